import { describe, expect, it } from 'vitest'
import { hasHiddenCharacters, nameKey } from './names.js'

describe('names', () => {
  it.each([
    ['Anna', 'ANNA'],
    ['Straße', 'STRASSE'],
    ['ΟΔΥΣΣΕΥΣ', 'οδυσσευς'],
    ['Ａｎｎａ', 'anna'],
    ['ﬁnn', 'FINN'],
    ['ハルツ', 'ﾊﾙﾂ'],
    ['Ⅳ', 'iv'],
    ['e\u0301', 'É'],
  ])('%s and %s are the same', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other))
  })

  it.each([
    ['Anna', 'Anne'],
    ['Muller', 'Müller'],
    ['はな', 'ハナ'],
  ])('%s and %s are different', (one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other))
  })

  it.each([
    ['Anna', false],
    ['花子', false],
    ['An\u200bna', true],
    ['\u3164\u3164', true],
    ['An\u2060na', true],
  ])('%j hides something: %s', (name, hides) => {
    expect(hasHiddenCharacters(name)).toBe(hides)
  })
})
