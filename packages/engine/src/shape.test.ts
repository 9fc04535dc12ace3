import { describe, expect, it } from 'vitest'
import { either, fields, flag, known, listOf, oneOf, recordOf, tagged, text, whole } from './shape.js'

const shape = fields(
  { name: text, sizes: listOf(whole, 3) },
  { kind: oneOf('a', 'b', 4), open: flag, counts: recordOf(whole, (key) => key !== 'bad') },
)

describe('shape', () => {
  it('accepts what fits', () => {
    expect(shape({ name: 'x', sizes: [1, 2], kind: 4, open: true, counts: { p: 3 } }, '')).toBeUndefined()
    expect(shape({ name: '', sizes: [] }, '')).toBeUndefined()
  })

  it.each([
    [{ sizes: [] }, 'name', 'present'],
    [{ name: 1, sizes: [] }, 'name', 'text'],
    [{ name: 'x'.repeat(201), sizes: [] }, 'name', 'text'],
    [{ name: 'x', sizes: [1, '2'] }, 'sizes[1]', 'a whole number'],
    [{ name: 'x', sizes: [1, 2.5] }, 'sizes[1]', 'a whole number'],
    [{ name: 'x', sizes: [1, 2, 3, 4] }, 'sizes', 'a list of at most 3'],
    [{ name: 'x', sizes: {} }, 'sizes', 'a list'],
    [{ name: 'x', sizes: [], kind: '4' }, 'kind', 'one of a, b, 4'],
    [{ name: 'x', sizes: [], open: 0 }, 'open', 'true or false'],
    [{ name: 'x', sizes: [], counts: { bad: 1 } }, 'counts.bad', 'a known name'],
    [{ name: 'x', sizes: [], counts: { p: '1' } }, 'counts.p', 'a whole number'],
    [{ name: 'x', sizes: [], counts: [] }, 'counts', 'an object'],
    [{ name: 'x', sizes: [], other: 1 }, 'other', 'no such field'],
    [[], '', 'an object'],
    [null, '', 'an object'],
  ])('names the place and what was expected there: %j', (value, path, expected) => {
    expect(shape(value, '')).toEqual({ path, expected })
  })

  it('does not take a prototype for a field', () => {
    expect(shape(JSON.parse('{"name":"x","sizes":[],"__proto__":{"a":1}}'), '')?.path).toBe('__proto__')
    expect(recordOf(whole)(JSON.parse('{"__proto__":1}'), 'r')?.path).toBe('r.__proto__')
  })

  it('takes either of two forms', () => {
    expect(either(text, whole)(3, '')).toBeUndefined()
    expect(either(text, whole)('3', '')).toBeUndefined()
    expect(either(text, whole)(null, 'x')).toEqual({ path: 'x', expected: 'a whole number' })
  })
})

describe('tagged', () => {
  const shape = tagged('round', { stock: fields({ round: text }), sale: fields({ round: text, of: text }) })

  it('looks at a value by what it says it is', () => {
    expect(shape({ round: 'stock' }, 'at')).toBeUndefined()
    expect(shape({ round: 'sale' }, 'at')).toEqual({ path: 'at.of', expected: 'present' })
    for (const value of [{ round: 'toString' }, { round: 3 }, {}, 'stock'])
      expect(shape(value, 'at')).toEqual({ path: 'at.round', expected: 'one of stock, sale' })
  })

  it('knows the names of a record', () => {
    expect(['a', 'toString'].map(known({ a: 1 }))).toEqual([true, false])
  })
})
