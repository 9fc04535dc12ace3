import { describe, expect, test } from 'vitest'
import type { JsonObject } from '@stellwerk/engine'
import { engineRules } from '@stellwerk/engine'
import type { Catalogue, Language, TitleTexts } from './index.js'
import {
  argumentsOf,
  commonFaultTexts,
  engineRefusal,
  engineTexts,
  format,
  interfaceTexts,
  languages,
  tellingFaults,
} from './index.js'

const sets: [string, Readonly<Record<Language, Catalogue>>][] = [
  ['interface', interfaceTexts],
  ['engine', engineTexts],
  ['position faults', commonFaultTexts],
]

describe.each(sets)('the catalogues of the %s', (_, catalogues) => {
  test('have the same keys and the same arguments in every language', () => {
    const keys = Object.keys(catalogues.en).toSorted()
    for (const language of languages) {
      expect(Object.keys(catalogues[language]).toSorted()).toEqual(keys)
      for (const key of keys) {
        const names = (l: Language): string[] => [...argumentsOf(l, catalogues[l], key).keys()].toSorted()
        expect(names(language), `${language} ${key}`).toEqual(names('en'))
      }
    }
  })

  test('say every message', () => {
    for (const language of languages)
      for (const key of Object.keys(catalogues[language])) {
        const uses = [...argumentsOf(language, catalogues[language], key)]
        const params = Object.fromEntries(uses.map(([name, use]) => [name, use.has('plural') ? 2 : 'x']))
        expect(format(language, catalogues[language], key, params), `${key}`).not.toBe('')
      }
  })
})

describe('the reasons of the engine', () => {
  test('are said in every language, with and without what they are about', () => {
    for (const language of languages)
      for (const rule of Object.values(engineRules)) {
        expect(engineRefusal(language, { rule, params: {} })).not.toBe('')
        expect(engineTexts[language][rule], `${rule}`).toBeDefined()
      }
  })

  test('say who is to decide', () => {
    const refusal = { rule: engineRules.turn, params: { player: 'Ben', players: ['Anna', 'Chris'] } }
    expect(engineRefusal('en', refusal)).toBe('It is not Ben’s turn. Anna or Chris must decide now.')
    expect(engineRefusal('de', refusal)).toBe(
      'Ben ist nicht an der Reihe. Jetzt entscheidet: Anna oder Chris.',
    )
    expect(engineRefusal('ja', refusal)).toBe('Benの手番ではありません。今の手番はAnnaまたはChrisです。')
  })

  test('say what was expected where', () => {
    const refusal = { rule: engineRules.malformed, params: { path: 'bid', expected: 'a whole number' } }
    expect(engineRefusal('en', refusal)).toBe('The value at bid cannot be read: expected a whole number.')
    expect(engineRefusal('de', refusal)).toBe(
      'Der Wert bei bid ist nicht lesbar: Erwartet wird eine ganze Zahl.',
    )
    expect(engineRefusal('ja', refusal)).toBe('bidの値を読み取れません。必要な形式：整数。')
  })

  test('say what is wrong with a position, in words of the title or of all, also if its kind is not known', () => {
    const plain = { refusal: engineRefusal } as TitleTexts
    const word = { ganges: '{player}: {most}' }
    const { refusal } = tellingFaults(plain, { en: word, de: word, ja: word })
    const said = (fault: JsonObject) => refusal('de', { rule: engineRules.position, params: { fault } })
    expect(said({ kind: 'order' })).toBe('Die Reihenfolge nennt alle Spieler genau einmal.')
    expect(said({ kind: 'one-of', values: ['Anna', 'Ben'] })).toBe('Möglich ist Anna oder Ben.')
    expect(said({ kind: 'ganges', player: 'Anna', most: 2 })).toBe('Anna: 2')
    for (const strange of [{ kind: 'a kind to come' }, { kind: 'toString' }, {}])
      expect(said(strange)).toBe('Diese Angaben passen nicht zusammen.')
    const malformed = { rule: engineRules.malformed, params: { expected: 'text' } }
    expect(refusal('de', malformed)).toBe(engineRefusal('de', malformed))
  })

  test('keep the bounds of an expectation', () => {
    const malformed = (expected: string) =>
      engineRefusal('de', { rule: engineRules.malformed, params: { path: '', expected } })
    expect(malformed('a number from 0 to 12')).toBe(
      'Das ist nicht lesbar: Erwartet wird eine Zahl von 0 bis 12.',
    )
    expect(malformed('a list of at most 5')).toBe(
      'Das ist nicht lesbar: Erwartet wird eine Liste mit höchstens 5 Einträgen.',
    )
    expect(malformed('one of pool, issue')).toBe('Das ist nicht lesbar: Erwartet wird eines von pool, issue.')
    expect(malformed('a blue moon')).toBe('Das ist nicht lesbar: Erwartet wird a blue moon.')
  })

  test('a rule of a game that has no words of its own is named', () => {
    expect(engineRefusal('en', { rule: '1873-9-z', params: {} })).toBe('Not allowed by rule 1873-9-z.')
    expect(engineRefusal('de', { rule: '1873-9-z', params: {} })).toBe('Nach Regel 1873-9-z nicht erlaubt.')
    expect(engineRefusal('ja', { rule: '1873-9-z', params: {} })).toBe('ルール1873-9-zにより許されません。')
  })
})
