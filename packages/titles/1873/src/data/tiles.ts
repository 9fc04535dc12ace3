import { pieces, spokes } from '@stellwerk/rails'
import { state, stop } from './hex-notation.js'
import type { Piece, Stop, Tile, TileColour, TileId } from './types.js'

const double = [stop(1, 20), stop(1, 20)]
const two = { two: true } as const

const tile = (
  colour: TileColour,
  count: number,
  kind: Tile['kind'],
  stops: readonly Stop[],
  track: readonly Piece[],
  special: Pick<Tile, 'mark' | 'two'> = {},
): Tile => ({ colour, count, kind, ...special, stops, track })

/** The tiles in rotation 0, with the number in the box. */
export const tiles: Readonly<Record<TileId, Tile>> = {
  '75': tile('yellow', 4, 'village', [stop(1, 20)], spokes(0, 1), two),
  '76': tile('yellow', 7, 'village', [stop(1, 20)], spokes(0, 2), two),
  '77': tile('yellow', 2, 'plain', [], pieces('0-1'), two),
  '78': tile('yellow', 10, 'plain', [], pieces('0-2'), two),
  '79': tile('yellow', 4, 'plain', [], pieces('0-3'), two),
  '100': tile('green', 4, 'village', [stop(1, 30)], spokes(0, 1, 2)),
  '101': tile('green', 1, 'village', [stop(1, 30)], spokes(0, 2, 4)),
  '914': tile('green', 1, 'village', double, pieces('1-s0', '2-s0', '3-s1', '5-s1'), two),
  '956': tile('yellow', 10, 'village', [stop(1, 20)], spokes(0, 3), two),
  '957': tile('green', 2, 'plain', [], pieces('0-2', '1-3'), two),
  '958': tile('green', 2, 'plain', [], pieces('0-4', '1-3'), two),
  '959': tile('green', 1, 'plain', [], pieces('0-3', '1-2'), two),
  '960': tile('green', 2, 'plain', [], pieces('0-3', '2-4'), two),
  '961': tile('green', 2, 'plain', [], pieces('0-3', '1-4'), two),
  '962': tile('green', 6, 'village', [stop(1, 30)], spokes(0, 3, 5)),
  '963': tile('green', 6, 'village', [stop(1, 30)], spokes(0, 1, 3)),
  '964': tile('green', 1, 'village', double, pieces('0-s0', '1-s0', '3-s1', '4-s1'), two),
  '965': tile('green', 1, 'village', double, pieces('0-s1', '1-s0', '3-s0', '4-s1'), two),
  '966': tile('green', 1, 'village', double, pieces('0-s0', '1-s1', '2-s0', '3-s1'), two),
  '967': tile('green', 1, 'village', double, pieces('0-s0', '2-s0', '3-s1', '4-s1'), two),
  '968': tile('green', 2, 'village', double, pieces('0-s0', '1-s1', '2-s1', '3-s0'), two),
  '969': tile('green', 2, 'village', double, pieces('0-s0', '2-s1', '3-s0', '4-s1'), two),
  '970': tile('green', 1, 'village', double, pieces('0-s0', '1-s1', '3-s0', '4-s1'), two),
  '971': tile('green', 2, 'town', [stop(1, 40)], spokes(0, 1)),
  '972': tile('green', 3, 'town', [stop(1, 40)], spokes(0, 2)),
  '973': tile('green', 1, 'town', [stop(1, 40)], spokes(0, 3)),
  '974': tile('green', 1, 'town', [stop(2, 60)], spokes(0, 2, 3, 4), { mark: 'B' }),
  '975': tile('brown', 4, 'village', [stop(2, 40)], spokes(0, 1, 3, 4)),
  '976': tile('brown', 6, 'village', [stop(2, 40)], spokes(0, 1, 2, 3)),
  '977': tile('brown', 5, 'village', [stop(2, 40)], spokes(0, 2, 3, 4)),
  '978': tile('brown', 2, 'town', [stop(2, 60)], spokes(0, 1, 2)),
  '979': tile('brown', 2, 'town', [stop(2, 60)], spokes(0, 2, 4)),
  '980': tile('brown', 2, 'town', [stop(2, 60)], spokes(0, 3, 5)),
  '985': tile('brown', 2, 'town', [stop(2, 60)], spokes(0, 1, 3)),
  '986': tile('brown', 1, 'town', [stop(2, 80)], spokes(0, 1, 2, 3, 4), { mark: 'B' }),
  '987': tile('brown', 2, 'town', [stop(2, 90)], [...spokes(1, 2), ...state(spokes(0, 3))], { mark: 'HQG' }),
  '988': tile('grey', 3, 'village', [stop(3, 50)], spokes(0, 1, 2, 3, 4)),
  '989': tile('grey', 2, 'town', [stop(3, 70)], spokes(0, 1, 2, 3, 4)),
  '990': tile('grey', 1, 'town', [stop(3, 100)], spokes(0, 1, 2, 3, 4, 5), { mark: 'B' }),
}
