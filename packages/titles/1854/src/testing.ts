import type { Action, Choice, GameEvent, PlayerId, Refusal } from '@stellwerk/engine'
import { apply, decidersOf, hash, legal, purseOf, refuses, top } from '@stellwerk/engine'
import type { EventFields, EventKind } from './events.js'
import type { Description } from './position.js'
import { seatingOrder } from './rules/setup.js'
import type { State } from './state.js'
import { cashOf } from './state.js'
import { austria1854 } from './title.js'

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
    const outcome = apply(austria1854, this.state, { type, player, ...own })
    if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.refusal)}`)
    if (hash({ ...this.state }) !== before) throw new Error('the state before was changed')
    const broken = austria1854.audit(outcome.state)
    if (broken.length > 0) throw new Error(broken.join('; '))
    this.state = outcome.state
    this.events = outcome.events
    return this
  }

  /** The player who is to act passes; where nobody can pass, the first choice is taken. */
  goOn(): this {
    const { choices } = legal(austria1854, this.state)
    const action = choices.find((choice) => choice.action.type === 'pass')?.action ?? choices[0]?.action
    if (!action) throw new Error(this.state.over ? 'the game is over' : 'nobody can act')
    const { type, player, ...own } = action
    return this.act(type, own, player)
  }

  /** Goes on until the step of this kind, of this company if one is named. */
  passUntil(kind: string, company?: string): this {
    for (let i = 0; i < 400; i++) {
      if (this.step === kind && (company === undefined || this.company === company)) return this
      this.goOn()
    }
    throw new Error(`never came to ${kind}`)
  }

  /** The refusal of an action, or undefined if it is possible. */
  refusal(type: string, own: object = {}, player: string = this.player): Refusal | undefined {
    return refuses(austria1854, this.state, { type, player, ...own })
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
    return decidersOf(austria1854, this.state)
  }

  /** The step that waits for a decision. */
  get step(): string | undefined {
    return top(this.state)?.kind
  }

  /** The company whose step it is. */
  get company(): string | undefined {
    return top(this.state)?.['company'] as string | undefined
  }

  choices(type?: string): readonly Choice[] {
    return legal(austria1854, this.state).choices.filter((c) => type === undefined || c.action.type === type)
  }

  actions<A extends Action>(type: A['type']): readonly A[] {
    return this.choices(type).map((c) => c.action as A)
  }

  /** Money of a player, a company, a local AG as `ag:A`, or what `bank` counts. */
  cash(purse: string): number {
    return cashOf(
      this.state,
      this.state.players.includes(purse as PlayerId) ? purseOf(purse as PlayerId) : purse.replace(/^ag:/, ''),
    )
  }

  /** The events of this kind that the last action caused. */
  told<K extends EventKind>(kind: K): readonly EventFields[K][] {
    return this.events.filter((e) => e.kind === kind) as unknown as readonly EventFields[K][]
  }
}

/** A table in the described position. */
export function at(description: Description): Table {
  const result = austria1854.position(description)
  if (!result.ok) throw new Error(`no such position: ${JSON.stringify(result.refusal)}`)
  return new Table(result.value)
}

/** A new game with players named A, B, C …, in that order. */
export function newGame(players: number): Table {
  const names = ['A', 'B', 'C', 'D', 'E', 'F'].slice(0, players) as PlayerId[]
  let seed = 1
  while (seatingOrder(names, seed).join() !== names.join()) seed++
  const result = austria1854.create({ players: names, seed, options: {} })
  if (!result.ok) throw new Error(JSON.stringify(result.refusal))
  return new Table(result.value)
}
