import type { Action, Choice, GameEvent, PlayerId, Refusal } from '@stellwerk/engine'
import { apply, hash, legal, purseOf, refuses } from '@stellwerk/engine'
import type { EditionId } from './editions.js'
import type { EventFields, EventKind } from './events.js'
import { harzbahn } from './index.js'
import type { Description } from './position.js'
import type { State } from './state.js'
import { cashOf } from './state.js'

/**
 * A table for rule tests: a position in one line, then actions and what they did. Whatever is refused where the test
 * expects it to be possible ends the test with the reason, and every step is audited.
 */
export class Table {
  /** What the last action did. */
  events: readonly GameEvent[] = []

  constructor(public state: State) {}

  /** Carries out an action of the player who is to act, or of the one named. */
  act(type: string, own: object = {}, player: string = this.player): this {
    const before = hash(this.state)
    const outcome = apply(harzbahn, this.state, { type, player, ...own })
    if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.refusal)}`)
    if (hash({ ...this.state }) !== before) throw new Error('the state before was changed')
    const broken = harzbahn.audit(outcome.state)
    if (broken.length > 0) throw new Error(broken.join('; '))
    this.state = outcome.state
    this.events = outcome.events
    return this
  }

  /** All players in turn pass until the step of this kind, or of another operation, is reached. */
  passUntil(kind: string, operation?: string): this {
    for (let i = 0; i < 200; i++) {
      const { step } = legal(harzbahn, this.state)
      if (step?.kind === kind && (operation === undefined || step['operation'] === operation)) return this
      this.act('pass')
    }
    throw new Error(`never came to ${kind}`)
  }

  /** The refusal of an action, or undefined if it is possible. */
  refusal(type: string, own: object = {}, player: string = this.player): Refusal | undefined {
    return refuses(harzbahn, this.state, { type, player, ...own })
  }

  /** The id of the rule that forbids an action. */
  refused(type: string, own: object = {}, player: string = this.player): string | undefined {
    return this.refusal(type, own, player)?.rule
  }

  /** Who is to act (the first, where several may). */
  get player(): string {
    return this.players[0] ?? 'nobody'
  }

  get players(): readonly string[] {
    return legal(harzbahn, this.state).players
  }

  /** The step that waits for a decision. */
  get step(): string | undefined {
    return legal(harzbahn, this.state).step?.kind
  }

  choices(type?: string): readonly Choice[] {
    return legal(harzbahn, this.state).choices.filter((c) => type === undefined || c.action.type === type)
  }

  actions<A extends Action>(type: A['type']): readonly A[] {
    return this.choices(type).map((c) => c.action as A)
  }

  /** Money of a player, a company or `mine:7`. */
  cash(purse: string): number {
    return cashOf(
      this.state,
      this.state.players.includes(purse as PlayerId) ? purseOf(purse as PlayerId) : purse,
    )
  }

  /** The events of this kind that the last action caused. */
  told<K extends EventKind>(kind: K): readonly EventFields[K][] {
    return this.events.filter((e) => e.kind === kind) as unknown as readonly EventFields[K][]
  }
}

/** A table in the described position. */
export function at(description: Description): Table {
  const result = harzbahn.position(description)
  if (!result.ok) throw new Error(`no such position: ${JSON.stringify(result.refusal)}`)
  return new Table(result.value)
}

/** A new game with players named A, B, C …, in that order. */
export function newGame(players: number, edition: EditionId = 'R'): Table {
  const names = ['A', 'B', 'C', 'D', 'E', 'F'].slice(0, players)
  for (let seed = 1; seed < 10_000; seed++) {
    const result = harzbahn.create({ players: names, seed, options: { edition } })
    if (!result.ok) throw new Error(JSON.stringify(result.refusal))
    if (result.value.order.join() === names.join()) return new Table(result.value)
  }
  throw new Error('no seed draws this order')
}
