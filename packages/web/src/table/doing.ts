import type { Action, CoreState, Refusal } from '@stellwerk/engine'
import { isPassing, overtaken } from '../session/passing.js'
import type { Now, Session } from '../session/session.js'
import type { Begun } from './begun.js'
import { broughtBack, nothingBegun } from './begun.js'
import type { Unsent } from './unsent.js'

/** What the players of this page begin and do, and what came of it. Nothing begun is lost by a move that fails. */
export class Doing<S extends CoreState> {
  begun: Begun<S> = nothingBegun()
  /** Why the last move was not possible, and on which board. */
  refused: { readonly why: Refusal; readonly on: S } | null = null
  unsent: Unsent<S> | null = null

  constructor(
    private readonly session: Session<S>,
    /** Is told whenever something of this has changed. */
    private readonly changed: () => void,
  ) {}

  readonly setDraft = (draft: unknown): void => {
    this.begin({ draft, on: presentState(this.session.now), entries: this.begun.entries })
  }

  readonly dismissRefusal = (): void => {
    this.refused = null
    this.changed()
  }

  readonly dropUnsent = (): void => {
    this.unsent = null
    this.changed()
  }

  readonly act = async (action: Action): Promise<Refusal | undefined> => {
    const { session, begun: before } = this
    const { length } = session.now
    const on = presentState(session.now)
    // once its result is shown, what was begun was for this move, or given up by it
    const stop = session.subscribe(() => {
      if (this.begun === before && presentState(session.now) !== on) this.begin(nothingBegun())
    })
    const no = await session.act(action).finally(stop)
    if (!no) {
      if (this.begun !== before && !this.unsent && !this.refused) return undefined
      if (this.begun === before) this.begun = nothingBegun()
      this.unsent = null
      this.refused = null
    } else {
      this.begun = broughtBack(this.begun, before)
      if (isPassing(no)) this.unsent = { action, on, length, why: no }
      else this.refuse(no)
    }
    this.changed()
    return no
  }

  readonly travel = async (go: () => Promise<Refusal | undefined>): Promise<Refusal | undefined> => {
    const before = this.begun
    this.begin(nothingBegun())
    const no = await go()
    if (no) {
      this.begun = broughtBack(this.begun, before)
      // that another page was faster is told above the board
      if (no.rule !== overtaken) this.refuse(no)
      this.changed()
    }
    return no
  }

  private begin(begun: Begun<S>): void {
    this.begun = begun
    this.changed()
  }

  private refuse(why: Refusal): void {
    this.refused = { why, on: presentState(this.session.now) }
  }
}

function presentState<S extends CoreState>(now: Now<S>): S {
  const present = now.at(now.length)
  if (!present) throw new Error('the present of a game is always known')
  return present.state
}
