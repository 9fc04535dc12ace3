import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { entered } from './trails.js'

/** Every path tried, one after the other, each with the sides that it has used. */
function tried(over: readonly number[], through: readonly number[][], first: number[]): readonly number[] {
  const found = new Set<number>()
  const leave = (end: number, used: ReadonlySet<number>): void => {
    const other = over[end] as number
    if (other < 0 || used.has(end)) return
    found.add(other)
    const now = new Set([...used, end, other])
    for (const next of through[other] ?? []) leave(next, now)
  }
  for (const end of first) leave(end, new Set())
  return upwards([...found])
}

const upwards = (ends: readonly number[]): readonly number[] => ends.toSorted((a, b) => a - b)

const pairs = 5
const count = 2 * pairs + 2
const over = Array.from({ length: count }, (_, end) => (end < 2 * pairs ? end ^ 1 : -1))

describe('paths that use no side twice', () => {
  it('1854-terms-m: finds what trying all paths finds, on any tangle of junctions', () => {
    const way = fc.tuple(fc.nat(count - 1), fc.nat(count - 1))
    const ends = fc.uniqueArray(fc.nat(count - 1), { minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(fc.array(way, { maxLength: 16 }), ends, (ways, first) => {
        const through = Array.from({ length: count }, (_, end) =>
          ways.flatMap(([a, b]) => (a === b ? [] : a === end ? [b] : b === end ? [a] : [])),
        )
        const ground = {
          count,
          over: (end: number) => over[end] as number,
          through: (end: number) => through[end] ?? [],
        }
        expect(upwards(entered(ground, first))).toEqual(tried(over, through, first))
      }),
      { numRuns: 1000, seed: 1854 },
    )
  })

  it('1854-terms-m: a stub is no place to turn round, a loop is', () => {
    // the path leaves by 0 and enters by 1 a hex with ways to 2 and to 4
    const stub = [[], [2], [1, 4], [], [2], []]
    const six = (through: readonly number[][]) =>
      upwards(entered({ count: 6, over: (end) => end ^ 1, through: (end) => through[end] ?? [] }, [0]))
    // from 3 nothing goes on, so the way from 2 to 4 is never run
    expect(six(stub)).toEqual([1, 3])
    // ways from 1 to both ends of one side, and from one of them to a third: the side is run in either direction
    const loop = [[], [2, 3], [1], [1, 4], [3], []]
    expect(six(loop)).toEqual([1, 2, 3, 5])
  })
})
