import type { PlayerId, Settings } from '@stellwerk/engine'
import { purseOf, view } from '@stellwerk/engine'
import { RuleTable, orThrow } from '@stellwerk/engine/testing'
import type { EventFields } from './events.js'
import type { Description } from './position.js'
import type { State } from './state.js'
import { cashOf } from './state.js'
import { india1853 } from './title.js'

/** A table of 1853 for tests of its rules. */
export class Table extends RuleTable<State, EventFields> {
  constructor(state: State) {
    super(india1853, state)
  }

  /** All bonds in the order of the seats. */
  bonds(...amounts: readonly number[]): this {
    for (const [i, bond] of amounts.entries()) this.act('setBond', { bond }, this.state.players[i])
    return this
  }

  /** The elephant stays where it is. */
  override goOn(): this {
    return this.step === 'elephant' ? this.act('keepElephant') : super.goOn()
  }

  /** What a player knows of the state; `null` is a spectator. */
  seenBy(viewer: string | null): State {
    return view(india1853, this.state, viewer as PlayerId | null)
  }

  /** Money of a player, a company, a bond as `bond:A`, or what `bank` counts. */
  cash(purse: string): number {
    const isPlayer = this.state.players.includes(purse as PlayerId)
    return cashOf(this.state, isPlayer ? purseOf(purse as PlayerId) : purse)
  }
}

/** A table in the described position. */
export const at = (description: Description): Table => new Table(orThrow(india1853.position(description)))

/** A new game with players named A, B, C …, who now set their bonds. */
export function newGame(players: number, options: Settings = {}): Table {
  const names = ['A', 'B', 'C', 'D', 'E', 'F'].slice(0, players)
  return new Table(orThrow(india1853.create({ players: names, seed: 1, options })))
}
