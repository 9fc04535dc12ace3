import type { Gauge, HexId, State, TrainRun } from '@stellwerk/1853'
import { across, boardHex, hexes, stopIndex, trains } from '@stellwerk/1853'
import type { Edge } from '@stellwerk/hex'
import { edgeBetween, opposite } from '@stellwerk/hex'

/** How a run goes along the track of its gauge, hex by hex. */

/** The hexes to which a run that is being put together can go next; at its beginning those with a station on its gauge. */
export function hexesOnward(state: State, { train, route }: TrainRun): readonly HexId[] {
  const { gauge } = trains[train]
  const at = route.at(-1)
  if (at === undefined)
    return Object.keys(hexes).filter((hex) =>
      stationEdges(state, hex, gauge).some((edges) => edges.length > 0),
    )
  const onward = exits(state, at, route.at(-2), gauge).flatMap((edge) => {
    const next = across(at, edge)
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
