import type { Outlook } from './outlook.js'
import { bonusOf, spent } from './transitions.js'

/** A walk as the tables see it, which may use something twice: its end, its moves and what it is worth at the prices. */
export interface Ghost {
  readonly start: number
  readonly moves: readonly number[]
}

/** The moves of a best walk that begins with this move; of several the one with few moves from stop to stop. */
export function trace(outlook: Outlook, first: number, memory: number, room: number): number[] {
  const path: number[] = []
  let here = taken(outlook, first, memory, room)
  let m = first
  for (;;) {
    path.push(m)
    const leg = legAfter(outlook, m, here)
    path.push(...leg.moves)
    if (leg.out === undefined) return path
    here = taken(outlook, leg.out, here.memory, here.room)
    m = leg.out
  }
}

/** Memory and room after a move, on a best walk. */
function taken(outlook: Outlook, m: number, memory: number, room: number): { memory: number; room: number } {
  const { blocks, flags, heavy, light, model } = outlook.frame
  const s = model.stopOf[m] as number
  const grown = memory | (blocks[m] as number) | (flags[m] as number)
  const left = s < 0 ? room : spent(outlook.frame, room, heavy[s] as number, light[s] as number)
  if (s < 0 || left < 0) return { memory: grown, room }
  const at = outlook.row(grown, left)
  const called =
    (outlook.calling[m] as number) + bonusOf(outlook.frame, memory, grown) + (outlook.rows[at + m] as number)
  return { memory: grown, room: called >= outlook.after(m, memory, room) ? left : room }
}

/** After a move: the moves that change nothing, up to the end of the walk or to the move `out` that does. */
function legAfter(
  outlook: Outlook,
  first: number,
  { memory, room }: { memory: number; room: number },
): { readonly moves: readonly number[]; readonly out: number | undefined } {
  const { endWorth, marker, model } = outlook.frame
  const at = outlook.row(memory, room)
  const before = new Map<number, number>([[first, -1]])
  const way = (m: number): number[] => {
    const moves: number[] = []
    for (let n = m; n !== first; n = before.get(n) as number) moves.push(n)
    return moves.toReversed()
  }
  for (const m of before.keys()) {
    const s = model.stopOf[m] as number
    const rest = outlook.rows[at + m] as number
    if (s >= 0 && (memory & marker) === marker && rest === endWorth[s])
      return { moves: way(m), out: undefined }
    for (let i = model.nextAt[m] as number; i < (model.nextAt[m + 1] as number); i++) {
      const n = model.next[i] as number
      if (outlook.after(n, memory, room) !== rest) continue
      const then = taken(outlook, n, memory, room)
      if (then.memory !== memory || then.room !== room) return { moves: way(m), out: n }
      if (!before.has(n)) before.set(n, m)
    }
  }
  throw new Error('a best walk has no end')
}
