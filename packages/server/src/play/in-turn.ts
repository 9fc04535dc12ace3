import { Failed } from '../errors.js'
import { breathe } from './breathe.js'

/**
 * Does long tasks one after another, letting everything else have its turn in between. If many ran at the same time,
 * short requests would have to wait for all of them.
 */
export class InTurn {
  private last: Promise<unknown> = Promise.resolve()
  private isClosed = false

  async run<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.last.then(breathe).then(() => {
      if (this.isClosed) throw new Failed('unavailable', 'the server is stopping; try again in a moment')
      return work()
    })
    this.last = mine.catch(() => undefined)
    return mine
  }

  /** The server stops: what is being done comes to its end, and nothing else begins. */
  async close(): Promise<void> {
    this.isClosed = true
    await this.last
  }
}
