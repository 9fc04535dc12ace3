import type { Frame } from './frame.js'
import type { Transitions } from './transitions.js'

/** Everything from which rows are worked out. */
export interface RowLists {
  readonly frame: Frame
  readonly transitions: Transitions
  readonly height: number
  /** How many rows have been worked out, and the number of each state's row, or -1. */
  count: number
  readonly index: Int32Array
  readonly own: Float64Array
  readonly calling: Float64Array
  readonly ending: Float64Array
  readonly rows: Float64Array
  readonly takes: Float64Array
  readonly stay: Float64Array
  readonly queue: Int32Array
  readonly queued: Uint8Array
}

/** Works out the row of a state and all that it needs; returns its number. */
export function fill(lists: RowLists, state: number): number {
  const { index, transitions, frame } = lists
  const { sorts, to } = transitions
  // first the rows that this one needs
  for (let k = state * sorts; k < (state + 1) * sorts; k++) {
    const then = to[k] as number
    if (then >= 0 && (index[then] as number) < 0 && then !== state) fill(lists, then)
  }
  const row = lists.count++
  index[state] = row
  take(lists, state, row)
  lead(lists, row, (Math.floor(state / lists.height) & frame.marker) === frame.marker)
  stand(lists, row)
  return row
}

/** What each move and all after it add, if it leads to another state; otherwise what it adds by itself. */
function take(
  { rows, takes, own, calling, stay, index, frame, transitions }: RowLists,
  state: number,
  row: number,
): void {
  const { count, of } = frame.places
  const { moves } = frame.model
  const { sorts, sortAt, sortMoves, sortCalls, to, extra } = transitions
  const mine = row * moves
  takes.fill(-Infinity, mine, mine + moves)
  stay.fill(-Infinity)
  for (let k = 0; k < sorts; k++) {
    const step = state * sorts + k
    const then = to[step] as number
    if (then < 0) continue
    const base = sortCalls[k] ? calling : own
    const end = sortAt[k + 1] as number
    if (then === state) {
      for (let i = sortAt[k] as number; i < end; i++) {
        const m = sortMoves[i] as number
        stay[m] = Math.max(stay[m] as number, base[m] as number)
      }
      continue
    }
    const bonus = extra[step] as number
    const from = (index[then] as number) * count
    for (let i = sortAt[k] as number; i < end; i++) {
      const m = sortMoves[i] as number
      const all = (base[m] as number) + bonus + (rows[from + (of[m] as number)] as number)
      if (all > (takes[mine + m] as number)) takes[mine + m] = all
    }
  }
}

/** The best that can follow at each place: ending there, or a move that leads to another state. */
function lead({ rows, takes, ending, frame }: RowLists, row: number, mayEnd: boolean): void {
  const { count, stop, out, outAt } = frame.places
  const mine = row * frame.model.moves
  const at = row * count
  for (let place = 0, i = 0; place < count; place++) {
    const s = stop[place] as number
    let best = mayEnd && s >= 0 ? (ending[s] as number) : -Infinity
    for (const end = outAt[place + 1] as number; i < end; i++) {
      const more = takes[mine + (out[i] as number)] as number
      if (more > best) best = more
    }
    rows[at + place] = best
  }
}

/** Then the moves that change neither memory nor room: they never add anything, so this comes to an end. */
function stand({ rows, takes, stay, queue, queued, frame }: RowLists, row: number): void {
  const { count, before, beforeAt } = frame.places
  const { places: ends, into, intoAt } = frame.quiet
  const mine = row * frame.model.moves
  const at = row * count
  let left = ends.length
  for (let i = 0; i < left; i++) {
    queue[i] = ends[i] as number
    queued[ends[i] as number] = 1
  }
  let first = 0
  let last = left < count ? left : 0
  for (; left > 0; left--) {
    const place = queue[first++] as number
    if (first === count) first = 0
    queued[place] = 0
    const rest = rows[at + place] as number
    for (let k = intoAt[place] as number, end = intoAt[place + 1] as number; k < end; k++) {
      const m = into[k] as number
      const all = (stay[m] as number) + rest
      if (all <= (takes[mine + m] as number)) continue
      takes[mine + m] = all
      for (let i = beforeAt[m] as number; i < (beforeAt[m + 1] as number); i++) {
        const p = before[i] as number
        if (all <= (rows[at + p] as number)) continue
        rows[at + p] = all
        if (queued[p]) continue
        queued[p] = 1
        queue[last++] = p
        if (last === count) last = 0
        left++
      }
    }
  }
}
