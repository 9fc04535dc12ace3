import type { Model } from './model.js'
import { isStop } from './network.js'

/** How many of the most valuable stops are remembered before anything else: without them bounds start far too high. */
const alwaysDear = 3

/** The uses worth remembering, the most important first: valuable stops, and what has a high price if there are prices. */
export function worthRemembering(
  { stops, pointUses, ownUses }: Model,
  prices: Float64Array | undefined,
): number[] {
  const dear = [...stops.keys()]
    .filter((p) => stops[p]?.pass && (stops[p]?.gain ?? 0) > 0)
    .toSorted((a, b) => (stops[b]?.gain ?? 0) - (stops[a]?.gain ?? 0) || a - b)
  const own = new Set(ownUses)
  const costly = prices
    ? ownUses
        .filter((u) => (prices[u] as number) >= 1)
        .toSorted((a, b) => (prices[b] as number) - (prices[a] as number) || a - b)
    : []
  const dearUses = [...new Set(dear.flatMap((p) => pointUses[p]?.filter((u) => own.has(u)) ?? []))]
  return [...new Set([...dearUses.slice(0, alwaysDear), ...costly, ...dearUses])]
}

/** Bits for the remembered uses of each move and of each point. */
export function blocksOf(
  { moves, uses, usesAt, pointUses }: Model,
  remembered: readonly number[],
): { readonly blocks: Int32Array; readonly pointBlocks: Int32Array } {
  const bitOf = new Map(remembered.map((u, i) => [u, 1 << i]))
  const bitsOf = (list: Iterable<number>): number => {
    let sum = 0
    for (const u of list) sum |= bitOf.get(u) ?? 0
    return sum
  }
  return {
    blocks: Int32Array.from({ length: moves }, (_, m) => bitsOf(uses.subarray(usesAt[m], usesAt[m + 1]))),
    pointBlocks: Int32Array.from(pointUses, bitsOf),
  }
}

/** The marks that could be earned again and again without a call, the highest first. */
export function dearMarks({ moves, stopOf, markAmounts }: Model, marks: Int32Array): number[] {
  let between = 0
  for (let m = 0; m < moves; m++) if ((stopOf[m] as number) < 0) between |= marks[m] as number
  return [...markAmounts.keys()]
    .filter((b) => between & (1 << b) && (markAmounts[b] as number) > 0)
    .toSorted((a, b) => (markAmounts[b] as number) - (markAmounts[a] as number) || a - b)
}

/** A mark that every move into a junction earns need not be looked for on the moves out of it. */
export function marksOf({ moves, marks, from, to, stopOf, task }: Model): Int32Array {
  const into = new Int32Array(task.network.points.length).fill(-1)
  for (let m = 0; m < moves; m++)
    if ((stopOf[m] as number) < 0)
      into[to[m] as number] = (into[to[m] as number] as number) & (marks[m] as number)
  return marks.map((bits, m) => {
    const p = from[m] as number
    return isStop(task.network.points[p]) ? bits : bits & ~(into[p] as number)
  })
}
