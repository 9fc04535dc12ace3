import type { HexId, State } from '@stellwerk/1873'
import { across, boardHex, joined, stopIndex } from '@stellwerk/1873'
import type { Edge } from '@stellwerk/hex'
import { edgeBetween, edges } from '@stellwerk/hex'

/** How a route goes along the track, hex by hex. */

/** The hexes to which track leads on for a train that came from a hex; at its beginning it leaves from any stop. */
export function hexesOnward(state: State, hex: HexId, from: HexId | undefined): HexId[] {
  return exits(state, hex, from).flatMap((edge) =>
    joined(state, hex, edge) ? (across(hex, edge) ?? []) : [],
  )
}

function exits(state: State, hex: HexId, from: HexId | undefined): readonly Edge[] {
  const { leads } = boardHex(state, hex)
  if (from === undefined) return edges.filter((edge) => stopIndex(leads[edge]) !== undefined)
  const entry = edgeBetween(hex, from)
  const lead = entry === undefined ? undefined : leads[entry]
  if (lead === undefined) return []
  return typeof lead === 'number' ? [lead] : edges.filter((edge) => edge !== entry && leads[edge] === lead)
}

/** Whether the track that comes into a hex from another leads to a stop there. */
export function stopsIn(state: State, hex: HexId, from: HexId): boolean {
  const edge = edgeBetween(hex, from)
  return edge !== undefined && stopIndex(boardHex(state, hex).leads[edge]) !== undefined
}
