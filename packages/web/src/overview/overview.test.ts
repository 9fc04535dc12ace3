import { describe, expect, it } from 'vitest'
import type { CoreState } from '@stellwerk/engine'
import { legal } from '@stellwerk/engine'
import { heldBy } from '@stellwerk/table'
import { languages, tableWords } from '@stellwerk/texts'
import { faces, games } from '@stellwerk/titles'
import { csvOf } from '../charts/scale.js'
import { askedOf, choosableIn } from '../decision/asked.js'
import { sightOf } from '../panels/sight.js'
import { chronicleOf } from '../story/chronicle.js'
import { randomGame } from '../story/testing.js'
import { heldOf, matrixOf, standingOf, told, turnOf } from './matrix.js'
import { isChosen, nextOf, offersIn } from './offers.js'
import { factsOf } from './player-lines.js'
import { recordsOf } from './records.js'

describe.each(Object.entries(faces))('the overview of %s', (id, face) => {
  const { title, texts } = games[id]!
  const moments = randomGame(title, 4)
  const shown = moments.flatMap((_, n) => (n % 19 === 0 ? [moments.slice(0, n + 1)] : []))
  const at = (upTo: typeof moments) => {
    const { state } = upTo.at(-1) as { state: CoreState }
    const table = face.table(state, null)
    return { state, table, matrix: matrixOf(table, chronicleOf(face, upTo)) }
  }

  it('has every share of every company in some column', () => {
    let companies = 0
    for (const upTo of shown) {
      const { matrix } = at(upTo)
      for (const company of matrix.companies) {
        if (company.shares.length === 0) continue
        const held = matrix.holders.map((holder) => heldOf(company, holder).percent)
        const all = company.shares.reduce((sum, { percent }) => sum + percent, 0)
        expect([company.ref, held.reduce((sum, percent) => sum + percent, 0)]).toEqual([company.ref, all])
        // a mountain railway of 1854 may still have a certificate with it
        if (id !== '1854') expect([company.ref, all]).toEqual([company.ref, 100])
        companies++
      }
    }
    expect(companies).toBeGreaterThan(20)
  })

  it('has one head at most for each company, and that is who runs it', () => {
    for (const upTo of shown) {
      const { companies, holders } = at(upTo).matrix
      for (const company of companies) {
        const heads = holders.filter((holder) => heldOf(company, holder).head)
        expect(heads.length).toBeLessThanOrEqual(1)
        if (heads[0]) expect(heads[0]).toBe(company.head && heldBy(company.head.player))
      }
    }
  })

  it('tells the worth by which the rules rank, and never less than cash as liquidity', () => {
    for (const upTo of shown) {
      const { state, table, matrix } = at(upTo)
      const fortunes = new Map(title.ranking(state).map(({ player, fortune }) => [player, fortune]))
      for (const player of matrix.players) {
        const { worth, cash, liquidity } = standingOf(table, player)
        expect(worth).toBe(fortunes.get(player.ref))
        expect(liquidity).toBeGreaterThanOrEqual(cash)
      }
    }
  })

  it('tells what was earned in the last operating rounds', () => {
    const { matrix } = at(moments)
    const { rounds, earnings } = chronicleOf(face, moments)
    expect(matrix.rounds.length).toBe(told)
    for (const { name, earned } of matrix.rounds)
      for (const [company, { amount, round }] of earned) {
        expect(rounds[round]?.name).toBe(name)
        expect(earnings[company]?.some((one) => one.round === round && one.amount === amount)).toBe(true)
      }
  })

  it('counts the turns of a round of players from the one under way', () => {
    for (const upTo of shown) {
      const { table } = at(upTo)
      if (table.round.kind !== 'stock') continue
      const now = table.turns.find((turn) => turn.at === 'now')
      if (now?.player && now.company === undefined) expect(turnOf(table, now.player)).toBe(1)
    }
  })

  it('puts each choice about a company into one cell', () => {
    let offered = 0
    for (const upTo of shown) {
      const { state, table, matrix } = at(upTo)
      if (table.round.kind !== 'stock') continue
      const pools = table.pools.map(({ ref }) => ref)
      for (const asked of askedOf(face, state, legal(title, state), state.players)) {
        const offers = offersIn([asked], pools)
        for (const row of asked.step.sections.flatMap(choosableIn)) {
          const { subject } = row
          const company = matrix.companies.find(
            ({ ref }) => subject.kind === 'company' && subject.ref === ref,
          )
          if (!company || row.range) continue
          const cells = matrix.holders.filter((holder) => offers.of(company.ref)?.get(holder)?.includes(row))
          expect([row.id, cells.length]).toEqual([row.id, 1])
          const rows = offers.of(company.ref)?.get(cells[0]!) ?? []
          expect(isChosen(rows, row.action)).toBe(true)
          // clicks go through all that a cell offers, and round again
          const next = rows[(rows.indexOf(row) + 1) % rows.length]
          expect(nextOf(rows, row.action)).toBe(next)
          expect(nextOf(rows, undefined)).toBe(rows[0])
          offered++
        }
      }
    }
    expect(offered).toBeGreaterThan(10)
  })

  it('is a table of words and numbers in every language', () => {
    for (const language of languages) {
      const { state, table, matrix } = at(moments)
      const words = tableWords({ language, texts, table })
      const description = { state, viewer: null, table, map: face.map(state, null) }
      const sight = sightOf({ description, words }, { language, nameOf: String })
      const [head, ...records] = recordsOf(sight, matrix)
      for (const cell of head!) expect(cell).toMatch(/^[^–]+$/)
      for (const record of records) expect(record.length).toBeLessThanOrEqual(head!.length)
      expect(records.length).toBe(matrix.companies.length + 4)
      for (const { label } of factsOf(matrix.players)) expect(words.say(label)).not.toBe('')
      expect(
        csvOf([head!, ...records])
          .trim()
          .split('\r\n').length,
      ).toBe(records.length + 1)
    }
  })
})
