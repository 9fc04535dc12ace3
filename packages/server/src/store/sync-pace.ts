/** Milliseconds that a commit takes at most, in the mean, on a disk that is worth waiting for. */
const quick = 2
/** Of each second everybody may wait so many milliseconds for what commits take longer than that. */
const allowance = 50
/** What is thought of a disk of which nothing is known: it has to show that it is quick. */
const unknown = 20
/** How much each commit counts among those that tell how quick the disk is now. */
const weight = 1 / 32

/**
 * Whether the thread of the games may wait for the disk itself, which on a good disk takes less time than the way to
 * another thread and back. On a slow one everybody would wait. So it may as long as commits are mostly quick, and those
 * that are not do not add up to more than the allowance; one that takes a second uses up that of twenty.
 */
export class SyncPace {
  /** What a commit takes, lately. */
  #mean = unknown
  #left = allowance
  #at: number

  constructor(private readonly elapsed: () => number = () => performance.now()) {
    this.#at = elapsed()
  }

  get isQuick(): boolean {
    if (this.#mean > quick) return false
    const now = this.elapsed()
    this.#left = Math.min(allowance, this.#left + ((now - this.#at) * allowance) / 1000)
    this.#at = now
    return this.#left > 0
  }

  /** A commit took so long; `isOwn` if everybody waited for it. */
  took(milliseconds: number, isOwn: boolean): void {
    this.#mean += (milliseconds - this.#mean) * weight
    if (isOwn) this.#left -= Math.max(0, milliseconds - quick)
  }

  /** A commit came to nothing, and so told nothing. */
  failed(): void {
    this.#mean = Math.max(this.#mean, unknown)
  }
}
