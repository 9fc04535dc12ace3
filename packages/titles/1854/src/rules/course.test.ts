import { frameOf } from '@stellwerk/engine'
import { describe, expect, it } from 'vitest'
import type { OperatingRoundFrame } from '../frames.js'
import type { Description } from '../position.js'
import { bankHolds } from '../state.js'
import type { Table } from '../testing.js'
import { at } from '../testing.js'
import { austria1854 } from '../title.js'
import { operatingOrder } from './course.js'

const players = ['A', 'B', 'C']
const sold = { players, privates: 'sold' } as const

/** The companies that have begun their turns in this operating round, in order. */
const acted = (table: Table): readonly string[] =>
  frameOf<OperatingRoundFrame>(table.state, 'operating-round')?.acted ?? []

const rounds = (table: Table): [string, number][] =>
  table.told('round-started').map(({ round, number }) => [round, number])

describe('rounds', () => {
  it('1854-rounds-b, 1854-terms-k: stock round, set of operating rounds, stock round', () => {
    const table = at({ ...sold, at: { round: 'stock', passes: 2 } })
    table.act('pass')
    expect(rounds(table)).toEqual([['operating', 1]])
    expect(table.state.round).toEqual({ auction: 1, stock: 2, set: 2, operating: 1 })
    table.passUntil('stock')
    expect(rounds(table)).toEqual([['stock', 3]])
    expect(table.state.round).toMatchObject({ stock: 3, set: 2 })
  })

  it('1854-rounds-c: one, two or three operating rounds, by the phase when the stock round ends', () => {
    const lengths = (['1', '2', '3', '4', '5', '6', '7'] as const).map((phase) => {
      const table = at({ ...sold, phase, at: { round: 'stock', passes: 2 } }).act('pass')
      return table.state.flow.find(({ kind }) => kind === 'set')?.['rounds']
    })
    expect(lengths).toEqual([1, 1, 2, 2, 3, 3, 3])
  })

  it('1854-rounds-c: a phase change inside a set does not change its length', () => {
    const table = at({
      ...sold,
      phase: '2',
      trains: { 2: 0 },
      cash: { KE: 1000 },
      majors: { KE: { director: 'A', certificates: { B: 1 } } },
      at: { round: 'operating', turn: 'KE', step: 'trains' },
    })
    table.act('buyTrain', { from: 'bank', train: '3', price: 200 })
    expect(table.state.phase).toBe('3')
    table.passUntil('stock')
    expect(table.state.round).toMatchObject({ stock: 3, set: 2, operating: 1 })
    while (table.step === 'stock') table.act('pass')
    expect(table.state.flow.find(({ kind }) => kind === 'set')).toMatchObject({ rounds: 2, played: 1 })
  })

  it('1854-rounds-d, 1854-terms-g: players act for themselves, companies by their directors and with their treasuries', () => {
    const stock = at({ ...sold, cash: { A: 300 } })
    stock.act('buyDirector', { company: 'KE', price: 67 })
    expect(stock.cash('A')).toBe(32)
    const table = at({
      ...sold,
      cash: { A: 300, 4: 150 },
      locals: { 4: { owner: 'C' } },
      at: { round: 'operating', turn: '4', step: 'trains' },
    })
    expect(table.players).toEqual(['C'])
    table.act('buyTrain', { from: 'bank', train: '1+', price: 100 })
    expect([table.cash('4'), table.cash('C')]).toEqual([50, 0])
  })
})

describe('the order of an operating round', () => {
  const companies: Partial<Description> = {
    phase: '3',
    majors: {
      KE: { issuePrice: 67, space: 'R6C3', director: 'A', certificates: { B: 1 } },
      SB: { issuePrice: 67, space: 'R3C3', director: 'B', certificates: { A: 1 } },
      NT: { issuePrice: 67, space: 'R6C3', director: 'A', certificates: { B: 1 } },
      VB: { issuePrice: 67, director: 'C' },
    },
    stacks: { R6C3: ['NT', 'KE'] },
  }

  it('1854-or-order-a: merger window, income, local railways by number, share companies, merger window', () => {
    const table = at({
      ...sold,
      ...companies,
      phase: '5',
      trains: { 5: 1 },
      at: { round: 'operating', of: 1 },
    })
    expect([table.step, table.state.flow.at(-1)?.['at']]).toEqual(['merger-window', 'start'])
    while (table.step === 'merger-window') table.act('pass')
    expect([table.step, table.company]).toEqual(['track', '1'])
    table.passUntil('merger-window')
    expect(acted(table)).toEqual(['1', '2', '3', '4', '5', '6', 'SB', 'NT', 'KE'])
    expect(table.state.flow.at(-1)).toMatchObject({ at: 'end' })
    while (table.step === 'merger-window') table.act('pass')
    expect(table.step).toBe('stock')
  })

  it('1854-or-order-a: income comes before the first turn, and no merger window opens before phase 5', () => {
    const table = at({
      ...sold,
      ...companies,
      mountains: { GKB: { owner: 'C' } },
      at: { round: 'operating', of: 1 },
    })
    expect([table.step, table.company, table.cash('C')]).toEqual(['track', '1', 15])
    while (table.step !== 'stock') {
      expect(table.step).not.toBe('merger-window')
      table.goOn()
    }
  })

  it('1854-or-order-a, 1854-auction-ab: no window opens when no local railway is left', () => {
    const ags: NonNullable<Description['ags']> = {
      A: { director: 'A' },
      B: { director: 'B' },
      C: { director: 'C' },
    }
    const table = at({ ...sold, phase: '5', ags, at: { round: 'operating' } })
    expect([table.step, table.company]).toEqual(['home', 'A'])
  })

  it('1854-or-order-b: by price, at equal price further right, on one space the higher in the stack', () => {
    const order = (majors: NonNullable<Description['majors']>, stacks: Description['stacks'] = {}) =>
      operatingOrder(at({ ...sold, majors, stacks }).state).slice(6)
    const company = (space: string) => ({ space, director: 'A', certificates: { B: 1 } })
    expect(order({ KE: company('R6C3'), SB: company('R3C3'), NT: company('R4C3') })).toEqual([
      'SB',
      'NT',
      'KE',
    ])
    // 85 on R3C4 (C − R/2 = 2.5) and on R5C7 (4.5)
    expect(order({ KE: company('R3C4'), SB: company('R5C7') })).toEqual(['SB', 'KE'])
    expect(order({ KE: company('R6C3'), NT: company('R6C3') }, { R6C3: ['NT', 'KE'] })).toEqual(['NT', 'KE'])
    expect(order({ KE: company('R6C3'), NT: company('R6C3') }, { R6C3: ['KE', 'NT'] })).toEqual(['KE', 'NT'])
  })

  it('1854-or-order-c, 1854-or-order-d, R-07: the next one is found anew after each turn, and nobody acts twice', () => {
    // KE buys a train of SB: SB falls from 70 behind KR at 69
    const table = at({
      ...sold,
      phase: '3',
      cash: { KE: 100 },
      majors: {
        KE: { space: 'R3C3', director: 'A', certificates: { B: 1 } },
        SB: { space: 'R6C4', director: 'A', certificates: { B: 1 }, trains: ['3', '3'] },
        KR: { space: 'R5C2', director: 'A', certificates: { B: 1 } },
      },
      at: { round: 'operating', of: 1, turn: 'KE', step: 'trains' },
    })
    expect(operatingOrder(table.state).slice(6)).toEqual(['KE', 'SB', 'KR'])
    table.act('buyTrain', { from: 'SB', train: '3', price: 1 })
    expect(operatingOrder(table.state).slice(6)).toEqual(['KE', 'KR', 'SB'])
    table.passUntil('trains', 'SB')
    expect(acted(table).slice(6)).toEqual(['KE', 'KR', 'SB'])
  })

  it('1854-or-order-d: the round ends when all have acted', () => {
    const table = at({ ...sold, ...companies, at: { round: 'operating', of: 1, turn: 'KE' } })
    expect(table.company).toBe('KE')
    table.passUntil('stock')
    expect(table.state.majors.KE.acted).toBe(true)
  })

  it('1854-or-order-e: unsold local railways and majors not in operation do not act', () => {
    const { state } = at({
      players,
      locals: { 2: { owner: 'A' }, 5: { owner: 'B' } },
      majors: { VB: { director: 'C' }, KE: { director: 'A', certificates: { B: 1 } } },
      at: { round: 'auction' },
    })
    expect(operatingOrder(state)).toEqual(['2', '5', 'KE'])
  })

  it('1854-local-ags-s: a local AG that found no home has not acted, all others have', () => {
    const full: Partial<Description> = {
      phase: '5',
      tiles: { D18: '14:0', D20: '14:0' },
      ags: {
        A: { director: 'A' },
        B: { director: 'B', trains: ['2'] },
        C: { director: 'C', trains: ['2'] },
      },
      majors: {
        KE: { director: 'A', certificates: { B: 1 }, trains: ['4'] },
        SD: { director: 'A', certificates: { B: 1 }, trains: ['4'] },
        FJ: { director: 'A', certificates: { B: 1 }, acted: false },
      },
      markers: { D18: ['B', 'KE'], D20: ['C', 'SD'] },
    }
    const table = at({ ...sold, ...full, at: { round: 'operating', of: 1, turn: 'FJ' } })
    table.passUntil('stock')
    expect([table.state.ags.A?.acted, table.state.majors.FJ.acted]).toEqual([false, true])
  })
})

describe('the end of the game', () => {
  /** A bank with this much, before KT uses its revenue in the first of three operating rounds. */
  const paying = (bank: number, more: Partial<Description> = {}, revenue = 130): Table =>
    at({
      ...sold,
      phase: '5',
      trains: { 5: 1 },
      cash: { C: 10_000 - bank },
      majors: {
        KT: { issuePrice: 82, director: 'A', certificates: { B: 1, C: 1, pool: 1 }, trains: ['5'] },
        NT: { issuePrice: 67, director: 'A', certificates: { B: 1 }, trains: ['5'] },
      },
      options: { C: { company: 'KT' } },
      at: { round: 'operating', number: 1, of: 3, turn: 'KT', step: 'payout', revenue },
      ...more,
    })

  it('1854-end-a, 1854-end-b, EX-48: the bank cannot pay 104 of 39; all is paid, the set is played, the game ends', () => {
    const first = paying(130)
    first.act('payOut', { how: 'full' })
    expect([bankHolds(first.state), first.state.bankBreak]).toEqual([39, null])

    // 40 % + 20 % + 20 % of 130
    const table = paying(39, { options: {} })
    table.act('payOut', { how: 'full' })
    expect(bankHolds(table.state)).toBe(-65)
    expect(table.told('bank-broke')).toEqual([{ kind: 'bank-broke', when: 'operating round' }])
    expect([table.cash('A'), table.cash('B')]).toEqual([52, 26])
    const seen = new Set<number>()
    while (!table.state.over) {
      seen.add(table.state.round.operating)
      expect(table.step).not.toBe('stock')
      table.goOn()
    }
    expect([...seen]).toEqual([1, 2, 3])
    expect(table.told('game-over')[0]?.ranking.map(({ player, rank }) => [player, rank])).toEqual([
      ['C', 1],
      ['A', 2],
      ['B', 3],
    ])
    expect(table.refused('pass', {}, 'A')).toBe('engine-over')
    expect(table.players).toEqual([])
  })

  it('1854-end-a, R-33: exactly 0 G left is not yet insolvent', () => {
    const table = paying(91).act('payOut', { how: 'full' })
    expect([bankHolds(table.state), table.state.bankBreak]).toEqual([0, null])
    const broken = paying(90).act('payOut', { how: 'full' })
    expect([bankHolds(broken.state), broken.state.bankBreak]).toEqual([-1, 'operating round'])
  })

  it('1854-end-c, EX-48: in a stock round, that round and the whole set after it are played', () => {
    const table = paying(50, {
      majors: { KT: { issuePrice: 82, director: 'A', certificates: { B: 2 } } },
      options: {},
      at: { round: 'stock', turn: 'B' },
    })
    table.act('sellShares', { company: 'KT', count: 1 })
    expect(table.told('bank-broke')).toEqual([{ kind: 'bank-broke', when: 'stock round' }])
    expect([table.step, table.cash('B')]).toEqual(['stock', 164])
    const seen = new Set<string>()
    while (!table.state.over) {
      seen.add(table.step === 'stock' ? 'stock' : `operating ${table.state.round.operating}`)
      table.goOn()
    }
    expect([...seen]).toEqual(['stock', 'operating 1', 'operating 2', 'operating 3'])
    expect(table.state.round.stock).toBe(2)
  })

  it('1854-end-d: money that flows back does not undo it', () => {
    const table = at({
      ...sold,
      bankBreak: 'operating round',
      cash: { A: 100 },
      at: { round: 'operating', number: 1, of: 1, turn: '6', step: 'turn-end' },
    })
    expect(bankHolds(table.state)).toBe(9900)
    expect(austria1854.isOver(table.state)).toBe(true)
  })

  it('1854-end-f, R-53: in an operating round within the auction, the game ends with that round', () => {
    const table = at({
      players,
      bankBreak: 'operating round',
      mountains: { AUS: { owner: 'A' } },
      locals: { 1: { owner: 'B' } },
      at: { round: 'operating', interrupts: true, turn: '1', step: 'turn-end' },
    })
    expect(table.state.over).toBe(true)
  })

  it('1854-end-f: in an auction round, after the one operating round that follows its passes', () => {
    const table = at({
      players,
      bankBreak: 'auction round',
      cash: { 1: 150 },
      mountains: { AUS: { owner: 'A' }, MUR: { owner: 'A' }, GKB: { owner: 'A' } },
      locals: { 1: { owner: 'A' } },
      at: { round: 'auction', passes: 2, lastActor: 'A' },
    })
    table.act('pass')
    expect([table.state.over, table.company]).toEqual([false, '1'])
    while (!table.state.over) {
      expect(table.step).not.toBe('auction')
      table.goOn()
    }
    expect(table.state.round.stock).toBe(0)
  })

  it('1854-end-f: in an auction round that sells the last private, after the first stock round and its set', () => {
    const table = at({
      players,
      bankBreak: 'auction round',
      cash: { A: 500 },
      privates: 'sold',
      mountains: { SEM: {} },
      at: { round: 'auction' },
    })
    table.act('buyPrivate')
    expect(table.step).toBe('stock')
    while (!table.state.over) table.goOn()
    expect(table.state.round).toMatchObject({ stock: 1, set: 1, operating: 1 })
  })
})
