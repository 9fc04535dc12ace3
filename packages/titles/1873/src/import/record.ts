import type { Located } from './fault.js'
import type { SiteAction } from './format.js'

/** What became of an action: it counts, it was taken back, it took back or brought back others, or it says nothing. */
type Fate = 'applied' | 'undone' | 'undo' | 'redo' | 'message'

export interface Entry {
  readonly action: SiteAction
  readonly fate: Fate
  /** For undo and redo: how many actions count afterwards. */
  readonly to?: number
}

/** The site never takes back what was said. */
const isSaid = (action: SiteAction): boolean => action.type === 'message'

/**
 * Everything that was ever entered, and what became of it. An undo takes back the last action that counts, or all after
 * a named one; a redo brings back what the last undo took; any other action forgets what could be brought back.
 */
export function recordOf(actions: readonly SiteAction[]): readonly Entry[] | Located {
  /** The actions that count so far, by their number in the file. */
  const line: number[] = []
  let undone: number[][] = []
  const lengths = new Map<number, number>()
  const numbers = new Map<number, number>()
  for (const [i, action] of actions.entries()) {
    if (action.type === 'undo' || action.type === 'redo') {
      const moved =
        action.type === 'undo' ? takeBack(line, target(line, action.action_id, numbers)) : undone.pop()
      if (!moved) return { path: `actions[${i}]`, fault: { kind: 'undo', type: action.type } }
      if (action.type === 'undo') undone.push(moved)
      else line.push(...moved)
      lengths.set(i, line.length)
    } else if (!isSaid(action)) {
      undone = []
      line.push(i)
    }
    if (action.id !== undefined) numbers.set(action.id, i)
  }
  const counts = new Set(line)
  return actions.map((action, i) => {
    const to = lengths.get(i)
    if (to !== undefined) return { action, fate: action.type as 'undo' | 'redo', to }
    return { action, fate: isSaid(action) ? 'message' : counts.has(i) ? 'applied' : 'undone' }
  })
}

const takeBack = (line: number[], to: number | undefined): number[] | undefined =>
  to === undefined ? undefined : line.splice(to)

/** How many actions an undo leaves: all but the last, or those up to the one with this id. */
function target(
  line: readonly number[],
  id: number | null | undefined,
  numbers: ReadonlyMap<number, number>,
): number | undefined {
  if (id === undefined || id === null) return Math.max(0, line.length - 1)
  if (id === 0) return 0
  const number = numbers.get(id)
  if (number === undefined) return undefined
  let [low, high] = [0, line.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((line[middle] as number) <= number) low = middle + 1
    else high = middle
  }
  return low
}
