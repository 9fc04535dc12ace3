import type { Action, Choice, GameEvent, PlayerId, Refusal } from '@stellwerk/engine'
import { apply, decidersOf, hash, legal, purseOf, refuses, top, view } from '@stellwerk/engine'
import type { EventFields, EventKind } from './events.js'
import type { Description } from './position.js'
import type { State } from './state.js'
import { cashOf } from './state.js'
import { india1853 } from './title.js'

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
    const outcome = apply(india1853, this.state, { type, player, ...own })
    if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.refusal)}`)
    if (hash({ ...this.state }) !== before) throw new Error('the state before was changed')
    const broken = india1853.audit(outcome.state)
    if (broken.length > 0) throw new Error(broken.join('; '))
    this.state = outcome.state
    this.events = outcome.events
    return this
  }

  /** All bonds in the order of the seats. */
  bonds(...amounts: readonly number[]): this {
    for (const [i, bond] of amounts.entries()) this.act('setBond', { bond }, this.state.players[i])
    return this
  }

  /** The player who is to act passes; where nobody can pass, the first choice is taken. */
  goOn(): this {
    const { choices } = legal(india1853, this.state)
    const action = choices.find((choice) => choice.action.type === 'pass')?.action ?? choices[0]?.action
    if (!action) throw new Error(this.state.over ? 'the game is over' : 'nobody can act')
    const { type, player, ...own } = action
    return this.act(type, own, player)
  }

  /** Goes on until the step of this kind, of this company if one is named. */
  passUntil(kind: string, company?: string): this {
    for (let i = 0; i < 400; i++) {
      if (this.step === kind && (company === undefined || this.company === company)) return this
      if (this.step === 'elephant') this.act('keepElephant')
      else this.goOn()
    }
    throw new Error(`never came to ${kind}`)
  }

  /** The refusal of an action, or undefined if it is possible. */
  refusal(type: string, own: object = {}, player: string = this.player): Refusal | undefined {
    return refuses(india1853, this.state, { type, player, ...own })
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
    return decidersOf(india1853, this.state)
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
    return legal(india1853, this.state).choices.filter((c) => type === undefined || c.action.type === type)
  }

  actions<A extends Action>(type: A['type']): readonly A[] {
    return this.choices(type).map((c) => c.action as A)
  }

  /** What a player knows of the state; `null` is a spectator. */
  seenBy(viewer: string | null): State {
    return view(india1853, this.state, viewer as PlayerId | null)
  }

  /** Money of a player, a company, a bond as `bond:A`, or what `bank` counts. */
  cash(purse: string): number {
    const { state } = this
    return cashOf(state, state.players.includes(purse as PlayerId) ? purseOf(purse as PlayerId) : purse)
  }

  /** The events of this kind that the last action caused. */
  told<K extends EventKind>(kind: K): readonly EventFields[K][] {
    return this.events.filter((e) => e.kind === kind) as unknown as readonly EventFields[K][]
  }
}

/** A table in the described position. */
export function at(description: Description): Table {
  const result = india1853.position(description)
  if (!result.ok) throw new Error(`no such position: ${JSON.stringify(result.refusal)}`)
  return new Table(result.value)
}

/** A new game with players named A, B, C …, who now set their bonds. */
export function newGame(players: number, options: { readonly bank?: string } = {}): Table {
  const names = ['A', 'B', 'C', 'D', 'E', 'F'].slice(0, players)
  const result = india1853.create({ players: names, seed: 1, options: { ...options } })
  if (!result.ok) throw new Error(JSON.stringify(result.refusal))
  return new Table(result.value)
}
