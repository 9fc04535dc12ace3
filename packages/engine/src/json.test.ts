import { describe, expect, it } from 'vitest'
import { readJson, without } from './json.js'

describe('an object without some fields', () => {
  it('is a copy with all others', () => {
    const action = { type: 'bid', player: 'Anna', amount: 100, hash: 'f00d' }
    expect(without(action, 'hash')).toEqual({ type: 'bid', player: 'Anna', amount: 100 })
    expect(without(action, 'type', 'player')).toEqual({ amount: 100, hash: 'f00d' })
    expect(action.hash).toBe('f00d')
  })

  it('keeps a field that is called like the prototype, so that it can be refused', () => {
    const given = JSON.parse('{ "type": "pass", "player": "Anna", "__proto__": { "amount": 1 } }') as {
      [field: string]: unknown
    }
    const own = without(given, 'type', 'player')
    expect(Object.keys(own)).toEqual(['__proto__'])
    expect(Object.getPrototypeOf(own)).toBe(Object.prototype)
  })
})

describe('readJson', () => {
  it('tells what a text says, and what is none from what says nothing', () => {
    expect(readJson('{"a":[1]}')).toEqual({ value: { a: [1] } })
    expect(readJson('null')).toEqual({ value: null })
    for (const text of ['', '{', '{a:1}']) expect(readJson(text)).toBeUndefined()
  })
})
