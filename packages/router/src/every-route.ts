import { endsInOrder } from './ends.js'
import type { Model } from './model.js'
import { Tally } from './tally.js'

export interface Tour {
  readonly model: Model
  /** Only routes that earn more than this are wanted. */
  readonly need: number
  /** How many moves may be tried. */
  readonly mostSteps: number
  /** Called with each wanted route; the list of moves is reused afterwards. Returning false ends the walk. */
  readonly found: (start: number, moves: readonly number[], value: number) => boolean
}

/**
 * Walks every route of a train, each once whatever its direction, without an outlook. Returns how many steps that took,
 * or undefined if it was stopped.
 */
export function everyRoute({ model, need, mostSteps, found }: Tour): number | undefined {
  const { uses, usesAt, next, nextAt, stopOf, pointUses } = model
  const { ends, rank } = endsInOrder(model)
  const tally = new Tally(model)
  const used = new Uint8Array(model.useCount)
  const path: number[] = []
  let steps = 0
  let start = 0

  /** Takes a move and all that can follow; false if it is time to stop. */
  const step = (m: number, before: number): boolean => {
    const from = usesAt[m] as number
    const to = usesAt[m + 1] as number
    for (let i = from; i < to; i++) if (used[uses[i] as number]) return true
    const level = tally.add(before, m)
    if (level < 0) return true
    if (++steps > mostSteps) return false
    const s = stopOf[m] as number
    path.push(m)
    let going = true
    if (s >= 0 && (rank[s] as number) > (rank[start] as number)) {
      const value = tally.value(level, start, s, path, need)
      if (value > need) going = found(start, path, value)
    }
    for (let i = from; i < to; i++) used[uses[i] as number] = 1
    for (let i = nextAt[m] as number; going && i < (nextAt[m + 1] as number); i++)
      going = step(next[i] as number, level)
    for (let i = from; i < to; i++) used[uses[i] as number] = 0
    path.pop()
    return going
  }

  for (const { point, moves } of ends) {
    start = point
    const level = tally.begin(point)
    if (level < 0) continue
    for (const id of pointUses[point] ?? []) used[id] = 1
    for (const m of moves) if (!step(m, level)) return undefined
    for (const id of pointUses[point] ?? []) used[id] = 0
  }
  return steps
}
