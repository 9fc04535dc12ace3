import { describe, expect, test } from 'vitest'
import type { Catalogues } from './index.js'
import { catalogueFaults, sayer } from './index.js'

const manner = { names: {}, alternatives: new Set<string>(), english: (text: string): string => text }

function faults(catalogues: Catalogues): readonly string[] {
  return catalogueFaults(catalogues, sayer(catalogues, manner), { player: 'Anna', count: 2 })
}

const good: Catalogues = {
  en: { pass: '{player} passes.', left: '{count, plural, one {one share} other {# shares}}' },
  de: { pass: '{player} passt.', left: '{count, plural, one {eine Aktie} other {# Aktien}}' },
  ja: { pass: '{player}はパスします。', left: '{count, plural, other {#株}}' },
}

describe('a check of catalogues', () => {
  test('finds nothing where all say the same', () => {
    expect(faults(good)).toEqual([])
  })

  test('finds a message that a language lacks, or has alone', () => {
    expect(faults({ ...good, de: { pass: '{player} passt.' } })).toEqual(['de lacks left'])
    expect(faults({ ...good, ja: { ...good.ja, more: '…' } })).toEqual(['ja alone has more'])
  })

  test('finds a message that speaks of other things', () => {
    expect(faults({ ...good, de: { ...good.de, pass: '{count} passt.' } })).toEqual([
      'de pass speaks of count, not of player',
    ])
  })

  test('finds an argument that is used in two ways', () => {
    const twice = '{count} {count, plural, one {Aktie} other {Aktien}}'
    expect(faults({ ...good, de: { ...good.de, left: twice } })).toContain('de left uses count in two ways')
  })

  test('finds a message that says nothing', () => {
    expect(faults({ ...good, en: { ...good.en, left: '{count, select, none {} other {}}' } })).toContain(
      'en left is said as ""',
    )
  })
})

describe('saying with raw values', () => {
  const say = sayer(
    {
      en: {
        bid: '{player} bids {bid} for {items}.',
        kind: '{how, select, none {nothing} some {a list} other {one}}',
      },
      de: {},
      ja: {},
    },
    {
      names: { bid: (_, value) => (typeof value === 'number' ? `${value} M` : undefined) },
      alternatives: new Set(['items']),
      english: (text) => text.replace(/^the /, 'The '),
    },
  )

  test('names values by their fields and lists alternatives', () => {
    expect(say('en', 'bid', { player: 'the bank', bid: 10, items: ['a', 'b'] })).toBe(
      'The bank bids 10 M for a or b.',
    )
  })

  test('has a sign for what is unknown', () => {
    expect(say('en', 'bid', { player: null, items: [] })).toBe('– bids – for –.')
  })

  test('chooses a wording by what a value is', () => {
    expect(say('en', 'kind')).toBe('nothing')
    expect(say('en', 'kind', { how: [1] })).toBe('a list')
    expect(say('en', 'kind', { how: 'so' })).toBe('one')
  })
})
