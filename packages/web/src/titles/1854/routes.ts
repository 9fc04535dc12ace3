import type { BoardHex, CompanyId, HexId, State } from '@stellwerk/1854'
import { across, boardHex, isBlocked, mapOf, maps, stopIndex } from '@stellwerk/1854'
import type { Edge } from '@stellwerk/hex'
import { edgeBetween, opposite } from '@stellwerk/hex'
import type { Ways } from '../../board/route-edit.js'

/** How trains of a company go along track and through tunnels, hex by hex. */
export const waysOf = (state: State, company: CompanyId): Ways => ({
  onward(hex, from) {
    const onward = exits(boardHex(state, hex), from).flatMap((edge) => {
      const next = across(hex, edge)
      return next !== undefined && comesIn(boardHex(state, next), opposite(edge)) ? [next] : []
    })
    return [...new Set(onward)]
  },
  stopsIn(hex, from) {
    const entry = edgeBetween(hex, from)
    return boardHex(state, hex).stopEdges.some((edges) => edges.some((edge) => edge === entry))
  },
  begins: (hex) => boardHex(state, hex).stopEdges.some((edges) => edges.length > 0),
  ends(hex) {
    const { stops } = boardHex(state, hex)
    return (
      stops.length > 0 &&
      stops.every(({ kind }, stop) => kind === 'far' || isBlocked(state, company, hex, stop))
    )
  },
})

/** The hexes to which a run that is being put together can go next; at its beginning those with a stop on track. */
export function nextHexes(ways: Ways, company: CompanyId, route: readonly HexId[]): readonly HexId[] {
  const at = route.at(-1)
  return at === undefined
    ? Object.keys(maps[mapOf(company)]).filter((hex) => ways.begins(hex))
    : ways.onward(at, route.at(-2))
}

const comesIn = ({ exits: track, mouths }: BoardHex, edge: Edge): boolean =>
  track.includes(edge) || mouths.includes(edge)

/** The sides by which a train leaves a hex that it came into from another, or in which it begins. */
function exits({ hex, leads, stopEdges }: BoardHex, from: HexId | undefined): readonly Edge[] {
  if (from === undefined) return stopEdges.flat()
  const entry = edgeBetween(hex, from)
  if (entry === undefined) return []
  return (leads[entry] ?? []).flatMap((end): readonly Edge[] => {
    const stop = stopIndex(end)
    if (stop === undefined) return [end as Edge]
    return (stopEdges[stop] ?? []).filter((edge) => edge !== entry)
  })
}
