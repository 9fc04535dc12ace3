import type { PlayerId } from '@stellwerk/engine'
import { purseOf, top } from '@stellwerk/engine'
import { RuleTable, orThrow } from '@stellwerk/engine/testing'
import type { EditionId } from './editions.js'
import type { EventFields } from './events.js'
import { harzbahn } from './index.js'
import type { Description } from './position.js'
import type { State } from './state.js'
import { cashOf } from './state.js'

/** A table of 1873 for tests of its rules. */
export class Table extends RuleTable<State, EventFields> {
  constructor(state: State) {
    super(harzbahn, state)
  }

  /** The railway or mine whose step it is. */
  override get company(): string | undefined {
    return top(this.state)?.['operation'] as string | undefined
  }

  /** Money of a player, a company or `mine:7`. */
  cash(purse: string): number {
    const isPlayer = this.state.players.includes(purse as PlayerId)
    return cashOf(this.state, isPlayer ? purseOf(purse as PlayerId) : purse)
  }
}

/** Those of HBE and GHE are for sale from the start (1873-2-a, 1873-4.6-b). */
export const firstConcessions = {
  HBE: 'bank',
  GHE: 'bank',
  NWE: 'inactive',
  SHE: 'inactive',
  KEZ: 'inactive',
  WBE: 'inactive',
  QLB: 'inactive',
} as const

/** A table in the described position. */
export const at = (description: Description): Table => new Table(orThrow(harzbahn.position(description)))

/** A new game with players named A, B, C …, in that order. */
/** A's mine 4 is to buy, and the units of the phase are sold out. */
export const mineBuysNext = (phase: '1' | '2' | '3', owner = 'A'): Table =>
  at({
    players: ['A', 'B'],
    phase,
    units: { [phase]: 0 },
    mines: { 4: { owner, connected: false } },
    cash: { 'mine:4': 1000 },
    at: { round: 'operating', turn: 'mine:4', step: 'mine-purchases' },
  })

export function newGame(players: number, edition: EditionId = 'R'): Table {
  const names = ['A', 'B', 'C', 'D', 'E', 'F'].slice(0, players)
  for (let seed = 1; seed < 10_000; seed++) {
    const state = orThrow(harzbahn.create({ players: names, seed, options: { edition } }))
    if (state.order.join() === names.join()) return new Table(state)
  }
  throw new Error('no seed draws this order')
}
