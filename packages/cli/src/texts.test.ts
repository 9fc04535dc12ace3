import { describe, expect, it } from 'vitest'
import { argumentsOf, languages } from '@stellwerk/texts'
import type { Catalogue, Language } from '@stellwerk/texts'
import { catalogues } from './texts.js'

const described = (language: Language, catalogue: Catalogue, key: string): string[] =>
  [...argumentsOf(language, catalogue, key).keys()].toSorted()

describe('the texts of the command', () => {
  const texts: Readonly<Record<Language, Catalogue>> = catalogues

  it.each(languages)('are complete in %s, with the same arguments as in English', (language) => {
    expect(Object.keys(texts[language]).toSorted()).toEqual(Object.keys(texts.en).toSorted())
    for (const key of Object.keys(texts.en))
      expect([key, described(language, texts[language], key)]).toEqual([key, described('en', texts.en, key)])
  })

  it.each(['de', 'ja'] as const)('are really in %s', (language) => {
    const sentences = Object.keys(texts.en).filter((key) =>
      / [a-z]+ /.test((texts.en[key] ?? '').replaceAll(/\{.*\}/g, '')),
    )
    expect(sentences.length).toBeGreaterThan(10)
    expect(sentences.filter((key) => texts[language][key] === texts.en[key])).toEqual([])
  })
})
