import type { Edge } from '@stellwerk/hex'
import { edgeBetween, opposite } from '@stellwerk/hex'
import type { Ways } from '@stellwerk/table'
import { across, boardHex, isBlocked, stopIndex } from '../board.js'
import { hexes } from '../data/map.js'
import { trains } from '../data/trains.js'
import type { CompanyId, Gauge, HexId, TrainId } from '../data/types.js'
import type { State } from '../state.js'

/** How the runs of a train go along the track of its gauge, hex by hex. */
export function waysOf(state: State, company: CompanyId, train: TrainId): Ways {
  const { gauge } = trains[train]
  return {
    onward: (hex, from) => hexesOnward(state, hex, from, gauge),
    stopsIn(hex, from) {
      const entry = edgeBetween(hex, from)
      return stationEdges(state, hex, gauge).some((edges) => edges.some((edge) => edge === entry))
    },
    begins: (hex) => stationEdges(state, hex, gauge).some((edges) => edges.length > 0),
    ends(hex) {
      const { stops } = boardHex(state, hex)
      return stops.length > 0 && stops.every((_, stop) => isBlocked(state, company, hex, stop))
    },
  }
}

/** Where a run may begin: at stations on track of its gauge. */
export const startsOf = (state: State, company: CompanyId, train: TrainId): readonly HexId[] =>
  Object.keys(hexes).filter((hex) => waysOf(state, company, train).begins(hex))

function hexesOnward(state: State, hex: HexId, from: HexId | undefined, gauge: Gauge): readonly HexId[] {
  const onward = exits(state, hex, from, gauge).flatMap((edge) => {
    const next = across(hex, edge)
    const goesOn = next !== undefined && boardHex(state, next).by[gauge].exits.includes(opposite(edge))
    return goesOn ? [next] : []
  })
  return [...new Set(onward)]
}

/** For each station of a hex the sides from which track of the gauge leads there. */
function stationEdges(state: State, hex: HexId, gauge: Gauge): readonly (readonly Edge[])[] {
  const { stops, by } = boardHex(state, hex)
  return stops.map(({ kind }, stop) => (kind === 'junction' ? [] : (by[gauge].stopEdges[stop] ?? [])))
}

/** The sides by which a train leaves a hex that it came into from another, or in which it begins. */
function exits(state: State, hex: HexId, from: HexId | undefined, gauge: Gauge): readonly Edge[] {
  if (from === undefined) return stationEdges(state, hex, gauge).flat()
  const entry = edgeBetween(hex, from)
  if (entry === undefined) return []
  const { leads, stopEdges } = boardHex(state, hex).by[gauge]
  return (leads[entry] ?? []).flatMap((end): readonly Edge[] => {
    const stop = stopIndex(end)
    if (stop === undefined) return [end as Edge]
    return (stopEdges[stop] ?? []).filter((edge) => edge !== entry)
  })
}
