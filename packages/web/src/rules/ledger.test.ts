import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { manifestOf, titleIds } from '@stellwerk/titles'
import { parseLedger, pieces } from './ledger.js'

const markdown = readFileSync(new URL('../../../../docs/rules/1873.md', import.meta.url), 'utf8')
const chapters = parseLedger(markdown)

describe('the ledger of 1873 as the rules page reads it', () => {
  it('has every statement that the file has', () => {
    const stated = [...markdown.matchAll(/^- \*\*((?:1873-|RUL-|EX-)[\w.-]+)\*\*/gm)].map(([, id]) => id)
    const read = chapters.flatMap(({ blocks }) => blocks.flatMap((b) => (b.kind === 'statement' ? b.id : [])))
    expect(read.filter((id) => !id.startsWith('ED-'))).toEqual(stated)
    expect(stated.length).toBeGreaterThan(600)
  })

  it('keeps continued lines together and tables apart', () => {
    const parsed = parseLedger(
      '## 1 One\n\n- **1873-1-a** [R] Two\n  lines.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n',
    )
    expect(parsed).toEqual([
      {
        number: '1',
        title: 'One',
        level: 1,
        blocks: [
          { kind: 'statement', id: '1873-1-a', editions: 'R', text: 'Two lines.' },
          { kind: 'table', head: ['a', 'b'], rows: [['1', '2']] },
        ],
      },
    ])
  })
})

describe.each([
  ['1854', 384, 50],
  ['1853', 387, 50],
  ['vierhain', 105, 5],
])('the ledger of %s as the rules page reads it', (game, rules, rulings) => {
  const text = readFileSync(new URL(`../../../../docs/rules/${game}.md`, import.meta.url), 'utf8')
  const read = parseLedger(text)

  it('has every statement that the file has', () => {
    const stated = [...text.matchAll(/^- \*\*((?:185\d-|vierhain-|EX-|R-|F-)[\w.-]+)/gm)].map(([, id]) => id)
    expect(read.flatMap(({ blocks }) => blocks.flatMap((b) => (b.kind === 'statement' ? b.id : [])))).toEqual(
      stated,
    )
    expect(stated.length).toBeGreaterThan(rules)
  })

  it('has all rulings in one chapter', () => {
    expect(read.find(({ title }) => title === 'Rulings')?.blocks.length).toBeGreaterThan(rulings)
  })
})

it.each(titleIds)('the ledger of %s has a heading in every language for every chapter', async (game) => {
  const text = readFileSync(new URL(`../../../../docs/rules/${game}.md`, import.meta.url), 'utf8')
  const headings = (await manifestOf(game)?.headings()) ?? {}
  const inLedger = new Set(parseLedger(text).map(({ number, title }) => number || title))
  expect(new Set(Object.keys(headings))).toEqual(inLedger)
  for (const heading of Object.values(headings).flatMap((words) => Object.values(words)))
    expect(heading.length).toBeGreaterThan(0)
})

describe('texts of statements', () => {
  it('know the statements of every title, and nothing else', () => {
    const kinds = pieces('See vierhain-use-c or nowhere-use-c.').map(({ kind, text }) => [kind, text])
    expect(kinds).toEqual([
      ['plain', 'See '],
      ['reference', 'vierhain-use-c'],
      ['plain', ' or nowhere-use-c.'],
    ])
  })

  it('tell references, strong words and code from plain words', () => {
    expect(pieces('See 1873-2.1-b, **now** `x` (RUL-04).')).toEqual([
      { kind: 'plain', text: 'See ' },
      { kind: 'reference', text: '1873-2.1-b' },
      { kind: 'plain', text: ', ' },
      { kind: 'strong', text: 'now' },
      { kind: 'plain', text: ' ' },
      { kind: 'code', text: 'x' },
      { kind: 'plain', text: ' (' },
      { kind: 'reference', text: 'RUL-04' },
      { kind: 'plain', text: ').' },
    ])
  })
})
