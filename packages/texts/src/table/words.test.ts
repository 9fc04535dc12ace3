import { describe, expect, it } from 'vitest'
import type { Company } from '@stellwerk/table'
import { company, count, hidden, list, money, msg, name, none, says } from '@stellwerk/table'
import { argumentsOf } from '../message.js'
import { languages } from '../language.js'
import { tableTexts } from './index.js'
import { tableWords } from './words.js'

const own = {
  'company.mine': 'mine {mark} ({name})',
  'fact.trains': '{trains, plural, one {one train} other {# trains}}: {trains2}',
  'heading.sale': 'Sale by {company}, premium {premium}',
  'mark.mine': 'M{mark}',
  'pool.pool': 'Bank pool',
}
const texts = {
  catalogues: { en: own, de: own, ja: own },
  money: (_: string, amount: number) => `${amount} M`,
}
const table = {
  companies: [
    { ref: 'mine:4', kind: 'mine', mark: '4', name: 'Hüttenrode' },
    { ref: 'HBE', kind: 'railway', mark: 'HBE', name: 'Halberstadt' },
  ] as unknown as readonly Company[],
}
const words = tableWords({ language: 'en', texts, table })

describe('the words of a description', () => {
  it('are short in cells and full in sentences', () => {
    expect(words.cell(money(1200))).toBe('1,200')
    expect(words.phrase(money(1200))).toBe('1200 M')
    expect(words.cell(company('mine:4'))).toBe('4')
    expect(words.phrase(company('mine:4'))).toBe('mine 4 (Hüttenrode)')
    expect(words.phrase(company('HBE'))).toBe('HBE')
    expect(words.cell(list([company('mine:4'), company('HBE')]))).toBe('4, HBE')
    expect(words.cell(count(2, 4))).toBe('2/4')
    expect([words.cell(none), words.cell(hidden)]).toEqual(['–', '•••'])
    const scale = {
      kind: 'scale',
      now: 40,
      steps: [
        { at: '1', amount: 40 },
        { at: '2', amount: 60, more: 30 },
      ],
      labels: { amount: msg('a'), more: msg('b') },
      ahead: [],
    } as const
    expect(words.cell(scale)).toBe('40–90')
  })

  it('call companies by mark or by name, with the title’s help where a mark says too little', () => {
    expect([words.mark('mine:4'), words.mark('HBE')]).toEqual(['M4', 'HBE'])
    expect([words.name('mine:4'), words.name('HBE')]).toEqual(['Mine 4 (Hüttenrode)', 'Halberstadt (HBE)'])
    expect([words.mark('XYZ'), words.name('XYZ')]).toEqual(['XYZ', 'XYZ'])
  })

  it('are the title’s own before those that all share', () => {
    expect(words.say(msg('pool.pool'))).toBe('Bank pool')
    expect(words.cell(says('pool.bank'))).toBe('Bank')
    expect(words.say(msg('heading.sale', { company: company('mine:4'), premium: money(80) }))).toBe(
      'Sale by mine 4 (Hüttenrode), premium 80 M',
    )
    expect(words.say(msg('heading.sale'))).toBe('Sale by –, premium –')
  })

  it('call a column of cells by its own words, or like the fact that it shows', () => {
    const named = { ...own, 'column.face': 'Face', 'fact.face': 'Face value', 'fact.income': 'Income' }
    const { column } = tableWords({
      language: 'en',
      texts: { ...texts, catalogues: { en: named, de: named, ja: named } },
      table,
    })
    expect(['face', 'income', 'percent', 'unheard-of'].map(column)).toEqual(['Face', 'Income', 'Share', ''])
  })

  it('count what a message counts', () => {
    const trains = list([name('2'), name('3')])
    expect(words.say(msg('fact.trains', { trains, trains2: trains }))).toBe('2 trains: 2 and 3')
  })

  it('say rounds', () => {
    expect(words.round({ kind: 'operating', number: 3, part: 2 })).toBe('Operating round 3.2')
    expect(words.round({ kind: 'operating', number: 3 })).toBe('Operating round 3')
    expect(words.round({ kind: 'auction', number: 1, called: msg('pool.pool') })).toBe('Bank pool')
  })

  it('exist in every language, about the same things', () => {
    const keys = Object.keys(tableTexts.en)
    for (const language of languages) {
      expect(Object.keys(tableTexts[language])).toEqual(keys)
      for (const key of keys)
        expect([...argumentsOf(language, tableTexts[language], key).keys()].toSorted()).toEqual(
          [...argumentsOf('en', tableTexts.en, key).keys()].toSorted(),
        )
    }
  })
})
