import { pieces, spokes } from '@stellwerk/rails'
import type { Stop, Tile, TileColour, TileId } from './types.js'

const town: Stop = { kind: 'town', circles: 0, value: 10 }
const city = (circles: number, value: number): Stop => ({ kind: 'city', circles, value })
const wien = (circles: number, value: number): Stop => ({ kind: 'city', name: 'Wien', circles, value })

const tile = (colour: TileColour, count: number, stops: readonly Stop[], track: Tile['track']): Tile => ({
  colour,
  count,
  ...(stops.some(({ name }) => name === 'Wien') ? { mark: 'W' } : {}),
  stops,
  track,
})

/** The tiles in rotation 0, with the number in the box (F-11). The tunnels are apart. */
export const tiles: Readonly<Record<TileId, Tile>> = {
  '1': tile('yellow', 2, [town, town], pieces('1-s0', 's0-3', '0-s1', 's1-4')),
  '2': tile('yellow', 2, [town, town], pieces('0-s0', 's0-3', '1-s1', 's1-2')),
  '3': tile('yellow', 3, [town], pieces('0-s0', 's0-1')),
  '4': tile('yellow', 6, [town], pieces('0-s0', 's0-3')),
  '5': tile('yellow', 5, [city(1, 20)], spokes(0, 1)),
  '6': tile('yellow', 6, [city(1, 20)], spokes(0, 2)),
  '7': tile('yellow', 5, [], pieces('0-1')),
  '8': tile('yellow', 11, [], pieces('0-2')),
  '9': tile('yellow', 11, [], pieces('0-3')),
  '55': tile('yellow', 2, [town, town], pieces('0-s0', 's0-3', '1-s1', 's1-4')),
  '56': tile('yellow', 2, [town, town], pieces('0-s0', 's0-2', '1-s1', 's1-3')),
  '57': tile('yellow', 6, [city(1, 20)], spokes(0, 3)),
  '58': tile('yellow', 6, [town], pieces('0-s0', 's0-2')),
  '69': tile('yellow', 1, [town, town], pieces('0-s0', 's0-3', '2-s1', 's1-4')),
  '14': tile('green', 4, [city(2, 30)], spokes(0, 1, 3, 4)),
  '15': tile('green', 7, [city(2, 30)], spokes(0, 1, 2, 3)),
  '619': tile('green', 4, [city(2, 30)], spokes(0, 2, 3, 4)),
  '16': tile('green', 2, [], pieces('0-2', '1-3')),
  '19': tile('green', 2, [], pieces('0-3', '2-4')),
  '20': tile('green', 2, [], pieces('0-3', '1-4')),
  '23': tile('green', 6, [], pieces('0-3', '0-4')),
  '24': tile('green', 6, [], pieces('0-3', '0-2')),
  '25': tile('green', 2, [], pieces('0-2', '0-4')),
  '26': tile('green', 2, [], pieces('0-3', '0-5')),
  '27': tile('green', 2, [], pieces('0-3', '0-1')),
  '28': tile('green', 2, [], pieces('0-4', '0-5')),
  '29': tile('green', 2, [], pieces('0-2', '0-1')),
  '433': tile(
    'green',
    1,
    [wien(1, 50), wien(1, 50), wien(1, 50), wien(1, 50), wien(1, 50)],
    pieces('0-s0', '1-s1', '2-s2', '3-s3', '4-s4'),
  ),
  '39': tile('brown', 1, [], pieces('0-2', '0-1', '1-2')),
  '40': tile('brown', 1, [], pieces('0-2', '2-4', '0-4')),
  '41': tile('brown', 1, [], pieces('0-3', '0-1', '1-3')),
  '42': tile('brown', 1, [], pieces('0-3', '3-5', '0-5')),
  '43': tile('brown', 1, [], pieces('0-3', '0-2', '1-3', '1-2')),
  '44': tile('brown', 1, [], pieces('0-3', '1-4', '0-1', '3-4')),
  '45': tile('brown', 1, [], pieces('0-3', '2-4', '0-4', '2-3')),
  '46': tile('brown', 1, [], pieces('0-3', '2-4', '3-4', '0-2')),
  '47': tile('brown', 1, [], pieces('0-3', '1-4', '1-3', '0-4')),
  '70': tile('brown', 1, [], pieces('0-1', '0-2', '1-3', '2-3')),
  '611': tile('brown', 6, [city(2, 40)], spokes(0, 1, 2, 3, 4)),
  '451': tile(
    'brown',
    1,
    [wien(1, 60), wien(2, 60), wien(2, 60)],
    pieces('0-s0', 's0-3', '1-s1', 's1-2', '4-s2', 's2-5'),
  ),
  '915': tile('grey', 2, [city(3, 50)], spokes(0, 1, 2, 3, 4)),
  '456': tile('grey', 1, [wien(5, 70)], spokes(0, 1, 2, 3, 4, 5)),
}
