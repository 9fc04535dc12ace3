import { branchesOf } from './branches.js'
import { endsInOrder } from './ends.js'
import type { Found } from './found.js'
import type { Outlook } from './outlook.js'
import { bonusOf } from './transitions.js'

export interface Walk {
  /** What a route can still earn at the prices of the walk. */
  readonly outlook: Outlook
  /** Only routes with a higher reduced value are wanted. */
  readonly need: number
  /** Called with each wanted route; returns what is needed from now on. */
  readonly found: (route: Found) => number
  /** Called now and then with the number of steps since the last call; may throw to stop the walk. */
  readonly tick: (steps: number) => void
}

/** How many figures of the tables are worked out in the time of a step. */
const figuresPerStep = 10

/**
 * Walks every route that could be worth more than is needed, each once, from whichever of its two ends comes first
 * (closed stops before the others). A branch ends as soon as the outlook shows that no route with this beginning is
 * good enough.
 */
export function walk(order: Walk): void {
  const { outlook } = order
  const { frame } = outlook
  const { model, optional, gain } = frame
  const { ends, rank } = endsInOrder(model)
  const branches = branchesOf(order, rank)
  const { tally, used, choices } = branches
  let { tables } = outlook
  /** When the tables were last worked out. */
  let since = 0
  for (const { point, moves: first } of ends) {
    // routes that end at earlier stops were met from there; new tables without them are worth it after as many steps as
    // the old ones took
    if (branches.steps - since > (outlook.tables.count * model.moves) / figuresPerStep) {
      tables = outlook.endingAt((s) => (rank[s] as number) > (rank[point] as number))
      since = branches.steps
    }
    branches.begin(point, tables)
    const toll = outlook.startTolls[point] as number
    const level = toll < Infinity ? tally.begin(point) : -1
    const { memory, room, worth } = outlook.begin(point, !optional[point])
    if (level < 0 || room < 0) continue
    const bonus = optional[point] ? bonusOf(frame, 0, memory) : 0
    const choice = optional[point] ? choices.add(gain[point] as number) : -1
    for (const id of model.pointUses[point] ?? []) used[id] = 1
    const state = memory * tables.height + room
    const row = tables.rowOf(state) * model.moves
    const sofar = worth + bonus + outlook.granted
    for (const m of first)
      if (choice >= 0 || sofar + (tables.takes[row + m] as number) > branches.need)
        branches.step(m, state, sofar, level, toll)
    for (const id of model.pointUses[point] ?? []) used[id] = 0
    if (choice >= 0) choices.remove(choice)
  }
  branches.end()
}
