import type { Tile, TileId } from './types.js'

/** T is plain track, S has a city, M is Mittmarkt; the digits are the exits in rotation 0. Tiles are unlimited. */
export const tiles: Readonly<Record<TileId, Tile>> = {
  T01: { colour: 'yellow', exits: [0, 1] },
  T02: { colour: 'yellow', exits: [0, 2] },
  T03: { colour: 'yellow', exits: [0, 3] },
  S01: { colour: 'yellow', exits: [0, 1], value: 20 },
  S02: { colour: 'yellow', exits: [0, 2], value: 20 },
  S03: { colour: 'yellow', exits: [0, 3], value: 20 },
  T012: { colour: 'green', exits: [0, 1, 2] },
  T013: { colour: 'green', exits: [0, 1, 3] },
  T014: { colour: 'green', exits: [0, 1, 4] },
  T024: { colour: 'green', exits: [0, 2, 4] },
  S012: { colour: 'green', exits: [0, 1, 2], value: 30 },
  S013: { colour: 'green', exits: [0, 1, 3], value: 30 },
  S014: { colour: 'green', exits: [0, 1, 4], value: 30 },
  S024: { colour: 'green', exits: [0, 2, 4], value: 30 },
  M: { colour: 'green', exits: [0, 1, 2, 3, 4, 5], value: 60, letter: 'M' },
}
