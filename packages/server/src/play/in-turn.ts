import { breathe } from './breathe.js'

/**
 * Does one thing after the other, with a turn for everybody else between two. If many things that take long went on at
 * the same time, each of them would have its turn before those who only ask for a moment.
 */
export class InTurn {
  private last: Promise<unknown> = Promise.resolve()

  async run<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.last.then(breathe).then(work)
    this.last = mine.catch(() => undefined)
    return mine
  }
}
