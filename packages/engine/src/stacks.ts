/** Markers in stacks, the top one first, by where a stack lies: the price markers of a market. */
export type Stacks<M> = Readonly<Record<string, readonly M[]>>

/**
 * The stacks with a marker at the bottom of one of them, wherever it lay before. Stacks that it does not touch stay the
 * same lists, so that whoever compares or hashes states need not look into them.
 */
export function restacked<M>(stacks: Stacks<M>, marker: M, to: string | number): Stacks<M> {
  const after: Record<string, readonly M[]> = { [farAway]: [] }
  for (const place of Object.keys(stacks)) {
    const stack = stacks[place] ?? []
    const others = stack.includes(marker) ? stack.filter((other) => other !== marker) : stack
    if (others.length > 0) after[place] = others
  }
  after[to] = [...(after[to] ?? []), marker]
  delete after[farAway]
  return after
}

/**
 * V8 keeps entries whose keys are numbers in an array with a place for every number up to the last: 12 KB for prices up to
 * 1000. A key far beyond the others makes it a table of the entries alone, and that stays so when the key has gone.
 */
const farAway = 10_000_000
