/** The most milliseconds that a commit may take, on average, on a disk that is worth waiting for. */
const quick = 2
/** How many milliseconds of each second everybody may wait for the part of commits beyond that. */
const allowance = 50
/** What is assumed of an unknown disk: it has to prove that it is quick. */
const unknown = 20
/** How much each commit counts in the moving average. */
const weight = 1 / 32

/**
 * Whether the games' thread may wait for the disk itself, which on a good disk takes less time than the way to another
 * thread and back. On a slow one everybody would wait. So it may as long as commits are mostly quick, and the slow ones
 * do not add up to more than the allowance; one that takes a second uses up the allowance of twenty.
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

  /** A commit failed, and so says nothing about the disk. */
  failed(): void {
    this.#mean = Math.max(this.#mean, unknown)
  }
}
