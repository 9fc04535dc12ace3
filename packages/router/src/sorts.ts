import type { Frame } from './frame.js'

/** Moves that change memory and room in the same way. */
export interface Sort {
  readonly blocks: number
  readonly flags: number
  readonly heavy: number
  readonly light: number
  readonly call: boolean
  readonly moves: readonly number[]
}

type Changes = Pick<Frame, 'model' | 'blocks' | 'flags' | 'heavy' | 'light' | 'optional'>

/** All sorts, and the sort of each move; of one to a stop that may be passed, that with a call. */
export function sortsOf({ model: { moves, stopOf }, blocks, flags, heavy, light, optional }: Changes): {
  readonly sorts: readonly Sort[]
  readonly sortOf: Int32Array
} {
  const found: {
    blocks: number
    flags: number
    heavy: number
    light: number
    call: boolean
    moves: number[]
  }[] = []
  const sortOf = new Int32Array(moves)
  /** There are few sorts: looking through them takes less time than making keys for a map. */
  const put = (m: number, h: number, l: number, call: boolean): number => {
    const b = blocks[m] as number
    const f = flags[m] as number
    const known = found.findIndex(
      (sort) =>
        sort.blocks === b && sort.flags === f && sort.heavy === h && sort.light === l && sort.call === call,
    )
    if (known >= 0) found[known]?.moves.push(m)
    return known >= 0 ? known : found.push({ blocks: b, flags: f, heavy: h, light: l, call, moves: [m] }) - 1
  }
  for (let m = 0; m < moves; m++) {
    const s = stopOf[m] as number
    sortOf[m] = put(m, heavy[s] ?? 0, light[s] ?? 0, s >= 0)
    // a stop that is only passed gets the flags as well: that can only be too much
    if (optional[s]) put(m, 0, 0, false)
  }
  return { sorts: found, sortOf }
}
