import { StoreUnavailable } from './errors.js'

export interface GroupLimits {
  /** How many groups may be under way at the same time. */
  readonly transactions: number
  /** How many go in one group at most. */
  readonly together: number
  /** How many may wait. */
  readonly waiting: number
}

interface Waiting {
  readonly fail: (error: unknown) => void
}

/** Collects whatever waits at the same time into groups. */
export class Groups<W extends Waiting> {
  readonly #limits: GroupLimits
  readonly #take: (group: readonly W[]) => Promise<void>
  readonly #waiting: W[] = []
  #underway = 0
  /** Whether the last group was more than one. */
  #isCrowded = true
  #closed: Promise<void> | undefined
  #idle: () => void = () => undefined

  /** `take` handles a group, including failures; the next one waits until it is done. */
  constructor(limits: GroupLimits, take: (group: readonly W[]) => Promise<void>) {
    this.#limits = limits
    this.#take = take
  }

  get waiting(): number {
    return this.#waiting.length
  }

  /** Adds one. If it is urgent, the last one came alone and nothing is under way, it does not wait for others. */
  add(one: W, isUrgent = false): void {
    if (this.#closed !== undefined) return one.fail(new StoreUnavailable('closed'))
    if (this.#waiting.length >= this.#limits.waiting) return one.fail(new StoreUnavailable('busy'))
    this.#waiting.push(one)
    this.#wake(isUrgent && !this.#isCrowded && this.#underway === 0)
  }

  /** Puts one that gave way back in front of all others. */
  addFirst(one: W): void {
    this.#waiting.unshift(one)
    this.#wake()
  }

  /** Takes no more, and finishes what waits. */
  close(): Promise<void> {
    this.#closed ??= new Promise((resolve) => {
      this.#idle = resolve
      if (this.#underway === 0) resolve()
    })
    return this.#closed
  }

  #wake(atOnce = false): void {
    if (this.#underway >= this.#limits.transactions) return
    this.#underway += 1
    void this.#drain(atOnce)
  }

  async #drain(atOnce: boolean): Promise<void> {
    for (let isFirst = true; ; isFirst = false) {
      // Requests that arrived together are read within one turn of the event loop: wait until all of them are here.
      if (!isFirst || !atOnce) await new Promise((resolve) => setImmediate(resolve))
      const group = this.#waiting.splice(0, this.#limits.together)
      if (group.length === 0) break
      this.#isCrowded = group.length > 1
      await this.#take(group)
    }
    this.#underway -= 1
    if (this.#underway === 0) this.#idle()
  }
}
