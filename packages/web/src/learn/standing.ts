import type { Action, CoreState } from '@stellwerk/engine'
import type { Passage, Task } from '@stellwerk/texts'

/** How far a line of play has come with the tasks of a scene. */
export interface Standing<S extends CoreState = CoreState> {
  /** The task at hand; as many as there are once all are done. */
  readonly task: number
  /** The task that was done last, from its beginning to the end of what followed. */
  readonly done?: Passage<S>
  /** A move that was not asked for, and after how many moves it was made. */
  readonly wrong?: Passage<S> & { readonly at: number }
  /** What happens next by itself. */
  readonly next?: Action
}

interface Point<S extends CoreState> {
  readonly action: Action | undefined
  readonly state: S
}

/** Reads off the line alone what is done, so that whatever is taken back is to do again. */
export function standingOf<S extends CoreState>(
  tasks: readonly Task<S>[],
  line: readonly Point<S>[],
): Standing<S> {
  const stateAt = (n: number): S => (line[n] as Point<S>).state
  let [n, done]: [number, Passage<S> | undefined] = [0, undefined]
  for (const [task, { isDone, follows = [] }] of tasks.entries()) {
    const [start, so] = [n, { task, ...(done ? { done } : {}) }]
    const before = stateAt(start)
    if (isDone) {
      const action = line[n + 1]?.action
      if (!action) return so
      const passage = { before, after: stateAt(++n) }
      if (!isDone(action, passage)) return { ...so, wrong: { ...passage, at: start } }
    }
    for (const next of follows) {
      // whoever is to watch says when
      if (!line[n + 1]) return n === start ? so : { ...so, next }
      n++
    }
    done = { before, after: stateAt(n) }
  }
  return { task: tasks.length, ...(done ? { done } : {}) }
}
