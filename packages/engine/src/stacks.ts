import { sparse } from './sparse.js'

/** Markers in stacks, the top one first, by where a stack lies: the price markers of a market. */
export type Stacks<M> = Readonly<Record<string, readonly M[]>>

/**
 * The stacks with a marker at the bottom of one of them, wherever it lay before. Stacks that it does not touch stay the
 * same lists, so that comparing or hashing states need not look into them.
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
