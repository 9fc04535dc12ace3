import { pieces, spokes } from '@stellwerk/rails'
import type { Mark, Piece, Stop, Tile, TileColour, TileId, TrackGauge } from './types.js'

const town: Stop = { kind: 'town', circles: 0, value: 10 }
const junction: Stop = { kind: 'junction', circles: 0, value: 0 }
const city = (circles: number, value: number): Stop => ({ kind: 'city', circles, value })
const five = (stop: Stop): readonly Stop[] => [stop, stop, stop, stop, stop]

const of =
  (gauge: TrackGauge) =>
  (track: ReturnType<typeof pieces>): readonly Piece[] =>
    track.map((piece) => ({ ...piece, gauge }))
const [standard, metre, dual] = [of('standard'), of('metre'), of('dual')]

const tile = (
  colour: TileColour,
  count: number,
  stops: readonly Stop[],
  track: readonly Piece[],
  upgradesTo: string,
  mark?: Mark,
): Tile => ({
  colour,
  count,
  ...(mark ? { mark } : {}),
  stops,
  track,
  upgradesTo: upgradesTo.split(' ').filter(Boolean),
})

/** The tiles in rotation 0, with the number in the box and the printed upgrade list. Which row is which tile: M-06. */
export const tiles: Readonly<Record<TileId, Tile>> = {
  '1': tile('yellow', 2, [town, town], standard(pieces('1-s0', 's0-3', '0-s1', 's1-4')), ''),
  '2': tile('yellow', 2, [town, town], standard(pieces('0-s0', 's0-3', '1-s1', 's1-2')), ''),
  '3': tile('yellow', 10, [town], standard(spokes(0, 1)), '12 14 15 716 717 718 719'),
  '4': tile('yellow', 14, [town], standard(spokes(0, 3)), '14 15 87 88 716 717 718 719'),
  '5': tile('yellow', 4, [city(1, 20)], standard(spokes(0, 1)), '12 14 15 716 717 718 719'),
  '6': tile('yellow', 8, [city(1, 20)], standard(spokes(0, 2)), '12 13 14 15 716 717 718 719'),
  '7': tile('yellow', 6, [], standard(pieces('0-1')), '80 82 83 234'),
  '8': tile('yellow', 14, [], standard(pieces('0-2')), '80 81 82 83 250'),
  '9': tile('yellow', 14, [], standard(pieces('0-3')), '82 83 233'),
  '55': tile('yellow', 2, [town, town], standard(pieces('0-s0', 's0-3', '1-s1', 's1-4')), ''),
  '56': tile('yellow', 2, [town, town], standard(pieces('0-s0', 's0-2', '1-s1', 's1-3')), ''),
  '58': tile('yellow', 10, [town], standard(spokes(0, 2)), '87 88 716 717 718 719'),
  // M-06: the public catalogues give this shape the number 115
  '69': tile('yellow', 2, [city(1, 20)], standard(spokes(0)), '12 13 14 15 716 717 718 719'),
  // M-06: both towns on one line, as in the public catalogues
  '71': tile('yellow', 2, [town, town], metre(pieces('0-s0', 's0-s1', 's1-4')), ''),
  '72': tile('yellow', 4, [town], metre(spokes(0, 1)), '89 716 717 718 719 100 116 117'),
  '73': tile('yellow', 6, [town], metre(spokes(0, 2)), '89 716 717 718 719 100 101 116 117'),
  '74': tile('yellow', 4, [town], metre(spokes(0, 3)), '89 716 717 718 719 116'),
  '75': tile('yellow', 2, [city(1, 20)], metre(spokes(0, 1)), '716 717 718 719 100'),
  '76': tile('yellow', 2, [city(1, 20)], metre(spokes(0, 2)), '716 717 718 719 100 101'),
  '77': tile('yellow', 4, [], metre(pieces('0-1')), '84 85 86 234'),
  '78': tile('yellow', 6, [], metre(pieces('0-2')), '84 85 86 250'),
  '79': tile('yellow', 6, [], metre(pieces('0-3')), '85 86 233'),
  '113': tile('yellow', 2, [city(1, 20)], metre(spokes(0)), '716 717 718 719 100 101'),
  '12': tile('green', 2, [city(1, 30)], standard(spokes(0, 1, 2)), '102 103'),
  '13': tile('green', 2, [city(1, 30)], standard(spokes(0, 2, 4)), '102 103'),
  '14': tile('green', 2, [city(2, 30)], standard(spokes(0, 1, 3, 4)), '102'),
  '15': tile('green', 2, [city(2, 30)], standard(spokes(0, 1, 2, 3)), '102'),
  '80': tile('green', 2, [], standard(pieces('0-1', '1-2', '0-2')), '106 108'),
  '81': tile('green', 2, [], standard(pieces('0-2', '2-4', '0-4')), '106'),
  '82': tile('green', 4, [], standard(pieces('0-1', '1-3', '0-3')), '106 107 108'),
  '83': tile('green', 4, [], standard(pieces('0-5', '5-3', '0-3')), '106 107 108'),
  '84': tile('green', 2, [], metre(pieces('0-1', '1-2', '0-2')), '106 108'),
  '85': tile('green', 2, [], metre(pieces('0-5', '5-3', '0-3')), '106 107 108'),
  '86': tile('green', 2, [], metre(pieces('0-1', '1-3', '0-3')), '106 107 108'),
  '87': tile('green', 2, [town], standard(spokes(0, 1, 2, 3)), '102'),
  '88': tile('green', 2, [town], standard(spokes(0, 1, 3, 4)), '102'),
  '89': tile('green', 2, [town], metre(spokes(0, 1, 3, 4)), '102'),
  '100': tile('green', 2, [city(1, 30)], metre(spokes(0, 1, 2)), '102 103'),
  '101': tile('green', 2, [city(1, 30)], metre(spokes(0, 2, 4)), '102 103'),
  '233': tile('green', 6, [], dual(pieces('0-3')), '106 107 108'),
  '234': tile('green', 4, [], dual(pieces('0-1')), '106 107 108'),
  '250': tile('green', 4, [], dual(pieces('0-2')), '106 107 108'),
  // M-06: 716 to 719 are placeholders that satisfy every printed upgrade list; 716 has both gauges side by side
  '716': tile('green', 4, [city(2, 20)], [...standard(spokes(0, 1, 3)), ...metre(spokes(2, 4, 5))], '102'),
  '717': tile('green', 2, [city(2, 30)], dual(spokes(0, 1, 3, 4)), '102'),
  '718': tile('green', 2, [city(2, 30)], dual(spokes(0, 1, 2, 3)), '102'),
  '719': tile('green', 2, [city(2, 30)], dual(spokes(0, 2, 3, 4)), '102 103'),
  '116': tile('green', 2, [town], metre(spokes(0, 1, 2, 3)), '102'),
  '117': tile('green', 2, [town], metre(spokes(0, 1, 2)), '102 103'),
  '102': tile('brown', 3, [city(2, 30)], dual(spokes(0, 1, 2, 3, 4, 5)), ''),
  '103': tile('brown', 4, [city(2, 40)], dual(spokes(0, 2, 3, 4)), '109'),
  // M-10: 50 in three public records, 40 in two others
  '105': tile('brown', 2, [city(3, 50)], dual(spokes(0, 1, 2)), '111', 'BM'),
  '106': tile('brown', 2, [junction], dual(spokes(0, 2, 3, 4)), '112'),
  '107': tile('brown', 2, [junction], dual(spokes(0, 1, 3, 4)), '112'),
  '108': tile('brown', 2, [junction], dual(spokes(0, 3, 4, 5)), '112'),
  // M-06: a placeholder; the printed number is not known
  'CD-brown': tile(
    'brown',
    2,
    five(city(1, 70)),
    dual(pieces('0-s0', '1-s1', '2-s2', '3-s3', '4-s4')),
    '900',
    'CD',
  ),
  // M-06: a placeholder with the four land neighbours of Waltair as exits; the printed number is not known
  'W-brown': tile('brown', 1, [city(2, 40)], dual(spokes(0, 1, 2, 3)), '', 'W'),
  '109': tile('grey', 2, [city(2, 50)], dual(spokes(0, 1, 2, 3, 4)), ''),
  // M-06: a placeholder, with the stations of the brown tile
  '900': tile('grey', 1, five(city(1, 100)), dual(pieces('0-s0', '1-s1', '2-s2', '3-s3', '4-s4')), '', 'CD'),
  '111': tile('grey', 2, [city(3, 70)], dual(spokes(0, 1, 2)), '', 'BM'),
  '112': tile('grey', 2, [junction], dual(spokes(0, 1, 2, 3, 4)), ''),
}
