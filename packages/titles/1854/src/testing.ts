import type { PlayerId } from '@stellwerk/engine'
import { drawnOrder, purseOf } from '@stellwerk/engine'
import { RuleTable, orThrow } from '@stellwerk/engine/testing'
import type { EventFields } from './events.js'
import type { Description } from './position.js'
import type { State } from './state.js'
import { cashOf } from './state.js'
import { austria1854 } from './title.js'

/** A table of 1854 for tests of its rules. */
export class Table extends RuleTable<State, EventFields> {
  constructor(state: State) {
    super(austria1854, state)
  }

  /** Money of a player, a company, a local AG as `ag:A`, or what `bank` counts. */
  cash(purse: string): number {
    const isPlayer = this.state.players.includes(purse as PlayerId)
    return cashOf(this.state, isPlayer ? purseOf(purse as PlayerId) : purse.replace(/^ag:/, ''))
  }
}

/** A table in the described position. */
export const at = (description: Description): Table => new Table(orThrow(austria1854.position(description)))

/** A new game with players named A, B, C …, in that order. */
export function newGame(players: number): Table {
  const names = ['A', 'B', 'C', 'D', 'E', 'F'].slice(0, players) as PlayerId[]
  let seed = 1
  while (drawnOrder(names, seed).join() !== names.join()) seed++
  return new Table(orThrow(austria1854.create({ players: names, seed, options: {} })))
}
