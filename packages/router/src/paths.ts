import { modelOf } from './model.js'
import type { Task, Train } from './network.js'
import { Tally } from './tally.js'

/** How long a route of this train can be, to find the train with the longest. */
const lengthOf = (train: Train): number => (train.mode === 'express' ? Infinity : (train.n ?? Infinity))

/**
 * How many routes the longest train can run, each counted once whatever its direction: the usual measure of the size of a
 * board. Walks all of them, which takes about a second for two million; ends when there are more than `most`.
 */
export function countPaths(task: Task, most = Infinity): number {
  const [longest] = task.trains.toSorted((a, b) => lengthOf(b) - lengthOf(a))
  if (!longest) return 0
  const model = modelOf(task, longest, false)
  const { uses, usesAt, next, nextAt, stopOf, pointUses } = model
  const tally = new Tally(model)
  const used = new Uint8Array(model.useCount)
  let start = 0
  let count = 0

  const step = (m: number, before: number, depth: number): void => {
    for (let i = usesAt[m] as number; i < (usesAt[m + 1] as number); i++) if (used[uses[i] as number]) return
    const level = tally.add(before, m)
    if (level < 0) return
    const s = stopOf[m] as number
    path[depth] = m
    path.length = depth + 1
    if (s > start && tally.value(level, start, s, path, -Infinity) > -Infinity) count++
    if (count > most) return
    for (let i = usesAt[m] as number; i < (usesAt[m + 1] as number); i++) used[uses[i] as number] = 1
    for (let i = nextAt[m] as number; i < (nextAt[m + 1] as number); i++)
      step(next[i] as number, level, depth + 1)
    for (let i = usesAt[m] as number; i < (usesAt[m + 1] as number); i++) used[uses[i] as number] = 0
  }
  const path: number[] = []
  for (const { point, moves } of model.ends) {
    start = point
    const level = tally.begin(point)
    if (level < 0) continue
    for (const id of pointUses[point] ?? []) used[id] = 1
    for (const m of moves) step(m, level, 0)
    for (const id of pointUses[point] ?? []) used[id] = 0
  }
  return count
}
