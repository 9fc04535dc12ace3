import { region } from './local-map.js'
import { austria } from './map.js'
import type { HexId, MapId, PrintedHex } from './types.js'

export const maps: Readonly<Record<MapId, Readonly<Record<HexId, PrintedHex>>>> = { austria, region }

/** The hexes of both maps; no name is on both. */
export const hexes: Readonly<Record<HexId, PrintedHex>> = { ...austria, ...region }
