import type { Frame } from './frame.js'
import { startsOf } from './model.js'

/**
 * What moves do to a state: what is remembered and the room that is left. It depends only on the sort of a move, not on
 * prices, so it is worked out once. Figures are ordered by state, and for each state by sort.
 */
export interface Transitions {
  readonly sorts: number
  /** The moves of each sort, one sort behind the other, and whether they call at the stop to which they lead. */
  readonly sortMoves: Int32Array
  readonly sortAt: Int32Array
  readonly sortCalls: Int32Array
  /** The next state, or -1 if the move cannot be made. */
  readonly to: Int32Array
  /** The bonuses that are earned on the way. */
  readonly extra: Float64Array
}

/** How many states have the same memory, one for each room. */
export const heightOf = ({ room }: Frame): number => room + 1

export function transitionsOf(frame: Frame): Transitions {
  const { sorts, bits, markFlags } = frame
  const height = heightOf(frame)
  const size = (height << bits) * sorts.length
  const to = new Int32Array(size).fill(-1)
  const extra = new Float64Array(size)
  sorts.forEach(({ blocks, flags, heavy, light, call }, k) => {
    for (let memory = 0; memory < 1 << bits; memory++) {
      if (blocks & memory) continue
      const grown = memory | blocks | flags
      const bonus = flags ? bonusOf(frame, memory, call ? grown : memory | (flags & markFlags)) : 0
      for (let room = 0; room < height; room++) {
        const left = spent(frame, room, heavy, light)
        if (left < 0) continue
        const at = (memory * height + room) * sorts.length + k
        to[at] = grown * height + left
        extra[at] = bonus
      }
    }
  })
  return {
    sorts: sorts.length,
    sortMoves: Int32Array.from(sorts.flatMap(({ moves }) => moves)),
    sortAt: startsOf(sorts.map(({ moves }) => moves)),
    sortCalls: Int32Array.from(sorts, ({ call }) => Number(call)),
    to,
    extra,
  }
}

/** How much room is left after a call; below zero if it is too little. */
export function spent({ wide, overflow }: Frame, room: number, heavy: number, light: number): number {
  const left = room % wide
  if (left >= light) return room - heavy * wide - light
  return overflow ? room - left - (heavy + light - left) * wide : -1
}

/** The bonuses that are earned when the memory grows. */
export function bonusOf({ bonuses }: Frame, before: number, now: number): number {
  let sum = 0
  for (const { amount, flags } of bonuses)
    if ((now & flags) === flags && (before & flags) !== flags) sum += amount
  return sum
}
