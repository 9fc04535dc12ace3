import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hash } from './hash.js'

describe('hash', () => {
  it('does not depend on the order of keys', () => {
    expect(hash({ a: 1, b: { c: [1, 2], d: null } })).toBe(hash({ b: { d: null, c: [1, 2] }, a: 1 }))
  })

  it('depends on the order of a list, on types and on what is absent', () => {
    const values = [
      [1, 2],
      [2, 1],
      ['1', 2],
      [],
      {},
      [[]],
      null,
      'null',
      0,
      '0',
      false,
      '',
      [null],
      { a: null },
      { a: [] },
    ]
    expect(new Set(values.map(hash)).size).toBe(values.length)
  })

  it('ignores fields that are undefined, as JSON does', () => {
    expect(hash({ a: 1, b: undefined })).toBe(hash({ a: 1 }))
  })

  it('tells a list from an object at the same place with the same value in it, whichever came first', () => {
    const shared = { n: 1 }
    const values = [{ a: { x: shared } }, { a: [shared] }, { a: { '': shared } }, { a: { y: shared } }]
    const alone = values.map((value) => hash({ b: structuredClone(value) }))
    expect(new Set(alone).size).toBe(values.length)
    for (const order of [values, values.toReversed()])
      for (const value of order) expect(hash({ b: value })).toBe(alone[values.indexOf(value)])
  })

  it('is the same for equal values and 16 hexadecimal digits', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(hash(JSON.parse(JSON.stringify(value)))).toBe(hash(value))
        expect(hash(value)).toMatch(/^[0-9a-f]{16}$/)
      }),
    )
  })

  it('does not depend on the games that came in between', () => {
    const games = ['A', 'B'].map((name) => ({
      players: [name],
      tiles: { E5: { rotation: 1 } },
      cash: { bank: 0 },
    }))
    const later = games.map((state) => ({ ...state, cash: { bank: -10 } }))
    const line = [...games, ...games, ...later, ...games, ...later]
    expect(line.map(hash)).toEqual(line.map((state) => hash(structuredClone(state))))
  })

  it('does not depend on what was hashed before with the same keys', () => {
    const inner = { cash: 1, kind: 'x' }
    const values = [
      { cash: 1 },
      { cash: { cash: { cash: 1 } } },
      { cash: [1] },
      { cash: '1' },
      { cash: inner },
    ]
    const alone = values.map((value) => hash(structuredClone(value)))
    expect(new Set(alone).size).toBe(values.length)
    expect(values.toReversed().map(hash).toReversed()).toEqual(alone)
    expect(hash({ cash: { cash: 1 }, kind: inner, other: inner })).toBe(
      hash({ other: { ...inner }, kind: { ...inner }, cash: { cash: 1 } }),
    )
  })

  it('is the same when there are more keys than are remembered', () => {
    const wide = Object.fromEntries(Array.from({ length: 25_000 }, (_, i) => [`key ${i}`, i]))
    const last = { 'key 24999': { 'key 24998': 1 } }
    const before = hash(last)
    expect(hash(wide)).toBe(hash(Object.fromEntries(Object.entries(wide).toReversed())))
    expect(hash(structuredClone(last))).toBe(before)
  })

  it('is known for a fixed value, so that files made elsewhere stay readable', () => {
    expect(hash({ title: '1873', cash: { bank: -10, 'player:A': 10 }, flow: [{ kind: 'x' }] })).toBe(
      '62b9dcfab5396f98',
    )
  })
})
