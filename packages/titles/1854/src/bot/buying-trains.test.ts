import { describe, expect, it } from 'vitest'
import type { Action, PlayerId } from '@stellwerk/engine'
import { legal } from '@stellwerk/engine'
import type { BuyTrain, GiveUpTrain } from '../actions.js'
import type { TrainId } from '../data/types.js'
import type { State } from '../state.js'
import type { Table } from '../testing.js'
import { sd, without } from '../rules/testing-emergency.js'
import { at } from '../testing.js'
import { austria1854 } from '../title.js'
import { candidates } from './candidates.js'
import { knowledge } from './knowledge.js'

/** What is looked at in a position. */
function lookedAt({ state }: Table): readonly Action[] {
  const { players, choices } = legal(austria1854, state)
  const player = players[0] as PlayerId
  return candidates(
    state,
    choices.filter(({ action }) => action.player === player),
    player,
  )
}

describe('a major', () => {
  it('1854-run-o: buys no plus trains', () => {
    const table = at({
      players: ['A', 'B', 'C'],
      phase: '3',
      privates: 'sold',
      cash: { A: 100, KE: 900 },
      majors: { KE: { issuePrice: 77, director: 'A', certificates: { B: 1 }, trains: ['3'] } },
      at: { round: 'operating', turn: 'KE', step: 'trains' },
    })
    expect(table.choices('buyTrain').some(({ action }) => (action as BuyTrain).train === '1+')).toBe(true)
    const trains = lookedAt(table).flatMap((action) =>
      action.type === 'buyTrain' ? [(action as BuyTrain).train] : [],
    )
    expect(trains.filter((train) => train.endsWith('+'))).toEqual([])
  })

  it('1854-scrap-c: gives up what it cannot run, then its shortest train', () => {
    const givenUp = (trains: ('2+' | '3' | '4')[]): readonly string[] => {
      const table = at({
        players: ['A', 'B', 'C'],
        phase: '4',
        privates: 'sold',
        cash: { A: 100, SB: 600 },
        majors: {
          SB: { director: 'A', certificates: { A: 1 }, price: 72 },
          KT: { director: 'B', certificates: { B: 1 }, price: 82, trains },
        },
        trains: { 4: 0, 5: 3 },
        at: { round: 'operating', turn: 'SB', step: 'trains' },
      }).act('buyTrain', { from: 'bank', train: '5', price: 530 })
      expect(table.step).toBe('give-up')
      return lookedAt(table).map((action) => (action as GiveUpTrain).train)
    }
    expect(givenUp(['3', '3', '4'])).toEqual(['3'])
  })

  it('1854-scrap-a: begins no phase in the last set, in which others would pay for trains that hardly run', () => {
    const mail = (['FJ', 'KR', 'KT', 'SB', 'NT', 'VB'] as const).map((id) => [
      id,
      { director: 'B', certificates: { C: 1 }, price: 67, mail: 'large' },
    ])
    const buys = (left: number, others = {}): boolean => {
      const table = at({
        players: ['A', 'B', 'C'],
        phase: '5',
        privates: 'sold',
        cash: { A: 10_000 - 670 - left, B: 0, C: 0, KE: 670 },
        majors: {
          ...Object.fromEntries(mail),
          ...others,
          KE: { director: 'A', certificates: { A: 1 }, price: 82, trains: ['4'] },
        },
        trains: { 5: 0, 6: 2 },
        at: { round: 'operating', turn: 'KE', step: 'trains' },
      })
      return lookedAt(table).some(({ type }) => type === 'buyTrain')
    }
    expect(buys(1000)).toBe(true)
    // six contracts cost the bank 900 until the set is over
    expect(buys(100)).toBe(false)
    // what the SD has to buy then keeps the bank alive
    expect(buys(100, { SD: { director: 'B', certificates: { B: 1 }, price: 67, trains: ['3'] } })).toBe(true)
  })

  it('1854-emergency-g: takes over a train of another company of its director before he is bankrupt', () => {
    const looked = (cash: number, treasury: number, price: number, director = 'Anna') => {
      const SB = { director, certificates: { Cilli: 1 }, price, trains: ['3' as const] }
      const table = at(without(treasury, cash, { majors: { SB } }))
      return { table, actions: lookedAt(table) }
    }
    const sellers = (...given: Parameters<typeof looked>): readonly string[] =>
      looked(...given).actions.flatMap((action) =>
        action.type === 'buyTrain' ? [(action as BuyTrain).from] : [],
      )
    expect(sellers(500, 200, 93)).toEqual(['bank'])
    // at 93 SB had its turn before KT, at 72 it would lose its run
    expect(sellers(500, 50, 93)).toEqual(['bank', 'SB'])
    expect(sellers(500, 50, 72)).toEqual(['bank'])
    expect(sellers(0, 50, 72)).toEqual(['SB'])
    expect(sellers(0, 50, 93, 'Bert')).toEqual([])

    const { table, actions } = looked(0, 50, 93)
    const judged = (action: Action | undefined): number | undefined =>
      action && knowledge.judge?.(action, table.state, table.state, 'Anna' as PlayerId)
    const pass = actions.find(({ type }) => type === 'pass')
    expect(judged(pass)).toBeLessThan(0)
    expect(judged(looked(0, 200, 93).actions.find(({ type }) => type === 'buyTrain'))).toBeUndefined()
  })

  it('1854-emergency-g: buys a train that another company of its director takes over before he is bankrupt', () => {
    const judged = (treasury: number, trains: readonly TrainId[] = []): number | undefined => {
      const SB = { director: 'Anna', certificates: { Cilli: 1 }, price: 93, trains }
      const { state } = at(
        without(0, 0, {
          majors: { SB },
          cash: { KT: treasury, SB: 500 },
          at: { round: 'operating', turn: 'SB', step: 'trains' },
        }),
      )
      const pass = legal(austria1854, state).choices.find(({ action }) => action.type === 'pass')?.action
      return pass && knowledge.judge?.(pass, state, state, 'Anna' as PlayerId)
    }
    expect(judged(50)).toBeLessThan(0)
    // KT pays for itself, or takes the train over
    expect([judged(200), judged(50, ['3'])]).toEqual([undefined, undefined])
  })

  it('1854-emergency-e: a train that its director sells shares for is weighed as bought', () => {
    const majors = sd({ Anna: 2, Bert: 1 })
    const begun = at(without(50, 0, { majors })).act('buyTrain', { from: 'bank', train: '3', price: 200 })
    expect([begun.step, begun.cash('KT')]).toEqual(['emergency', 50])
    const settled = knowledge.settled?.(begun.state) as State
    expect([settled.majors.KT.trains, settled.cash['KT']]).toEqual([['3'], 0])
    expect(knowledge.settled?.(settled)).toBe(settled)
  })
})
