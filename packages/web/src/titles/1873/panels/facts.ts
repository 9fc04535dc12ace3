import type { Shares, State } from '@stellwerk/1873'
import { playerOf } from '@stellwerk/1873'
import type { PlayerId } from '@stellwerk/engine'

/** What the panels tell that does not stand in the state as it is, and that no rule asks for. */

export interface Holding {
  readonly holder: PlayerId | 'pool' | 'issue'
  readonly isPlayer: boolean
  readonly count: number
  readonly percent: number
}

/** Who has the shares of a company: players in order, then the pool and the issue field. */
export function holdings(order: readonly PlayerId[], shares: Shares, denomination: number): Holding[] {
  const places = [...order.map((player) => `player:${player}`), 'pool', 'issue']
  return places.flatMap((place) => {
    const count = shares[place] ?? 0
    if (count === 0) return []
    const player = playerOf(place)
    const holder = player ?? (place as 'pool' | 'issue')
    return [{ holder, isPlayer: player !== undefined, count, percent: count * denomination }]
  })
}

/** The tiles of a sort that are kept for concession routes. */
export const reservedOf = (state: State, tile: string): number =>
  Object.values(state.reserved).filter((laid) => laid.tile === tile).length
