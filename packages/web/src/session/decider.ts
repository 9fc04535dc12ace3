import type { CoreState, OpenDecision, Playable } from '@stellwerk/engine'
import { openDecision, top } from '@stellwerk/engine'

/** Looks for the choices of a state somewhere else than in the page; gives up when told to. */
export type Search = (title: string, state: CoreState, signal: AbortSignal) => Promise<OpenDecision>

/**
 * Finds the choices of states, one state at a time: quick ones at once, those of heavy steps by a search elsewhere. What was
 * found is remembered beside its state, so that going back and forth costs nothing.
 */
export class Decider<S extends CoreState> {
  private readonly found = new WeakMap<S, OpenDecision>()
  private searching: { readonly state: S; readonly abort: AbortController } | undefined

  constructor(
    private readonly title: Playable<S>,
    private readonly slowSteps: readonly string[],
    private readonly search: Search,
  ) {}

  /** The choices of a state; null while they are being looked for, then `ready` is called once they are known. */
  decide(state: S, ready: () => void): OpenDecision | null {
    const known = this.found.get(state)
    if (known) return known
    if (this.searching?.state === state) return null
    this.cancel()
    if (this.isSlow(state)) {
      void this.look(state, ready)
      return null
    }
    return this.remember(state, openDecision(this.title, state))
  }

  /** The choices of a state that may come next; null if they take long to find. */
  ahead(state: S): OpenDecision | null {
    const known = this.found.get(state)
    if (known) return known
    return this.isSlow(state) ? null : this.remember(state, openDecision(this.title, state))
  }

  private isSlow(state: S): boolean {
    return this.slowSteps.includes(top(state)?.kind ?? '') && !this.title.isOver(state)
  }

  /** Gives up what is being looked for. */
  cancel(): void {
    this.searching?.abort.abort()
    this.searching = undefined
  }

  private async look(state: S, ready: () => void): Promise<void> {
    const abort = new AbortController()
    this.searching = { state, abort }
    let decision: OpenDecision
    try {
      decision = await this.search(this.title.id, state, abort.signal)
    } catch {
      if (abort.signal.aborted) return
      // without a worker the page itself has to look, and stands still meanwhile
      decision = openDecision(this.title, state)
    }
    if (abort.signal.aborted) return
    this.searching = undefined
    this.remember(state, decision)
    ready()
  }

  private remember(state: S, decision: OpenDecision): OpenDecision {
    this.found.set(state, decision)
    return decision
  }
}
