import type { CompanyId, Gauge, HexId, State, TrainId } from '@stellwerk/1853'
import { across, boardHex, hexes, isBlocked, stopIndex, trains } from '@stellwerk/1853'
import type { Edge } from '@stellwerk/hex'
import { edgeBetween, opposite } from '@stellwerk/hex'
import type { Ways } from '../../board/route-edit.js'

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

/** The hexes to which a run that is being put together can go next; at its beginning those with a station on its gauge. */
export function nextHexes(ways: Ways, route: readonly HexId[]): readonly HexId[] {
  const at = route.at(-1)
  return at === undefined
    ? Object.keys(hexes).filter((hex) => ways.begins(hex))
    : ways.onward(at, route.at(-2))
}

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
