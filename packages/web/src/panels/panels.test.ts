import { describe, expect, it } from 'vitest'
import { count, fateAhead, money, msg, phase, worthOf } from '@stellwerk/table'
import { languages, tableWords } from '@stellwerk/texts'
import { faces, games } from '@stellwerk/titles'
import { randomGame } from '../story/testing.js'
import { chronicleOf } from '../story/chronicle.js'
import { lists, partsOf } from './owned-companies.js'
import { limitsIn } from './phases.js'
import { poolName } from './pools.js'
import { sightOf } from './sight.js'

/** Messages that the panels say whatever the table holds. */
const always = [
  'bank.left',
  'column.company',
  'column.fate',
  'column.left',
  'column.liquidity',
  'column.owner',
  'column.price',
  'column.shares',
  'column.train',
  'column.trains',
  'column.usedBy',
  'column.worth',
  'effect.priority',
  'panel.certificates',
  'panel.certificates.of',
  'panel.companies',
  'panel.market',
  'panel.otherTiles',
  'panel.players',
  'panel.price',
  'panel.rounds',
  'panel.stations',
  'panel.tiles',
  'panel.trains',
  'panel.treasury',
  'stock.onSale',
  'stock.unlimited',
  'table.companies',
  'table.goods',
  'table.market',
  'table.trainLimits',
]

describe.each(Object.entries(faces))('the panels of %s', (id, face) => {
  const { title, texts } = games[id]!
  const moments = randomGame(title, 4)
  const shown = moments.filter((_, n) => n % 17 === 0 || n === moments.length - 1)

  it('have words for what they say in every language', () => {
    for (const { state } of shown)
      for (const language of languages) {
        const table = face.table(state, null)
        const words = tableWords({ language, texts, table })
        const said = [
          ...always.map((key) => words.say(msg(key, { count: count(2), amount: money(10) }))),
          ...table.pools.map((pool) => poolName(words, pool)),
          ...table.companies.map((company) => words.say(msg(`state.${company.state}`))),
          ...table.companies.map(({ head }) => words.say(msg(`head.${head?.as ?? 'director'}`))),
          ...table.trains.flatMap((stock) =>
            fateAhead(table, stock).map((fate) =>
              words.say(
                msg(`fate.${fate.does}`, {
                  phase: phase(fate.phase),
                  ...(fate.does === 'upkeep' ? { amount: money(fate.amount) } : {}),
                }),
              ),
            ),
          ),
        ]
        for (const text of said) expect(text).toMatch(/^[^–]+$/)
      }
  })

  it('call operating rounds what the rulebook calls them', () => {
    const words = tableWords({ language: 'de', texts, table: face.table(moments[0]!.state, null) })
    const round = words.say(msg('round.operating', { number: count(1), part: count(2) }))
    expect(words.say(msg('panel.rounds')).replaceAll('\u00ad', '')).toBe(round.replace(/ 1\.2$/, 'n'))
  })

  it('have one line of limits where all companies have the same, else one for each kind', () => {
    const { phases, kinds } = face.table(moments[0]!.state, null)
    const limits = limitsIn(phases)
    for (const one of phases)
      for (const { kind, limit } of one.trainLimits) {
        const line = limits.find(({ kinds: of }) => of === kind || of === null)
        expect(line?.limitOf(one)).toBe(limit)
      }
    const perPhase = phases.map(({ trainLimits }) => new Set(trainLimits.map(({ limit }) => limit)).size)
    expect(limits.length).toBe(
      Math.max(...perPhase) <= 1 ? Math.max(...perPhase) : phases[0]!.trainLimits.length,
    )
    for (const { kinds: of } of limits) if (of !== null) expect(kinds.map((kind) => kind.id)).toContain(of)
  })

  it('tell of each company what it earned, and of each player no more than there is', () => {
    const { earnings, incomes } = chronicleOf(face, moments)
    expect(Object.keys(earnings).length).toBeGreaterThan(2)
    const { state } = moments.at(-1)!
    const table = face.table(state, null)
    for (const { ref } of table.players) {
      const { total, parts } = worthOf(table, ref)
      expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
      expect(Object.values(incomes[ref] ?? {}).every((amount) => amount > 0)).toBe(true)
    }
  })

  it('list what belongs to a company below it, and do not name it twice', () => {
    for (const { state } of shown) {
      const table = face.table(state, null)
      const words = tableWords({ language: 'en', texts, table })
      const description = { state, viewer: null, table, map: face.map(state, null) }
      const sight = sightOf({ description, words }, { language: 'en', nameOf: String })
      for (const company of table.companies) {
        const parts = partsOf(sight, company)
        for (const part of parts) expect(sight.company(part.ref)).toBe(part)
        if (parts.length === 0) continue
        expect(company.facts.filter(({ value }) => lists(value, parts)).length).toBe(1)
      }
    }
  })
})
