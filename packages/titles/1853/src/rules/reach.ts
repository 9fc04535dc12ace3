import type { Edge } from '@stellwerk/hex'
import { boardHex, gauges, isBlocked } from '../board.js'
import type { CompanyId, Gauge, HexId } from '../data/types.js'
import type { State } from '../state.js'
import type { Ground } from './track/ground.js'
import { Memo, entry } from './track/ground.js'
import type { Spot } from './track/network.js'
import { Network, spotAt } from './track/network.js'

type Edges = Readonly<Record<Gauge, ReadonlySet<Edge>>>

/** Where the lines of a company lead (1853-4.1.6). */
export interface Reach {
  /** The edges of each hex to which lines of a gauge lead from outside, whether or not track goes on there. */
  readonly into: ReadonlyMap<HexId, Edges>
  /** Names of the stops that a line leads to or begins at, also of those that it cannot pass. */
  readonly stops: ReadonlySet<string>
}

/** The stations with a base of the company. */
export function* basesOf(state: Pick<State, 'bases'>, company: CompanyId): Generator<Spot> {
  for (const [hex, stops] of Object.entries(state.bases))
    for (const [stop, bases] of stops.entries()) if (bases.includes(company)) yield spotAt(hex, stop)
}

export const hasBaseIn = (state: Pick<State, 'bases'>, company: CompanyId, hex: HexId): boolean =>
  state.bases[hex]?.some((stop) => stop.includes(company)) === true

/** each gauge by itself, since a line goes over from one to the other at a base alone (1853-4.1.6-c). */
function find(ground: Ground, company: CompanyId): Reach {
  const starts = [...basesOf(ground, company)]
  const into = new Map<HexId, Record<Gauge, Set<Edge>>>()
  const stops = new Set<string>()
  for (const gauge of gauges) {
    const network = new Network(ground.tiles, gauge)
    const seen = new Set(starts.map(({ name }) => name))
    const open = [...starts]
    for (let at = open.pop(); at; at = open.pop()) {
      if (boardHex(ground, at.hex).stops[at.stop]) stops.add(at.name)
      // 1853-4.1.6-f: it may end in a blocked station but not go on
      if (isBlocked(ground, company, at.hex, at.stop)) continue
      for (const { hex, edge, spot } of network.legsFrom(at)) {
        if (edge !== undefined)
          entry(into, hex, () => ({ standard: new Set<Edge>(), metre: new Set<Edge>() }))[gauge].add(edge)
        if (!spot || seen.has(spot.name)) continue
        seen.add(spot.name)
        open.push(spot)
      }
    }
  }
  return { into, stops }
}

const known = new Memo<Reach>()

/** What a company reaches now. */
export const reachOf = (ground: Ground, company: CompanyId): Reach =>
  known.get(ground, company, () => find(ground, company))
