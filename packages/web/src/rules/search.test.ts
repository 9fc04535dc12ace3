import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Language } from '@stellwerk/texts'
import { headingIn } from '@stellwerk/texts'
import { manifestOf } from '@stellwerk/titles'
import type { Chapter } from './ledger.js'
import { parseLedger } from './ledger.js'
import { marked, queryOf, search, searchTerms } from './search.js'

const chapters = parseLedger(readFileSync(new URL('../../../../docs/rules/1873.md', import.meta.url), 'utf8'))

const headings = (await manifestOf('1873')?.headings()) ?? {}
const glossary = (await manifestOf('1873')?.glossary()) ?? []

const found = (query: string, language: Language = 'en'): Chapter[] =>
  search(chapters, queryOf(query, glossary), (chapter) => headingIn(language, headings, chapter))

const statements = (read: readonly Chapter[]): string[] =>
  read.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'statement' ? block.id : [])))

const textOf = (id: string): string =>
  chapters
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'statement' && block.id === id ? block.text : []))
    .join()

describe('searching the rules', () => {
  it('finds statements by words in any order and by their number', () => {
    expect(statements(found('negative account'))).toContain('1873-0-c')
    expect(statements(found('account negative'))).toContain('1873-0-c')
    expect(statements(found('1873-4.4.2-d'))).toContain('1873-4.4.2-d')
    expect(found('no such words at all')).toEqual([])
    expect(found('  ')).toEqual(chapters)
  })

  it('finds chapters by their heading in the language of the reader, whole', () => {
    const whole = chapters.find(({ number }) => number === '2.1')
    expect(found('Startversteigerung', 'de')).toContainEqual(whole)
    expect(found('オークション', 'ja')).toContainEqual(whole)
    expect(found('Startversteigerung', 'ja')).not.toContainEqual(whole)
  })

  it.each([
    ['Aktien', 'share'],
    ['Bankpool', 'pool'],
    ['Werklok', 'switcher'],
    ['Konzession', 'concession'],
    ['Aufpreis', 'premium'],
    ['GLEIS', 'track'],
    ['Bahnhöfe', 'station'],
    ['株式', 'share'],
    ['入換機', 'switcher'],
  ])('finds statements by what the glossary has for %s', (word, term) => {
    const read = statements(search(chapters, queryOf(word, glossary)))
    expect(read.length).toBeGreaterThan(2)
    for (const id of read) expect(textOf(id).toLowerCase()).toMatch(new RegExp(String.raw`\b${term}`))
  })

  it('takes a word that is a whole term as that term alone', () => {
    // "Bahn" is a railway, and not each "Bahnhof"
    for (const id of statements(search(chapters, queryOf('Bahn', glossary))))
      expect(textOf(id)).toMatch(/railway/i)
  })

  it('does not find a term inside of another word', () => {
    const read = statements(search(chapters, queryOf('Einzelwerk', glossary)))
    expect(read.length).toBeGreaterThan(5)
    expect(read.filter((id) => !/private mine/i.test(textOf(id)))).toEqual([])
    expect(marked('determine the mines', queryOf('鉱山', glossary))).toEqual(['determine the ', 'mine', 's'])
  })

  it('lists the terms of the glossary in which the words stand, in whatever language', () => {
    const terms = (query: string): string[] =>
      searchTerms(glossary, queryOf(query, glossary)).map(({ en }) => en)
    expect(terms('Konzession')).toEqual(['concession', 'concession route'])
    expect(terms('株')).toContain('share')
    expect(terms('track')).toEqual(['state track', 'track'])
    expect(terms('')).toHaveLength(glossary.length)
  })
})

describe('marking what was found', () => {
  it('marks words as they were typed, with their endings, and the English terms for them', () => {
    expect(marked('Eine Aktie kaufen', queryOf('aktien', glossary))).toEqual(['Eine ', 'Aktie', ' kaufen'])
    expect(marked('Züge und Bahnhöfe', queryOf('bahnhöfe', glossary))).toEqual(['Züge und ', 'Bahnhöfe', ''])
    expect(marked('A share of the pool', queryOf('Bankpool Aktie', glossary))).toEqual([
      'A ',
      'share',
      ' of the ',
      'pool',
      '',
    ])
  })

  it('joins what overlaps, and leaves a text without a find in one piece', () => {
    expect(marked('railways', queryOf('rail lways', glossary))).toEqual(['', 'railways', ''])
    expect(marked('railways', queryOf('', glossary))).toEqual(['railways'])
    expect(marked('railways', queryOf('a', glossary))).toEqual(['railways'])
  })
})
