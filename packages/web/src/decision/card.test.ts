import { describe, expect, it, test } from 'vitest'
import type { Action, CoreState, PlayerId } from '@stellwerk/engine'
import { apply, begin, openDecision, view } from '@stellwerk/engine'
import { randomHistory } from '@stellwerk/engine/testing'
import type { Effect, Section } from '@stellwerk/table'
import { money } from '@stellwerk/table'
import { faces, games } from '@stellwerk/titles'
import { askedOf, choosableIn } from './asked.js'
import { furtherEffects } from './effect-words.js'
import { isFrom, linesOf, blocksOf, variantCells } from './lines.js'
import { refusedIn } from './refused-rows.js'
import { rowsOf } from './site-rows.js'

/** Positions of random games, some of which begin late. */
function* positionsOf(id: string): Generator<CoreState> {
  const { title } = games[id]!
  for (const seed of [51, 52, 53, 54]) {
    const setup = { players: ['A', 'B', 'C', 'D'].slice(0, 3 + (seed % 2)), seed, options: {} }
    const begun = begin(title, seed < 53 ? setup : { ...setup, position: title.randomPlay.late(setup) })
    if (!begun.ok) throw new Error(JSON.stringify(begun.refusal))
    const history = randomHistory(title, begun.value, seed, 700)
    for (let n = seed % 7; n < history.length; n += 7) yield history.at(n).state
  }
}

/** What can be done with a section, by whichever part of the card draws it. */
function doneBy(section: Section): readonly Action[] {
  switch (section.kind) {
    case 'rows':
    case 'amount':
    case 'slot':
      return choosableIn(section).map(({ action }) => action)
    case 'sites':
      return section.sites.flatMap((site) => rowsOf(site).map(({ action }) => action))
    case 'runs':
      return section.plans.map(({ row }) => row.action)
    case 'payout':
      return section.ways.map(({ action }) => action)
    case 'offer':
      return section.answers.map(({ action }) => action)
    case 'pass':
      return [section.row.action]
    case 'sealed':
      return section.sections.flatMap(doneBy)
  }
}

const sorted = (actions: readonly Action[]): readonly string[] =>
  actions.map((action) => JSON.stringify(action)).toSorted()

describe.each(Object.keys(games))('the card of %s', (id) => {
  const { title, texts } = games[id]!
  const face = faces[id]!
  const positions = [...positionsOf(id)]

  it('leads to every legal choice of everybody who decides', () => {
    let choices = 0
    for (const state of positions) {
      const decision = openDecision(title, state)
      for (const player of decision.players) {
        const own = decision.choices.filter(({ action }) => action.player === player)
        const [asked] = askedOf(face, view(title, state, player), decision, [player])
        expect(sorted(asked?.step.sections.flatMap(doneBy) ?? [])).toEqual(
          sorted(own.map(({ action }) => action)),
        )
        choices += own.length
      }
    }
    expect(choices).toBeGreaterThan(100)
  })

  it('puts every row on one line, and tells the rows of a line apart', () => {
    for (const state of positions) {
      const decision = openDecision(title, state)
      for (const { step } of askedOf(face, state, decision, decision.players)) {
        const flat = step.sections.flatMap((one) => (one.kind === 'sealed' ? one.sections : [one]))
        const rows = flat.flatMap((one) =>
          one.kind === 'rows' || one.kind === 'amount' ? choosableIn(one) : [],
        )
        const lines = blocksOf(flat).flatMap((part) => ('lines' in part ? part.lines : []))
        expect(lines.flatMap((line) => line.rows).toSorted(byId)).toEqual(rows.toSorted(byId))
        for (const line of lines) {
          const labels = line.rows.map((row) =>
            JSON.stringify([row.variant, row.price, variantCells(row, line).map(({ value }) => value)]),
          )
          expect([line.id, new Set(labels).size]).toEqual([line.id, line.rows.length])
        }
      }
    }
  })

  it('gives reasons in words for what is not possible, each once', () => {
    let refused = 0
    for (const state of positions) {
      const decision = openDecision(title, state)
      for (const { step } of askedOf(face, state, decision, decision.players)) {
        const rows = refusedIn(step.sections)
        for (const { row } of rows) {
          expect(texts.refusal('en', row.refusal)).not.toBe('')
          expect(apply(title, state, row.action).ok).toBe(false)
        }
        refused += rows.length
      }
    }
    expect(refused).toBeGreaterThan(50)
  })
})

const byId = (a: { readonly id: string }, b: { readonly id: string }): number => a.id.localeCompare(b.id)

describe('a line', () => {
  const player = 'A' as PlayerId
  const row = (id: string, stem?: string) => ({
    id,
    action: { type: 'buy', player, id } as Action,
    subject: { kind: 'name', text: id } as const,
    cells: [],
    ...(stem === undefined ? {} : { stem }),
  })

  it('has all rows of its stem, wherever they come', () => {
    const lines = linesOf([row('1', 'x'), row('2'), row('3', 'x')])
    expect(lines.map(({ rows }) => rows.map(({ id }) => id))).toEqual([['1', '3'], ['2']])
  })

  it('knows its action whatever the number', () => {
    const bid = {
      ...row('bid'),
      action: { type: 'bid', player, bid: 10 } as Action,
      range: { field: 'bid', min: 10, max: 90, step: 5 },
    }
    expect(isFrom(bid, { type: 'bid', player, bid: 55 } as Action)).toBe(true)
    expect(isFrom(bid, { type: 'bid', player: 'B' as PlayerId, bid: 55 } as Action)).toBe(false)
  })
})

test('money that is told beside a choice is not told again under another name', () => {
  const of = { kind: 'player', ref: 'A' as PlayerId } as const
  const effect = (what: Effect['what'], from: number, to: number): Effect => ({
    what,
    of,
    from: money(from),
    to: money(to),
    tone: 'bad',
    rank: 0,
  })
  const purse = effect('cash', 860, 840)
  const other = effect('fact', 860, 700)
  expect(furtherEffects([purse, effect('fact', 860, 840), other], purse)).toEqual([other])
})
