import type { Refusal } from '@stellwerk/engine'
import { refusal } from '@stellwerk/engine'
import type { Edge } from '@stellwerk/hex'
import { edges } from '@stellwerk/hex'
import type { BoardHex } from '../../../board.js'
import { boardHex, hexWith, stopIndex } from '../../../board.js'
import { mines } from '../../../data/mines.js'
import type { HexId } from '../../../data/types.js'
import { editions } from '../../../editions.js'
import type { State } from '../../../state.js'
import { letsMinePass, letsPass } from '../../reach.js'
import type { Builder, Lay } from './builder.js'
import { reachOf } from './builder.js'
import type { MarkersOfHex } from './markers.js'
import { carriedOver } from './markers.js'

/** 1873-4.2.1-d: a mine reaches all track on its own hex, also that of its first tile. */
export const isOwnHex = (builder: Builder, hex: HexId): boolean =>
  builder.kind === 'mine' && mines[builder.mine].hex === hex

/** 1873-4.4.1-o, 1873-4.4.1-ak, 1873-4.2.1-d: why the new track of a tile cannot be reached. */
export function refuseReach(state: State, builder: Builder, lay: Lay): Refusal | undefined {
  if (isOwnHex(builder, lay.hex)) return undefined
  const before = boardHex(state, lay.hex)
  const after = hexWith(lay.hex, lay)
  // RUL-58: circles that become joined make the whole tile new track.
  const joining =
    before.stops.length > after.stops.length && editions[state.edition].joinedCircles === 'all track'
  const needed = joining ? after.exits : after.exits & ~before.exits
  const reached = reachedEdges(state, builder, before, after)
  // a tile that only joins circles adds no edge, but something of it must be reached
  const asked = needed || reached ? needed : after.exits
  if ((asked & ~reached) === 0) return undefined
  const missing = edges.filter((edge) => asked & ~reached & (1 << edge))
  const about = { hex: lay.hex, tile: lay.tile, rotation: lay.rotation, edges: missing }
  if (builder.kind === 'mine') return refusal('1873-4.2.1-d', { ...about, mine: builder.mine })
  if (joining) return refusal('1873-4.4.1-ak', { ...about, railway: builder.railway })
  return refusal('1873-4.4.1-o', { ...about, railway: builder.railway })
}

/**
 * The edges of a new tile whose track is reached, as bits. The reach before the tile is enough to tell: a tile never adds
 * track to two separate groups at once, so no way out of it and back into it can matter.
 */
function reachedEdges(state: State, builder: Builder, before: BoardHex, after: BoardHex): number {
  const touched = after.exits & (reachOf(state, builder).sides[after.site.at] as number)
  if (touched === 0) return 0
  const markers = carriedOver(state.markers[after.hex] ?? [], before, after)
  let reached = touched
  for (const edge of edges)
    if (touched & (1 << edge) && canPass(state, builder, after, markers, edge))
      reached |= after.together[edge] as number
  return reached
}

function canPass(
  state: State,
  builder: Builder,
  { leads, stops }: BoardHex,
  markers: MarkersOfHex,
  edge: Edge,
): boolean {
  const stop = stopIndex(leads[edge])
  if (stop === undefined) return true
  return builder.kind === 'mine'
    ? letsMinePass(state, stops, markers, stop)
    : letsPass(state, builder.railway, stops, markers, stop)
}
