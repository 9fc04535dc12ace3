import type { HexId, RailwayId, State } from '@stellwerk/1873'
import { across, boardHex, joined, stopIndex, stopUse } from '@stellwerk/1873'
import type { Edge } from '@stellwerk/hex'
import { edgeBetween, edges } from '@stellwerk/hex'
import type { Ways } from '../../board/route-edit.js'
import type { TrainName } from './decision/run/plan.js'

/** How the routes of a railway go along the track, hex by hex. */
export function waysOf(state: State, railway: RailwayId, train: TrainName): Ways {
  const use = (hex: HexId, from: HexId) => {
    const stop = stopAt(state, hex, from)
    return stop === undefined ? undefined : stopUse(state, railway, hex, stop)
  }
  return {
    onward: (hex, from) =>
      exits(state, hex, from).flatMap((edge) => (joined(state, hex, edge) ? (across(hex, edge) ?? []) : [])),
    stopsIn: (hex, from) => stopAt(state, hex, from) !== undefined,
    begins: (hex) => boardHex(state, hex).leads.some((end) => stopIndex(end) !== undefined),
    ends: (hex, from) => use(hex, from)?.passes === false,
    // 1873-4.4.3-r: a diesel does not call at works
    mayEnd: (hex, from) => use(hex, from)?.[train === 'D' ? 'own' : 'ends'] ?? false,
  }
}

/** The sides by which a train leaves a hex that it came into from another; at its beginning from any stop. */
function exits(state: State, hex: HexId, from: HexId | undefined): readonly Edge[] {
  const { leads } = boardHex(state, hex)
  if (from === undefined) return edges.filter((edge) => stopIndex(leads[edge]) !== undefined)
  const entry = edgeBetween(hex, from)
  const lead = entry === undefined ? undefined : leads[entry]
  if (lead === undefined) return []
  return typeof lead === 'number' ? [lead] : edges.filter((edge) => edge !== entry && leads[edge] === lead)
}

/** The stop to which the track leads that comes into a hex from another. */
function stopAt(state: State, hex: HexId, from: HexId): number | undefined {
  const edge = edgeBetween(hex, from)
  return edge === undefined ? undefined : stopIndex(boardHex(state, hex).leads[edge])
}
