import type { Tables } from './tables.js'
import { bonusOf, spent } from './transitions.js'

/** A walk as the tables see it, which may use something twice: its end, its moves and what it is worth at the prices. */
export interface Ghost {
  readonly start: number
  readonly moves: readonly number[]
}

/** The moves of a best walk that begins with this move in this state; of several the one with few moves from stop to stop. */
export function trace(tables: Tables, first: number, state: number): number[] {
  const path: number[] = []
  let here = taken(tables, first, state)
  let m = first
  for (;;) {
    path.push(m)
    const leg = legAfter(tables, m, here)
    path.push(...leg.moves)
    if (leg.out === undefined) return path
    here = taken(tables, leg.out, here)
    m = leg.out
  }
}

/** The state after a move, on a best walk. */
function taken(tables: Tables, m: number, state: number): number {
  const { frame, height } = tables
  const { blocks, flags, heavy, light, model, places } = frame
  const memory = Math.floor(state / height)
  const room = state % height
  const s = model.stopOf[m] as number
  const grown = memory | (blocks[m] as number) | (flags[m] as number)
  const passed = grown * height + room
  const left = s < 0 ? room : spent(frame, room, heavy[s] as number, light[s] as number)
  if (s < 0 || left < 0) return passed
  const then = grown * height + left
  const rest = tables.rows[tables.rowOf(then) * places.count + (places.of[m] as number)] as number
  const called = (tables.calling[m] as number) + bonusOf(frame, memory, grown) + rest
  return called >= (tables.takes[tables.rowOf(state) * model.moves + m] as number) ? then : passed
}

/** After a move: the moves that change nothing, up to the end of the walk or to the move `out` that does. */
function legAfter(
  tables: Tables,
  first: number,
  state: number,
): { readonly moves: readonly number[]; readonly out: number | undefined } {
  const { endWorth, marker, model, places } = tables.frame
  const mayEnd = (Math.floor(state / tables.height) & marker) === marker
  const row = tables.rowOf(state)
  const before = new Map<number, number>([[first, -1]])
  const way = (m: number): number[] => {
    const moves: number[] = []
    for (let n = m; n !== first; n = before.get(n) as number) moves.push(n)
    return moves.toReversed()
  }
  for (const m of before.keys()) {
    const s = model.stopOf[m] as number
    const rest = tables.rows[row * places.count + (places.of[m] as number)] as number
    if (s >= 0 && mayEnd && rest === endWorth[s]) return { moves: way(m), out: undefined }
    for (let i = model.nextAt[m] as number; i < (model.nextAt[m + 1] as number); i++) {
      const n = model.next[i] as number
      if (tables.takes[row * model.moves + n] !== rest) continue
      if (taken(tables, n, state) !== state) return { moves: way(m), out: n }
      if (!before.has(n)) before.set(n, m)
    }
  }
  throw new Error('a best walk has no end')
}
