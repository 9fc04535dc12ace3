import type { Edge } from '@stellwerk/hex'
import { edgeBetween, edges } from '@stellwerk/hex'
import type { Ways } from '@stellwerk/table'
import { across, boardHex, joined, stopIndex } from '../board.js'
import { hexes } from '../data/map.js'
import type { HexId, RailwayId } from '../data/types.js'
import { stopUse } from '../rules/railways/running/stop-use.js'
import { stationsOf } from '../rules/railways/stations.js'
import type { State } from '../state.js'

/** How the routes of a railway go along the track, hex by hex. */
export function waysOf(state: State, railway: RailwayId, train: string): Ways {
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

/** Where a route of a railway may begin: at its own markers first, then at works. */
export function startsOf(state: State, railway: RailwayId): readonly HexId[] {
  const works = Object.keys(hexes).filter((hex) => {
    const { mine, factory } = hexes[hex] ?? {}
    return factory !== undefined || (mine !== undefined && state.mines[mine]?.open === true)
  })
  return [...new Set([...stationsOf(state, railway), ...works])]
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
