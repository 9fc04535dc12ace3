import type { PlayerId } from '@stellwerk/engine'
import { drawnOrder, purseOf } from '@stellwerk/engine'
import { RuleTable, orThrow } from '@stellwerk/engine/testing'
import type { EventFields } from './events.js'
import type { Description } from './position.js'
import type { State } from './state.js'
import { cashOf } from './state.js'
import { vierhain } from './title.js'

/** A table of Vierhain for tests of its rules. */
export class Table extends RuleTable<State, EventFields> {
  constructor(state: State) {
    super(vierhain, state)
  }

  /** Money of a player or a company. */
  cash(purse: string): number {
    const isPlayer = this.state.players.includes(purse as PlayerId)
    return cashOf(this.state, isPlayer ? purseOf(purse as PlayerId) : purse)
  }

  /** Price of a company; null before it is founded. */
  price(company: keyof State['companies']): number | null {
    return this.state.companies[company].price
  }

  director(company: keyof State['companies']): string | null {
    return this.state.companies[company].director
  }

  /** Shares of a company with a player, or in the bank. */
  shares(company: keyof State['companies'], holder: string): number {
    return this.state.companies[company].shares[holder === 'bank' ? holder : `player:${holder}`] ?? 0
  }

  trains(company: keyof State['companies']): readonly string[] {
    return this.state.companies[company].trains
  }
}

/** The players of tests, in seat order. */
const seats = ['1', '2', '3', '4'] as const

/** A table in the described position, with four players if nothing else is said. */
export const at = (description: Partial<Description>): Table =>
  new Table(orThrow(vierhain.position({ players: seats, ...description })))

/** A new game with players named 1, 2, 3 …, in that order. */
export function newGame(players = 4): Table {
  const names = seats.slice(0, players) as unknown as PlayerId[]
  let seed = 1
  while (drawnOrder(names, seed).join() !== names.join()) seed++
  return new Table(orThrow(vierhain.create({ players: names, seed, options: {} })))
}
