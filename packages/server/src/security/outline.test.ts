import { describe, expect, it } from 'vitest'
import { isTooDeep, isTooWide, outlineOf } from './outline.js'

const outline = (text: string) => outlineOf(Buffer.from(text))

describe('the outline of JSON', () => {
  it('is how deep it is and how much it lists', () => {
    expect(outline('{"a":[1,2,{"b":[]}],"c":{}}')).toEqual({ depth: 4, commas: 3 })
    expect(outline('5')).toEqual({ depth: 0, commas: 0 })
  })

  it('does not depend on what people write', () => {
    const text = JSON.stringify({ text: ',,[[{"\\",日本\\\\"' })
    expect(outline(text)).toEqual({ depth: 1, commas: 0 })
  })

  it('of nothing but brackets or fields says that nobody meant it', () => {
    expect(isTooDeep(outline('['.repeat(40) + ']'.repeat(40)))).toBe(false)
    expect(isTooDeep(outline('['.repeat(41)))).toBe(true)
    expect(isTooWide(outline('1,'.repeat(5000)))).toBe(false)
    expect(isTooWide(outline('1,'.repeat(5001)))).toBe(true)
    expect(isTooWide(outline('1,'.repeat(5001)), 6000)).toBe(false)
  })
})
