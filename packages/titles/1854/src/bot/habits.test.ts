import { describe, expect, it } from 'vitest'
import type { Action, PlayerId } from '@stellwerk/engine'
import { legal } from '@stellwerk/engine'
import type { BotKnowledge } from '@stellwerk/ledger'
import type { PayOut } from '../actions.js'
import type { State } from '../state.js'
import type { Table } from '../testing.js'
import { at } from '../testing.js'
import { austria1854 } from '../title.js'
import { knowledge } from './knowledge.js'

type Part = Pick<BotKnowledge<State>, 'book' | 'candidates'>
const { good, easy } = knowledge.lesser as { readonly good: Part; readonly easy: Part }

/** What the player whose turn it is is asked. */
function askedIn({ state }: Table): Parameters<Part['candidates']> {
  const { players, choices } = legal(austria1854, state)
  const player = players[0] as PlayerId
  return [state, choices.filter(({ action }) => action.player === player), player]
}

/** The same question to a strong player, a good one and an easy one. */
const asLevels = <T>(ask: (level: Part) => T): readonly T[] => [knowledge, good, easy].map(ask)

describe('weaker players', () => {
  it('1854-auction-d: buy privates without thinking of the major that they want to float', () => {
    const owner = { owner: 'B' }
    const table = (cash: number): Table =>
      at({
        players: ['A', 'B', 'C', 'D'],
        cash: { A: cash, B: 300, C: 300, D: 300 },
        mountains: { AUS: owner, MUR: owner, GKB: owner },
        priority: 'A',
        round: { auction: 1 },
        at: { round: 'auction' },
      })
    const does = (cash: number): readonly (Action | undefined)[] =>
      asLevels((level) => level.book?.(...askedIn(table(cash))))
    expect(does(490).map((action) => action?.type)).toEqual(['buyPrivate', 'buyPrivate', 'buyPrivate'])
    expect(does(465).map((action) => action?.type)).toEqual(['pass', 'buyPrivate', 'buyPrivate'])
    expect(does(400).map((action) => action?.type)).toEqual(['pass', 'pass', 'buyPrivate'])
  })

  it('1854-buy-k: keep money in hand that they do not need', () => {
    const bought = (cash: number): readonly boolean[] => {
      const table = at({
        players: ['A', 'B', 'C'],
        phase: '2',
        privates: 'sold',
        cash: { A: cash },
        majors: { KE: { issuePrice: 67, director: 'B', certificates: { B: 1 }, trains: ['2'] } },
        round: { stock: 2 },
        at: { round: 'stock', turn: 'A' },
      })
      return asLevels((level) => level.candidates(...askedIn(table)).some(({ type }) => type === 'buyShare'))
    }
    expect(bought(250)).toEqual([true, true, true])
    expect(bought(200)).toEqual([true, true, false])
    expect(bought(140)).toEqual([true, false, false])
  })

  it('1854-float-a: wait with a major until they could pay for more than that', () => {
    const founded = (cash: number): readonly boolean[] => {
      const table = at({
        players: ['A', 'B', 'C'],
        phase: '2',
        privates: 'sold',
        cash: { A: cash },
        round: { stock: 2 },
        at: { round: 'stock', turn: 'A' },
      })
      return asLevels((level) =>
        level.candidates(...askedIn(table)).some(({ type }) => type === 'buyDirector'),
      )
    }
    expect(founded(620)).toEqual([true, true, true])
    expect(founded(500)).toEqual([true, true, false])
    expect(founded(335)).toEqual([true, false, false])
  })

  it('1854-dividend-a: save for the next train though their shareholders would have more of a dividend', () => {
    const how = (treasury: number): readonly unknown[] => {
      const table = at({
        players: ['A', 'B', 'C'],
        privates: 'sold',
        phase: '3',
        cash: { A: 300, B: 300, C: 300, KR: treasury },
        majors: { KR: { director: 'A', certificates: { A: 1 }, price: 72, trains: ['3'] } },
        at: { round: 'operating', number: 1, turn: 'KR', step: 'payout', revenue: 60 },
      })
      return asLevels((level) => (level.book?.(...askedIn(table)) as PayOut | undefined)?.how)
    }
    expect(how(600)).toEqual(['full', 'full', 'full'])
    expect(how(70)).toEqual(['full', 'full', 'withhold'])
    expect(how(50)).toEqual(['full', 'withhold', 'withhold'])
  })
})
