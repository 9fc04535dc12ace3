import { expect, test } from 'vitest'
import { anyOf, argumentsOf, format, isLanguage, languages, listed, numeral } from './index.js'

const catalogue = {
  plain: 'Hello {name}',
  counted: '{count, plural, one {# share} other {# shares}} of {company}',
  chosen: '{how, select, full {all} other {some of {amount, number}}}',
}

test('a message is said with its arguments', () => {
  expect(format('en', catalogue, 'plain', { name: 'Anna' })).toBe('Hello Anna')
  expect(format('en', catalogue, 'counted', { count: 1, company: 'HBE' })).toBe('1 share of HBE')
  expect(format('de', catalogue, 'counted', { count: 1200, company: 'HBE' })).toBe('1.200 shares of HBE')
})

test('the same key is said in the language that is asked for', () => {
  expect(format('en', catalogue, 'chosen', { how: 'half', amount: 12345.5 })).toBe('some of 12,345.5')
  expect(format('de', catalogue, 'chosen', { how: 'half', amount: 12345.5 })).toBe('some of 12.345,5')
})

test('an unknown key and a missing argument are bugs', () => {
  expect(() => format('en', catalogue, 'absent')).toThrow('no message absent in en')
  expect(() => format('en', catalogue, 'toString')).toThrow('no message toString in en')
  expect(() => format('en', catalogue, 'plain')).toThrow('name')
})

test('the arguments of a message are known, also those inside of alternatives', () => {
  const uses = (key: string) => [...argumentsOf('en', catalogue, key)].map(([name, use]) => [name, [...use]])
  expect(uses('plain')).toEqual([['name', ['text']]])
  expect(uses('counted')).toEqual([
    ['count', ['plural']],
    ['company', ['text']],
  ])
  expect(uses('chosen')).toEqual([
    ['how', ['select']],
    ['amount', ['number']],
  ])
})

test('numbers and lists follow the language', () => {
  expect(languages.map((language) => numeral(language, 12000))).toEqual(['12,000', '12.000', '12,000'])
  expect(languages.map((language) => listed(language, ['a', 'b', 'c']))).toEqual([
    'a, b, and c',
    'a, b und c',
    'a、b、c',
  ])
  expect(languages.map((language) => anyOf(language, ['a', 'b']))).toEqual(['a or b', 'a oder b', 'aまたはb'])
})

test('languages are known by their codes', () => {
  expect(isLanguage('ja')).toBe(true)
  expect(isLanguage('fr')).toBe(false)
})
