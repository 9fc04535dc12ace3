import type { Action, CoreState } from '@stellwerk/engine'
import type { Search } from '../session/decider.js'
import type { Session } from '../session/session.js'
import { VariationSession } from './session.js'
import { newVariationId } from './store.js'
import type { VariationStore } from './store.js'
import type { Variation } from './variation.js'
import { actionsOf, sharedBy } from './variation.js'

/** What a keeper works with. */
export interface Surroundings {
  readonly game: Session
  /** Under what name the variations of the game are kept. */
  readonly key: string
  readonly store: VariationStore
  readonly slowSteps: readonly string[]
  readonly search: Search
  drawSeed(): number
  /** A variation as this page may show it. */
  seen(session: Session): Session
  /** Something has changed. */
  changed(): void
}

/** Keeps the variations of one game, and has the shown one open. */
export class Keeper {
  private open:
    | { readonly id: string; readonly whole: VariationSession<CoreState>; readonly seen: Session }
    | undefined
  /** The id of a variation in which nothing has been done yet: it is not worth keeping. */
  private fresh: string | undefined

  private constructor(
    private readonly around: Surroundings,
    public variations: readonly Variation[],
  ) {}

  static async open(around: Surroundings): Promise<Keeper> {
    return new Keeper(around, await around.store.list(around.key))
  }

  get shown(): Variation | undefined {
    return this.variations.find(({ id }) => id === this.open?.id)
  }

  /** The session of the variation that is shown. */
  get session(): Session | undefined {
    return this.open?.seen
  }

  async tryFrom(at: number): Promise<void> {
    const game = await this.wholeGame()
    const actions = this.open?.whole.actionsTo(at) ?? game.slice(0, at)
    const same = this.variations.find(
      (one) => one.actions.length === actions.length && sharedBy(one.actions, actions) === actions.length,
    )
    if (same) return this.show(same.id)
    const start = this.startOf(actions, at)
    const variation: Variation = {
      id: newVariationId(),
      name: this.freeName(),
      from: actions.length,
      actions,
      ...(start ? { start } : {}),
    }
    this.variations = [...this.variations, variation]
    await this.show(variation.id)
    this.fresh = variation.id
  }

  async show(id: string | undefined): Promise<void> {
    await this.wholeGame()
    this.open?.whole.close()
    if (this.fresh !== id) this.variations = this.variations.filter((one) => one.id !== this.fresh)
    this.fresh = undefined
    const variation = this.variations.find((one) => one.id === id)
    this.open = variation && this.opened(variation)
    this.around.changed()
  }

  async rename(id: string, name: string): Promise<void> {
    await this.replace(id, (variation) => ({ ...variation, name }))
  }

  async remove(id: string): Promise<void> {
    if (this.open?.id === id) await this.show(undefined)
    this.variations = this.variations.filter((one) => one.id !== id)
    this.around.changed()
    await this.around.store.remove(this.around.key, id)
  }

  close(): void {
    this.open?.whole.close()
  }

  private opened(variation: Variation): NonNullable<Keeper['open']> {
    const { id } = variation
    const { game, slowSteps, search, seen } = this.around
    const keep = (actions: readonly Action[]): Promise<void> =>
      this.replace(id, (one) => ({ ...one, actions }))
    const whole = new VariationSession(game, variation, { slowSteps, search, keep })
    return { id, whole, seen: seen(whole) }
  }

  private async replace(id: string, change: (variation: Variation) => Variation): Promise<void> {
    const before = this.variations.find((one) => one.id === id)
    if (!before) return
    const after = change(before)
    if (this.fresh === id) this.fresh = undefined
    this.variations = this.variations.map((one) => (one === before ? after : one))
    this.around.changed()
    await this.around.store.keep(this.around.key, after)
  }

  /** Where the variation leaves a game that is only seen, which does not tell its random source. */
  private startOf(actions: readonly Action[], at: number): Variation['start'] {
    const { start } = this.shown ?? {}
    if (start && start.at <= actions.length) return start
    const state = this.around.game.now.at(at)?.state
    if (state?.random !== null) return undefined
    return { at, state: { ...state, random: this.around.drawSeed() } }
  }

  private freeName(): string {
    const taken = new Set(this.variations.map(({ name }) => name))
    const letters = Array.from({ length: 26 }, (_, n) => String.fromCharCode(65 + n))
    return letters.find((letter) => !taken.has(letter)) ?? String(this.variations.length + 1)
  }

  /** The actions of the game, once all of them are there. */
  private wholeGame(): Promise<readonly Action[]> {
    const { game } = this.around
    return new Promise((resolve) => {
      const look = (): boolean => {
        const actions = actionsOf(game.now)
        if (actions) resolve(actions)
        return actions !== undefined
      }
      if (look()) return
      const stop = game.subscribe(() => look() && stop())
    })
  }
}
