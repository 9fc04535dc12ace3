import type { Edge } from '@stellwerk/hex'
import { edgeBetween, opposite } from '@stellwerk/hex'
import type { Ways } from '@stellwerk/table'
import type { BoardHex } from '../board.js'
import { across, boardHex, isBlocked, stopIndex } from '../board.js'
import { maps } from '../data/maps.js'
import type { CompanyId, HexId } from '../data/types.js'
import { mapOf } from '../rules/reach.js'
import type { State } from '../state.js'

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

/** Where a run may begin: at stops on track of the company's own sheet. */
export const startsOf = (state: State, company: CompanyId): readonly HexId[] =>
  Object.keys(maps[mapOf(company)]).filter((hex) => waysOf(state, company).begins(hex))

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
