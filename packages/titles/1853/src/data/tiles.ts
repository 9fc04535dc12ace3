import { brownAndGreyTiles } from './tiles-brown-grey.js'
import { greenTiles } from './tiles-green.js'
import { yellowTiles } from './tiles-yellow.js'
import type { Tile, TileId } from './types.js'

/** The tiles in rotation 0, with the number in the box and the printed upgrade list. Which row is which tile: M-06. */
export const tiles: Readonly<Record<TileId, Tile>> = { ...yellowTiles, ...greenTiles, ...brownAndGreyTiles }
