import type { Action, CoreState, OpenDecision, Playable, PlayerId, Refusal } from '@stellwerk/engine'
import { reveals, top, view, viewOfAction, viewOfEvents } from '@stellwerk/engine'
import { awaited } from '../table/awaited.js'
import { SessionAround } from './around.js'
import type { Ahead, Moment, Now, Session } from './session.js'

/**
 * A game with secrets on one screen. What is decided in secret is on the screen of whoever decides it, once that player has
 * taken it. Anything else is decided before the eyes of all: then the board, the log and the choices are those of a
 * spectator, except while whoever decides takes a look at what is his own.
 */
export class SeatedSession<S extends CoreState> extends SessionAround<S> {
  now: Now<S>
  private holder: PlayerId | null
  private looking = false
  /** What is to be done if everybody agrees. */
  private waiting: ((agreed: boolean) => void) | undefined
  /** What each seat, or a spectator, saw of each moment: the same value whenever it is asked for. */
  private readonly seen = new Map<PlayerId | null, WeakMap<Moment<S>, Moment<S>>>()
  private readonly seenStates = new Map<PlayerId | null, WeakMap<S, S>>()
  private readonly decisions = new WeakMap<OpenDecision, Decided<S>>()

  constructor(
    whole: Session<S>,
    /** Who looks at it alone, whoever decides; null for a spectator. */
    private readonly alone: PlayerId | null | undefined = onlyPerson(whole.now),
  ) {
    super(whole)
    this.holder = alone ?? null
    this.now = this.present()
    whole.subscribe(() => this.change())
  }

  /** Who must take the screen before the game goes on; undefined while the right player holds it. */
  get next(): PlayerId | undefined {
    if (this.alone !== undefined) return undefined
    const decider = this.decider()
    return decider === this.holder || !this.isAskedInSecret() ? undefined : decider
  }

  /** Whose secrets can be looked at. */
  get mayLook(): PlayerId | undefined {
    return this.alone === undefined && this.holder === null && this.next === undefined
      ? this.decider()
      : undefined
  }

  /** Shows or covers again what whoever decides may know. */
  look(is: boolean): void {
    if (is === this.looking) return
    this.looking = is
    this.change()
  }

  /** The player who was asked for says that the screen is his. */
  take(): void {
    this.holder = this.decider() ?? null
    this.change()
  }

  /** As it will be seen, unless whoever looks now sees more than those who will look then. */
  override ahead(action: Action): Ahead<S> | undefined {
    const next = super.ahead(action)
    const isOpen = this.holder === null && !this.looking
    if (!next || (this.alone === undefined && !isOpen)) return undefined
    const state = this.stateFor(next.state, this.holder)
    return { state, decision: this.decisionFor(next.decision, state, this.whole.now.mine) }
  }

  /** What was learned cannot be unlearned: going back to before it is for everybody at the table to agree on. */
  override async undo(to: number): Promise<Refusal | undefined> {
    if (this.kind === 'hot-seat' && this.revealedSince(to) && !(await this.agreed())) return undefined
    return this.whole.undo(to)
  }

  /** Whether everybody at the table is being asked to agree to an undo. */
  get asksAll(): boolean {
    return this.waiting !== undefined
  }

  /** What everybody at the table says to it. */
  answer(agreed: boolean): void {
    this.waiting?.(agreed)
  }

  /** Whether some action after a moment has told of a secret, or may have: what is not loaded yet is not known. */
  private revealedSince(to: number): boolean {
    const { now, game } = this.whole
    for (let n = to + 1; n <= now.length; n++) {
      const [before, after] = [now.at(n - 1), now.at(n)]
      if (!before || !after || reveals(game.title, before.state, after.state)) return true
    }
    return false
  }

  private agreed(): Promise<boolean> {
    this.answer(false)
    return new Promise((resolve) => {
      this.waiting = (agreed) => {
        this.waiting = undefined
        this.change()
        resolve(agreed)
      }
      this.change()
    })
  }

  private decider(): PlayerId | undefined {
    const { now, game } = this.whole
    const state = now.at(now.length)?.state
    if (!state || game.title.isOver(state)) return undefined
    return awaited(game.title, state).find((player) => now.mine.includes(player))
  }

  /** Whether something that can be chosen now is hidden from others. */
  private isAskedInSecret(): boolean {
    const { now, game } = this.whole
    return (
      now.decision?.choices.some(({ action }) => viewOfAction(game.title, action, null) !== action) === true
    )
  }

  private change(): void {
    if (this.alone === undefined && (this.next !== undefined || !this.isAskedInSecret())) this.holder = null
    this.now = this.present()
    this.tell()
  }

  private present(): Now<S> {
    const { holder } = this
    const { now } = this.whole
    const state = now.at(now.length)?.state
    const viewer = holder ?? (this.looking ? (this.mayLook ?? null) : null)
    const at = (n: number): Moment<S> | undefined => {
      const moment = now.at(n)
      return moment && this.asSeen(moment, viewer)
    }
    const mine =
      this.next !== undefined
        ? []
        : this.alone === undefined && holder !== null && isSealed(state)
          ? [holder]
          : now.mine
    return { ...now, at, mine, decision: this.decisionFor(now.decision, at(now.length)?.state, mine) }
  }

  private stateFor(state: S, viewer: PlayerId | null): S {
    const known = this.seenStates.get(viewer) ?? new WeakMap<S, S>()
    this.seenStates.set(viewer, known)
    const seen = known.get(state) ?? view(this.game.title, state, viewer)
    known.set(state, seen)
    return seen
  }

  /** The same value as long as nothing differs. */
  private decisionFor(
    decision: OpenDecision | null,
    seen: S | undefined,
    mine: readonly PlayerId[],
  ): OpenDecision | null {
    const known = decision ? this.decisions.get(decision) : undefined
    if (known && known.seen === seen && known.mine === mine) return known.own
    const own = decisionFor(decision, seen, mine)
    if (decision) this.decisions.set(decision, { seen, mine, own })
    return own
  }

  private asSeen(moment: Moment<S>, viewer: PlayerId | null): Moment<S> {
    const known = this.seen.get(viewer) ?? new WeakMap<Moment<S>, Moment<S>>()
    this.seen.set(viewer, known)
    const before = known.get(moment)
    if (before) return before
    const { title } = this.game
    const seen: Moment<S> = {
      ...moment,
      action: moment.action && (viewOfAction(title, moment.action, viewer) as Action),
      state: this.stateFor(moment.state, viewer),
      events: viewOfEvents(title, moment.events, viewer),
    }
    known.set(moment, seen)
    return seen
  }
}

/** What was found of a decision for those who look at it. */
interface Decided<S> {
  readonly seen: S | undefined
  readonly mine: readonly PlayerId[]
  readonly own: OpenDecision | null
}

/** Whoever plays alone against computers need not hand the screen to anybody. */
const onlyPerson = ({ mine }: Now): PlayerId | undefined => (mine.length === 1 ? mine[0] : undefined)

/** Whether what is decided now is entered by several in secret. */
const isSealed = (state: CoreState | undefined): boolean =>
  state !== undefined && 'entered' in (top(state) ?? {})

/** Nothing but what the seat at the screen may choose; the step as that seat sees it. */
function decisionFor(
  decision: OpenDecision | null,
  seen: CoreState | undefined,
  mine: readonly PlayerId[],
): OpenDecision | null {
  const step = seen && top(seen)
  if (!decision?.step || !step) return decision
  const own = ({ action }: { readonly action: Action }): boolean => mine.includes(action.player)
  const { choices, refused = [] } = decision
  return { ...decision, step, choices: choices.filter(own), refused: refused.filter(own) }
}

const hasSecrets = <S extends CoreState>({ secrets }: Playable<S>): boolean => secrets !== undefined

/** A session of this browser as its screen shows it; titles without secrets show everything to everyone. */
export const seatedIfSecret = <S extends CoreState>(session: Session<S>): Session<S> =>
  hasSecrets(session.game.title) ? new SeatedSession(session) : session

/** A variation of a game with secrets as one of its players, or a spectator, may see it. */
export const seenBy = <S extends CoreState>(session: Session<S>, viewer: PlayerId | null): Session<S> =>
  hasSecrets(session.game.title) ? new SeatedSession(session, viewer) : session
