import { everyRoute } from './every-route.js'
import { modelOf } from './model.js'
import type { Task, Train } from './network.js'

/** How long a route of this train can be, to find the train with the longest. */
const lengthOf = (train: Train): number => (train.mode === 'express' ? Infinity : (train.n ?? Infinity))

/**
 * Counts the routes that the longest train can run, each once whatever its direction: the usual measure of the size of
 * a board. Walks all of them, which takes about a second for two million, and stops when there are more than `most`.
 */
export function countPaths(task: Task, most = Infinity): number {
  const [longest] = task.trains.toSorted((a, b) => lengthOf(b) - lengthOf(a))
  if (!longest) return 0
  let count = 0
  everyRoute({
    model: modelOf(task, longest, false),
    need: -Infinity,
    mostSteps: Infinity,
    found: () => ++count <= most,
  })
  return count
}
