import { describe, expect, it } from 'vitest'
import { hasHiddenCharacters, looksOf, nameKey } from './names.js'

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

  const isAlike = (one: string, other: string): boolean =>
    looksOf(one).some((look) => looksOf(other).includes(look))

  it.each([
    ['Anna', 'Аnnа'],
    ['paypal', 'раураl'],
    ['Alice', 'AIice'],
    ['ALICE', 'ALlCE'],
    ['Anna', 'АNNА'],
    ['Bernd', 'Bemd'],
    ['K0', 'KO'],
    ['Otto', 'Οttο'],
    ['ロカ', '口力'],
    ['Ｂｅｎ', 'Вen'],
    ['Müller', 'Müller'.normalize('NFD')],
    ['Zoë', 'Ζоё'],
    // the digits stand on the left of both
    ['דוד12', '12דוד'],
  ])('%s and %s look alike', (one, other) => {
    expect(isAlike(one, other)).toBe(true)
    expect(isAlike(one, one)).toBe(true)
  })

  it.each([
    ['Anna', 'Anne'],
    ['Ali', 'All'],
    ['Muller', 'Müller'],
    ['はな', 'ハナ'],
    ['דוד', 'דור'],
    ['Anna 1', 'Anna 2'],
    ['田中', '中田'],
  ])('%s and %s do not', (one, other) => {
    expect(isAlike(one, other)).toBe(false)
  })

  it.each([
    ['Anna', false],
    ['花子', false],
    ['An\u200bna', true],
    ['\u3164\u3164', true],
    ['An\u2060na', true],
    ['\u2800\u2800', true],
    ['An\u{1d159}na', true],
    ['Anna 🚂', false],
  ])('%j hides something: %s', (name, hides) => {
    expect(hasHiddenCharacters(name)).toBe(hides)
  })
})
