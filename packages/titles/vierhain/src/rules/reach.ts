import { factOf } from '@stellwerk/engine'
import type { Edge } from '@stellwerk/hex'
import { opposite } from '@stellwerk/hex'
import { across, exitsAt, homeOf } from '../board.js'
import { hexes } from '../data/map.js'
import type { CompanyId, HexId } from '../data/types.js'
import type { State } from '../state.js'

/** The network of a company (vierhain-track-d). */
export interface Reach {
  /** The hexes with track of the network. */
  readonly hexes: ReadonlySet<HexId>
  /** The edges at which the network arrives at each hex, whether or not track goes on there. */
  readonly into: ReadonlyMap<HexId, ReadonlySet<Edge>>
}

/** All track within a hex is connected, so a path that enters it reaches all of it; off-board locations end a path. */
function find(state: Pick<State, 'tiles'>, company: CompanyId): Reach {
  const into = new Map<HexId, Set<Edge>>()
  const found = new Set([homeOf(company)])
  for (const hex of found) {
    if (hexes[hex]?.colour === 'red') continue
    for (const edge of exitsAt(state, hex)) {
      const next = across(hex, edge)
      if (next === undefined) continue
      into.set(next, (into.get(next) ?? new Set()).add(opposite(edge)))
      if (exitsAt(state, next).includes(opposite(edge))) found.add(next)
    }
  }
  return { hexes: found, into }
}

export const reachOf: (state: Pick<State, 'tiles'>, company: CompanyId) => Reach = factOf<
  Pick<State, 'tiles'>,
  CompanyId,
  Reach
>({ tiles: true }, find)

/** The stops on the network of a company, in the order of their names. */
export const stopsReached = (state: Pick<State, 'tiles'>, company: CompanyId): readonly HexId[] =>
  [...reachOf(state, company).hexes].filter((hex) => hexes[hex]?.stop).toSorted()
