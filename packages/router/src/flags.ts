import type { Model } from './model.js'
import { isStop } from './network.js'

/** At most this many lists of bonuses get a flag. */
const mostFlags = 4

/** Gives a bit of the memory to each thing that a route can have: a marker, a list of a bonus, a mark of the track. */
export class Flags {
  /** The bit for a marker of the company, or 0 if none is needed. */
  readonly marker: number
  /** The flags of a call at each point. */
  readonly points: Int32Array
  readonly bonuses: { readonly amount: number; readonly flags: number }[] = []

  constructor(
    private readonly model: Model,
    /** How many bits are given so far. */
    public bits: number,
  ) {
    const { task } = model
    this.marker = task.stationRequired ? this.next() : 0
    this.points = Int32Array.from(task.network.points, (point) =>
      isStop(point) && point.own ? this.marker : 0,
    )
  }

  private next(): number {
    return 1 << this.bits++
  }

  /** Bonuses for calls at several lists of stops; what a call adds, `gain`, is then without them. */
  addCalls(gain: Float64Array): void {
    const { points } = this
    let left = mostFlags
    for (const { amount, calls } of this.model.task.network.bonuses) {
      if (amount <= 0 || calls.length < 2 || calls.length > left) continue
      left -= calls.length
      let all = 0
      for (const list of calls) {
        const flag = this.next()
        all |= flag
        for (const p of new Set(list)) points[p] = (points[p] as number) | flag
      }
      this.bonuses.push({ amount, flags: all })
      // the model counts it at the stops of the shortest list
      const shortest = calls.toSorted((a, b) => a.length - b.length)[0] ?? []
      for (const p of new Set(shortest)) gain[p] = Math.max(0, (gain[p] as number) - amount)
    }
  }

  /** The flags of each move by the stop that it leads to. */
  ofMoves(): Int32Array {
    const { moves, stopOf } = this.model
    return Int32Array.from({ length: moves }, (_, m) => this.points[stopOf[m] as number] ?? 0)
  }

  /** Adds these marks of the track to the flags of the moves that earn them; returns their flags. */
  addMarks(tracked: readonly number[], marks: Int32Array, flags: Int32Array): number {
    let all = 0
    for (const b of tracked) {
      const flag = this.next()
      all |= flag
      this.bonuses.push({ amount: this.model.markAmounts[b] as number, flags: flag })
      for (let m = 0; m < flags.length; m++)
        if ((marks[m] as number) & (1 << b)) flags[m] = (flags[m] as number) | flag
    }
    return all
  }
}
