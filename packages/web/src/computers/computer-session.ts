import type { CoreState, PlayerId, Refusal } from '@stellwerk/engine'
import { hash } from '@stellwerk/engine'
import { SessionAround } from '../session/around.js'
import type { Now, Session } from '../session/session.js'
import { awaited } from '../table/awaited.js'
import type { Ask } from './deciding.js'
import type { Pace } from './pace.js'
import type { Computers } from './seats.js'

/** Long enough to see what happened. */
const pauseMilliseconds = 900

/** To draw a board takes longer than most decisions, and nobody could follow them: computers that play at once are shown so often. */
const shownMilliseconds = 400

/**
 * A game in which computers hold seats. They decide elsewhere, one after the other, and act like anybody else; undo and redo
 * go from one decision of a person to another.
 */
export class ComputerSession<S extends CoreState> extends SessionAround<S> {
  now: Now<S>
  /** A computer could not decide; the reader may ask it again. */
  failed = false
  private pace: Pace = 'pause'
  private isPushed = false
  private isDriving = false
  private thinking: AbortController | undefined
  private shownAt = 0
  private later: ReturnType<typeof setTimeout> | undefined
  private readonly seed: number

  constructor(
    whole: Session<S>,
    private readonly seats: Computers,
    private readonly ask: Ask,
    private readonly wait: (milliseconds: number) => Promise<void> = pause,
  ) {
    super(whole)
    this.seed = Number.parseInt(hash(whole.id).slice(0, 8), 16)
    this.now = this.present()
    whole.subscribe(() => this.change())
  }

  /** Which computer is to decide; undefined when a person is. */
  get computerOnTurn(): PlayerId | undefined {
    return this.awaitedAt(this.whole.now.length).find((player) => player in this.seats)
  }

  /** It is a computer's turn, and it waits for the reader's word. */
  get isHeld(): boolean {
    return this.computerOnTurn !== undefined && !this.thinking
  }

  /** From now on this page decides for the computers. */
  drive(): void {
    this.isDriving = true
    void this.goOn()
  }

  /** Lets the computers play at a pace from now on. */
  playAt(pace: Pace): void {
    this.pace = pace
    void this.goOn()
  }

  /** One more decision of a computer, while they play step by step. */
  step(): void {
    this.failed = false
    this.isPushed = true
    void this.goOn()
  }

  override undo(to: number): Promise<Refusal | undefined> {
    this.stop()
    let before = to
    while (before > 0 && !this.isForPerson(before)) before--
    return this.whole.undo(before)
  }

  override async redo(): Promise<Refusal | undefined> {
    this.stop()
    let refusal = await this.whole.redo()
    while (!refusal && this.whole.now.redoable > 0 && !this.isForPerson(this.whole.now.length))
      refusal = await this.whole.redo()
    return refusal
  }

  override close(): void {
    this.stop()
    clearTimeout(this.later)
    super.close()
  }

  private async goOn(): Promise<void> {
    const player = this.computerOnTurn
    const level = player === undefined ? undefined : this.seats[player]
    const { length, at, redoable } = this.whole.now
    const state = at(length)?.state
    if (!this.isDriving || this.thinking || this.failed || player === undefined || !level || !state) return
    // what was taken back may still be brought back: a person decides before computers go on
    if ((redoable > 0 || this.pace === 'step') && !this.isPushed) return
    this.isPushed = false
    const thinking = new AbortController()
    this.thinking = thinking
    this.tell()
    try {
      const title = this.game.title.id
      const [action] = await Promise.all([
        this.ask({ title, level, state, player, seed: this.seed }, thinking.signal),
        this.pace === 'pause' ? this.wait(pauseMilliseconds) : undefined,
      ])
      if (thinking.signal.aborted) return
      this.thinking = undefined
      this.failed = (await this.whole.act(action)) !== undefined
    } catch (error) {
      if (thinking.signal.aborted) return
      this.thinking = undefined
      this.failed = true
      reportError(error)
    }
    if (this.failed) this.tell()
  }

  private stop(): void {
    this.thinking?.abort()
    this.thinking = undefined
  }

  private isForPerson(n: number): boolean {
    return this.awaitedAt(n).some((player) => !(player in this.seats))
  }

  private awaitedAt(n: number): readonly PlayerId[] {
    const state = this.whole.now.at(n)?.state
    return state && !this.game.title.isOver(state) ? awaited(this.game.title, state) : []
  }

  private change(): void {
    const { length, at } = this.whole.now
    const isPassing =
      this.pace === 'at-once' &&
      this.computerOnTurn !== undefined &&
      (at(length)?.action?.player ?? '') in this.seats
    const pause = isPassing ? this.shownAt + shownMilliseconds - performance.now() : 0
    if (pause > 0) this.later ??= setTimeout(() => this.show(), pause)
    else this.show()
    void this.goOn()
  }

  private show(): void {
    clearTimeout(this.later)
    this.later = undefined
    this.shownAt = performance.now()
    this.now = this.present()
    this.tell()
  }

  private present(): Now<S> {
    const { now } = this.whole
    return { ...now, mine: now.mine.filter((player) => !(player in this.seats)) }
  }
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
