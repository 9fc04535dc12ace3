import { sparse } from './sparse.js'

/** Stacks of markers by place, the top one first, such as the price markers of a market. */
export type Stacks<M> = Readonly<Record<string, readonly M[]>>

/**
 * The stacks after a marker was moved to the bottom of one of them. Other stacks stay the same lists, so that comparing
 * or hashing states need not look into them.
 */
export function restacked<M>(stacks: Stacks<M>, marker: M, to: string | number): Stacks<M> {
  return sparse<readonly M[]>((after) => {
    for (const place of Object.keys(stacks)) {
      const stack = stacks[place] ?? []
      const others = stack.includes(marker) ? stack.filter((other) => other !== marker) : stack
      if (others.length > 0) after[place] = others
    }
    after[to] = [...(after[to] ?? []), marker]
  })
}
