import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { importGame, siteTitle } from '@stellwerk/1873'
import { languages } from '@stellwerk/texts'
import { games, importers, manifestOf, manifests, readingTexts, titleIds } from './index.js'

test('every game is found under the id of its title and has a name in every language', () => {
  expect(titleIds).toEqual(['1873', '1854', '1853', 'vierhain'])
  expect(Object.keys(games).toSorted()).toEqual(titleIds.toSorted())
  for (const [id, { title, texts }] of Object.entries(games)) {
    expect(title.id).toBe(id)
    for (const language of languages) expect(texts.name(language)).not.toBe('')
  }
})

test('every title is listed as its words have it', () => {
  for (const { id, name, money } of manifests) {
    const { texts } = games[id]!
    for (const language of languages) {
      expect(name[language]).toBe(texts.name(language))
      expect(money[language].replace('{amount}', '12')).toBe(texts.money(language, 12))
    }
  }
  expect(manifestOf('toString')).toBeUndefined()
})

test('importers are found by what the site calls the title', () => {
  expect(Object.keys(importers)).toEqual([siteTitle])
  expect(importers[siteTitle]).toEqual({ game: '1873', read: importGame })
})

test('every option of a table and each of its values is said in every language', () => {
  for (const { title, texts } of Object.values(games))
    for (const [option, values] of Object.entries(title.options))
      for (const language of languages) {
        expect(texts.option(language, option)).not.toBe('')
        const said = values.map((value) => texts.option(language, option, value))
        expect(new Set(said).size).toBe(values.length)
      }
})

test('every reading has its words, its own sentence for each value, and a ruling in the ledger', () => {
  for (const [id, { title }] of Object.entries(games)) {
    const ledger = readFileSync(new URL(`../../../../docs/rules/${id}.md`, import.meta.url), 'utf8')
    expect(Object.keys(readingTexts[id] ?? {})).toEqual(Object.keys(title.readings))
    for (const [name, { ruling, values }] of Object.entries(title.readings)) {
      const words = readingTexts[id]?.[name]
      expect(Object.keys(words?.values ?? {}).toSorted()).toEqual(values.toSorted())
      for (const language of languages) {
        const said = [words?.name, words?.sources, ...Object.values(words?.values ?? {})].map(
          (message) => message?.[language] ?? '',
        )
        expect(said).not.toContain('')
        expect(new Set(said).size).toBe(said.length)
      }
      expect(ledger).toMatch(new RegExp(`^- \\*\\*${ruling}\\b`, 'm'))
    }
  }
})
