import { Failed } from '../errors.js'
import { breathe } from './breathe.js'

/**
 * Does one thing after the other, with a turn for everybody else between two. If many things that take long went on at
 * the same time, each of them would have its turn before those who only ask for a moment.
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
