import type { CoreState, PlayerId, Refusal } from '@stellwerk/engine'
import type { Scene } from '@stellwerk/texts'
import { SessionAround } from '../session/around.js'
import type { Moment, Now, Session } from '../session/session.js'
import type { Standing } from './standing.js'
import { standingOf } from './standing.js'

/** Long enough to see what happened. */
const pauseMilliseconds = 900

/** A scene of a lesson: the reader decides for one player, and what is to follow happens by itself. */
export class LessonSession<S extends CoreState> extends SessionAround<S> {
  now: Now<S>
  standing: Standing<S>
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    whole: Session<S>,
    private readonly scene: Scene<S>,
    private readonly learner: PlayerId,
    private readonly pause = pauseMilliseconds,
  ) {
    super(whole)
    this.standing = this.standingAt(whole.now.length)
    this.now = this.present()
    whole.subscribe(() => this.change())
  }

  /** Plays what there is to watch. */
  watch(): void {
    const [next] = this.scene.tasks[this.standing.task]?.follows ?? []
    if (next) void this.whole.act(next)
  }

  /** Goes back to a decision of the reader. */
  override undo(to: number): Promise<Refusal | undefined> {
    let before = to
    while (before > 0 && this.standingAt(before).next) before--
    return this.whole.undo(before)
  }

  override async redo(): Promise<Refusal | undefined> {
    let refusal = await this.whole.redo()
    while (!refusal && this.whole.now.redoable > 0 && this.standing.next) refusal = await this.whole.redo()
    return refusal
  }

  override close(): void {
    clearTimeout(this.timer)
    super.close()
  }

  private standingAt(n: number): Standing<S> {
    const line = Array.from({ length: n + 1 }, (_, i) => this.whole.now.at(i) as Moment<S>)
    return standingOf(this.scene.tasks, line)
  }

  private change(): void {
    clearTimeout(this.timer)
    this.standing = this.standingAt(this.whole.now.length)
    this.now = this.present()
    this.tell()
    const { next } = this.standing
    if (next && this.whole.now.redoable === 0)
      this.timer = setTimeout(() => void this.whole.act(next), this.pause)
  }

  private present(): Now<S> {
    const { now } = this.whole
    return { ...now, mine: this.standing.next ? [] : now.mine.filter((player) => player === this.learner) }
  }
}
