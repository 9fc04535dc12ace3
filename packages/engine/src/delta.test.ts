import fc from 'fast-check'
import { expect, it } from 'vitest'
import { delta, patched } from './delta.js'
import type { Json } from './json.js'
import { apply, legal } from './game.js'
import { coinGame, coins } from './testing-coins.js'

/** Values as they arrive from a file or a connection: JSON knows no negative zero. */
const json = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)) as Json)

it('a value and the delta to another one give the other one', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      expect(patched(before, delta(before, after))).toEqual(after)
    }),
  )
})

it('equal values have no delta, and a delta survives being sent', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      expect(delta(before, structuredClone(before))).toBeUndefined()
      const change = delta(before, after)
      if (change) expect(patched(before, JSON.parse(JSON.stringify(change)) as typeof change)).toEqual(after)
    }),
  )
})

it('names only what an action changed, and keeps the rest as it was', () => {
  const before = coinGame()
  const outcome = apply(coins, before, legal(coins, before).choices[0]?.action)
  if (!outcome.ok) throw new Error(outcome.refusal.rule)
  const change = delta(before, outcome.state)
  expect(Object.keys((change as { '.': object })['.'])).toEqual(['cash', 'flow'])
  const after = patched(before, change)
  expect(after).toEqual(outcome.state)
  expect(after.players).toBe(before.players)
})

it('a field that is undefined is the same as none, before and after', () => {
  const [none, named] = [{ a: 1 }, { a: 1, b: undefined }]
  expect([delta(none, named), delta(named, none), delta(named, { ...named })]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(delta(named, { b: 2 })).toEqual({ '.': { a: null, b: { '=': 2 } } })
})

it('a key that is gone is taken away', () => {
  expect(patched({ a: 1, b: 2 }, delta({ a: 1, b: 2 }, { b: 2 }))).toEqual({ b: 2 })
})

it('takes names for what they are, also those that every object has', () => {
  const parse = (text: string): Json => JSON.parse(text) as Json
  const plain = parse('{"a":1}')
  const odd = parse('{"__proto__":{"b":2},"constructor":3,"toString":4}')
  for (const [before, after] of [
    [plain, odd],
    [odd, plain],
  ] as const) {
    const sent = JSON.parse(JSON.stringify(delta(before, after))) as ReturnType<typeof delta>
    expect(JSON.stringify(patched(before, sent))).toBe(JSON.stringify(after))
  }
})
