import type { GameEvent } from './event.js'
import type { Action, Choice } from './flow.js'
import { top } from './flow.js'
import type { Title } from './game.js'
import { apply, decidersOf, legal, refuses } from './game.js'
import { hash } from './hash.js'
import type { Refusal, Result } from './refusal.js'
import type { CoreState } from './state.js'

/**
 * A table for tests of a title's rules: a position in one line, then actions and what they did. If something is refused
 * that the test expects to be possible, the test ends with the reason. Every step is audited.
 */
export class RuleTable<S extends CoreState, Told extends object> {
  /** What the last action did. */
  events: readonly GameEvent[] = []

  constructor(
    readonly title: Title<S>,
    public state: S,
  ) {}

  /** Carries out an action of the player who is to act, or of the one named. */
  act(type: string, own: object = {}, player: string = this.player): this {
    const before = hash(this.state)
    const outcome = apply(this.title, this.state, { type, player, ...own })
    if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.refusal)}`)
    if (hash({ ...this.state }) !== before) throw new Error('the state before was changed')
    const broken = this.title.audit(outcome.state)
    if (broken.length > 0) throw new Error(broken.join('; '))
    this.state = outcome.state
    this.events = outcome.events
    return this
  }

  /** The player who is to act passes; if passing is not possible, the first choice is taken. */
  goOn(): this {
    const { choices } = legal(this.title, this.state)
    const action = choices.find((choice) => choice.action.type === 'pass')?.action ?? choices[0]?.action
    if (!action) throw new Error(this.title.isOver(this.state) ? 'the game is over' : 'nobody can act')
    const { type, player, ...own } = action
    return this.act(type, own, player)
  }

  /** Passes until a step of this kind comes, of this company if one is named. */
  passUntil(kind: string, company?: string): this {
    for (let i = 0; i < 400; i++) {
      if (this.step === kind && (company === undefined || this.company === company)) return this
      this.goOn()
    }
    throw new Error(`never came to ${kind}`)
  }

  /** The refusal of an action, or undefined if it is possible. */
  refusal(type: string, own: object = {}, player: string = this.player): Refusal | undefined {
    return refuses(this.title, this.state, { type, player, ...own })
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
    return decidersOf(this.title, this.state)
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
    return legal(this.title, this.state).choices.filter((c) => type === undefined || c.action.type === type)
  }

  actions<A extends Action>(type: A['type']): readonly A[] {
    return this.choices(type).map((c) => c.action as A)
  }

  /** The events of this kind that the last action caused. */
  told<K extends keyof Told>(kind: K): readonly Told[K][] {
    return this.events.filter((e) => e.kind === kind) as unknown as readonly Told[K][]
  }
}

/** The value of a result, such as a position or a new game; a refusal ends the test with its reason. */
export function orThrow<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.refusal)}`)
  return result.value
}
