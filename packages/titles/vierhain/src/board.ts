import type { Edge } from '@stellwerk/hex'
import { edges, neighbour, turn } from '@stellwerk/hex'
import { companies } from './data/companies.js'
import { hexes } from './data/map.js'
import { tiles } from './data/tiles.js'
import type { CompanyId, HexId, PrintedHex, Tile, TileId } from './data/types.js'
import type { LaidTile, State } from './state.js'

/** A hex as it now lies on the table: printed or covered by a tile. */
export interface BoardHex {
  readonly hex: HexId
  readonly printed: PrintedHex
  readonly laid: LaidTile | undefined
  readonly colour: PrintedHex['colour'] | Tile['colour']
  readonly exits: readonly Edge[]
}

export const isHex = (hex: string): boolean => Object.hasOwn(hexes, hex)
export const isTile = (tile: string): boolean => Object.hasOwn(tiles, tile)

export const tileOf = ({ tile }: LaidTile): Tile => tiles[tile] as Tile

/** The exits of each tile in each rotation, in order. */
const exitsByRotation: Readonly<Record<TileId, readonly (readonly Edge[])[]>> = Object.fromEntries(
  Object.entries(tiles).map(([id, { exits }]) => [
    id,
    edges.map((by) => exits.map((edge) => turn(edge, by)).toSorted((a, b) => a - b)),
  ]),
)

/** The edges at which the track of a tile comes out as it lies. */
export const exitsOf = ({ tile, rotation }: LaidTile): readonly Edge[] =>
  exitsByRotation[tile]?.[rotation] as readonly Edge[]

/** The edges at which the track on a hex comes out, printed or laid. */
export function exitsAt({ tiles: lying }: Pick<State, 'tiles'>, hex: HexId): readonly Edge[] {
  const laid = lying[hex]
  return laid ? exitsOf(laid) : (hexes[hex]?.exits ?? [])
}

export function boardHex({ tiles: lying }: Pick<State, 'tiles'>, hex: HexId): BoardHex {
  const printed = hexes[hex]
  if (!printed) throw new Error(`no hex ${hex}`)
  const laid = lying[hex]
  const { colour } = laid ? tileOf(laid) : printed
  return { hex, printed, laid, colour, exits: exitsAt({ tiles: lying }, hex) }
}

/** The hex across an edge, if the map goes on there. */
export function across(hex: HexId, edge: Edge): HexId | undefined {
  const other = neighbour(hex, edge)
  return isHex(other) ? other : undefined
}

/** What a call there earns now (vierhain-run-g, -h); nothing where no stop can be reached. */
export function valueAt({ phase, tiles: lying }: Pick<State, 'phase' | 'tiles'>, hex: HexId): number {
  const { printed, laid } = boardHex({ tiles: lying }, hex)
  return laid ? (tileOf(laid).value ?? 0) : (printed.values?.[phase === '1' ? 0 : 1] ?? 0)
}

export const homeOf = (company: CompanyId): HexId => companies[company].home
