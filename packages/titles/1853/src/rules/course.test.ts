import { frameOf } from '@stellwerk/engine'
import { describe, expect, it } from 'vitest'
import type { PhaseId } from '../data/types.js'
import type { SetFrame } from '../frames.js'
import type { Description } from '../position.js'
import { bankHolds } from '../state.js'
import type { Table } from '../testing.js'
import { at, newGame } from '../testing.js'

const players = ['A', 'B', 'C']
const eir = { EIR: { shares: { A: 6 } } } as const
const rounds = (table: Table): string[] =>
  table.told('round-started').map(({ round, number, of }) => `${round} ${number}${of ? ` of ${of}` : ''}`)
/** The last pass of a stock round, and the elephant stays. */
const afterStock = (change: Partial<Description> = {}): Table =>
  at({ players, companies: eir, at: { round: 'stock', idle: 2, turn: 'C' }, ...change })
    .act('pass')
    .act('keepElephant')

describe('the course of the game', () => {
  it('1853-1.10-a, 1853-1.5-c: contracts, the first stock round, operating rounds, and so on; everyone sees which round it is', () => {
    const table = newGame(3)
    expect([table.step, table.state.round]).toEqual(['bonds', { stock: 0, set: 0, operating: 0 }])
    table.bonds(100, 90, 80)
    expect(table.step).toBe('cities')
    table.passUntil('stock')
    expect(rounds(table)).toEqual(['stock 1'])
    for (const viewer of ['A', 'B', 'C', null])
      expect(table.seenBy(viewer).round).toEqual({ stock: 1, set: 0, operating: 0 })
    table.passUntil('elephant').act('keepElephant')
    expect(rounds(table)[0]).toBe('operating 1 of 1')
  })

  it('1853-3.5-a, 1853-4.9-a: a set of operating rounds, then a stock round', () => {
    const table = afterStock({ phase: '3' })
    expect(rounds(table)).toEqual(['operating 1 of 2'])
    table.passUntil('extra-round')
    expect(table.state.round).toEqual({ stock: 2, set: 2, operating: 2 })
    table.act('extraRound', { wanted: false })
    expect(rounds(table)).toEqual(['stock 3'])
  })

  it('1853-4.9-b: the regular rounds of a set by the phase when the stock round ended', () => {
    const lengths = (['2', '3', '4', '5'] as PhaseId[]).map(
      (phase) => frameOf<SetFrame>(afterStock({ phase }).state, 'set')?.rounds,
    )
    expect(lengths).toEqual([1, 2, 3, 3])
  })

  it('1853-4.9-b, EX-38: a phase that begins in a set changes the next one only; one extra round in each', () => {
    const table = at({
      players,
      companies: eir,
      cash: { EIR: 1000 },
      trains: { 2: 0 },
      at: { round: 'operating', turn: 'EIR', step: 'trains' },
    })
    table.act('buyTrain', { from: 'bank', train: '3', price: 440 })
    expect(table.state.phase).toBe('3')
    table.passUntil('extra-round').act('extraRound', { wanted: true })
    expect(table.told('extra-round')).toEqual([{ kind: 'extra-round', player: 'A', wanted: true }])
    expect(rounds(table)).toEqual(['operating 2 of 2'])
    table.passUntil('stock')
    expect(table.state.round).toEqual({ stock: 3, set: 2, operating: 2 })
    table.passUntil('elephant').act('keepElephant')
    expect(rounds(table)).toEqual(['operating 1 of 2'])
    table.passUntil('extra-round').act('extraRound', { wanted: true })
    expect(table.state.round).toEqual({ stock: 3, set: 3, operating: 3 })
  })

  it('1853-4.9-b: the holder of the elephant must answer', () => {
    const table = at({ players, companies: eir, elephant: 'B', at: { round: 'extra' } })
    expect(table.choices().map(({ action }) => action)).toEqual([
      { type: 'extraRound', player: 'B', wanted: true },
      { type: 'extraRound', player: 'B', wanted: false },
    ])
    expect(table.refused('pass')).toBe('engine-step')
  })

  it('1853-4.9-c: he is not asked without a company in operation, nor when the game is ending', () => {
    expect(at({ players, at: { round: 'extra' } }).step).toBe('stock')
    const ending = at({ players, companies: eir, bankOut: true, at: { round: 'extra' } })
    expect(ending.state.over).toBe(true)
  })

  it('1853-4.0-a: without a company in operation the rounds are over at once, and they count', () => {
    const table = afterStock({ companies: {}, round: { stock: 1 }, phase: '3' })
    expect(rounds(table)).toEqual(['operating 1 of 2', 'operating 2 of 2', 'stock 2'])
    expect(table.state.operatingRounds).toBe(2)
  })
})

describe('an operating round', () => {
  const all: Description['companies'] = {
    ECR: { shares: { C: 6 }, price: 400 - 20 },
    EIR: { shares: { A: 6 }, price: 20 },
    MSM: { shares: { B: 6 } },
    BBCI: { shares: { B: 6 } },
    GIP: { shares: { B: 5 } },
  }

  it('1853-4.0-a, 1853-3.1.12-a, 1853-1.8-a: each company in operation once, 1 to 8, the others are left out', () => {
    const cash = { EIR: 300, BBCI: 300, MSM: 300, ECR: 300 }
    const table = at({ players, cash, companies: all, at: { round: 'operating' } })
    const acted: string[] = []
    while (table.step !== 'extra-round') {
      if (acted.at(-1) !== table.company) acted.push(table.company ?? '?')
      table.goOn()
    }
    expect(acted).toEqual(['EIR', 'BBCI', 'MSM', 'ECR'])
  })

  it('1853-4.0-b, 1853-1.9-a: its controller alone acts for a company', () => {
    const table = at({ players, companies: all, at: { round: 'operating', turn: 'MSM' } })
    expect(table.players).toEqual(['B'])
    expect(table.refused('pass', {}, 'A')).toBe('engine-turn')
  })

  it('1853-4.0-c, 1853-4.0-d: the steps in their order, each of which may be left without doing anything', () => {
    const table = at({
      players,
      phase: '3',
      cash: { EIR: 1000 },
      companies: { EIR: { shares: { A: 6 }, option: null, trains: ['2'] } },
      tiles: { H22: '14:0', H24: '15:4', H26: '8:5', I27: '4:2' },
      at: { round: 'operating', of: 1 },
    })
    const steps: string[] = []
    while (table.company === 'EIR') {
      steps.push(table.step ?? '?')
      table.goOn()
    }
    expect(steps.filter((step, i) => step !== steps[i - 1])).toEqual([
      'option',
      'track',
      'base',
      'run',
      'payout',
      'trains',
    ])
  })

  it('1853-4.0-e: a new phase holds in the middle of the round', () => {
    const table = at({
      players,
      cash: { EIR: 500 },
      trains: { 2: 0 },
      companies: { EIR: { shares: { A: 6 } }, MSM: { shares: { B: 6 } } },
      at: { round: 'operating', turn: 'EIR', step: 'trains' },
    })
    table.act('buyTrain', { from: 'bank', train: '3', price: 440 }).passUntil('track', 'MSM')
    expect(table.state.phase).toBe('3')
  })
})

describe('the end of the game', () => {
  /** EIR runs for 70 and pays it out or keeps it; the bank has this much. */
  const running = (bank: number, change: Partial<Description> = {}) =>
    at({
      players,
      bank: 1000,
      cash: { C: 1000 - bank },
      phase: '3',
      companies: { EIR: { shares: { A: 6 } }, MSM: { shares: { B: 6 } } },
      at: { round: 'operating', turn: 'EIR', step: 'payout', revenue: 100 },
      ...change,
    })

  it('1853-5.1.1-a, 1853-5.1.2-a, 1853-5.1.2-d: an empty bank ends the game after the round; the rest of the set is not played', () => {
    const table = running(100).act('payOut', { how: 'withhold' })
    expect([bankHolds(table.state), table.state.bankOut, table.state.over]).toEqual([0, true, false])
    const rich = running(400).act('payOut', { how: 'withhold' }).passUntil('stock')
    expect([rich.state.bankOut, rich.state.over]).toEqual([false, false])
    expect(table.told('bank-out')).toHaveLength(1)
    table.passUntil('track', 'MSM')
    expect(table.state.over).toBe(false)
    while (!table.state.over) table.goOn()
    expect(table.state.round).toEqual({ stock: 2, set: 2, operating: 1 })
    expect(table.players).toEqual([])
  })

  it('1853-5.1.2-c, 1853-1.6-d: all payments after that are made in full', () => {
    const table = running(40).act('payOut', { how: 'withhold' })
    expect([table.cash('EIR'), bankHolds(table.state)]).toEqual([100, -60])
  })

  it('1853-5.1.2-d: money that comes in later does not undo it', () => {
    const table = running(100, { phase: '2', cash: { C: 600, EIR: 300 } })
    table.act('payOut', { how: 'withhold' }).act('buyTrain', { from: 'bank', train: '2', price: 300 })
    expect([bankHolds(table.state), table.state.bankOut]).toEqual([300, true])
    while (!table.state.over) table.goOn()
    expect(table.state.round).toEqual({ stock: 2, set: 2, operating: 1 })
  })

  it('1853-5.1.2-d: one pound left is not nothing', () => {
    expect(running(101).act('payOut', { how: 'withhold' }).state.bankOut).toBe(false)
  })

  it('1853-5.1.2-b: in a stock round it ends the game with that round', () => {
    const table = at({ players, companies: eir, bankOut: true, at: { round: 'stock', idle: 2, turn: 'C' } })
    const full = at({ players, companies: eir, at: { round: 'stock', idle: 2, turn: 'C' } })
    expect(full.act('pass').state.over).toBe(false)
    table.act('pass')
    expect(table.state.over).toBe(true)
    expect(table.told('game-over')[0]?.ranking).toMatchObject([
      { player: 'A', fortune: 600, rank: 1 },
      {},
      {},
    ])
  })

  it('1853-5.1.2-e: no extra round once the bank has run out', () => {
    const table = running(100, { phase: '2' }).act('payOut', { how: 'withhold' })
    const steps = new Set<string | undefined>()
    while (!table.state.over) {
      table.goOn()
      steps.add(table.step)
    }
    expect(steps.has('extra-round')).toBe(false)
  })

  it('1853-5.1.3-a, 1853-5.1.2-f: a price of 400 ends the game at once, after the dividend; no other company acts', () => {
    for (const bankOut of [false, true]) {
      const table = running(500, {
        bankOut,
        companies: { EIR: { shares: { A: 6 }, price: 380 }, MSM: { shares: { B: 6 } } },
      })
      table.act('payOut', { how: 'full' })
      expect([table.state.over, table.state.companies.EIR.price, table.cash('A')]).toEqual([true, 400, 60])
      expect(table.told('top-price')).toMatchObject([{ company: 'EIR' }])
      expect(table.told('game-over')[0]?.ranking[0]).toEqual({ player: 'A', fortune: 60 + 2400, rank: 1 })
    }
  })

  it('1853-5.1.3-c: a table that passes for ever plays for ever', () => {
    const table = at({ players, companies: eir })
    for (let set = 0; set < 30; set++) {
      table.passUntil('extra-round').act('extraRound', { wanted: false })
      expect(table.state.over).toBe(false)
    }
  })

  it('1853-2.5.11-i: all contracts are opened', () => {
    const table = at({
      players,
      bankOut: true,
      contracts: { B: { bond: 90, cities: ['Mysore', 'Lahore'] } },
      at: { round: 'stock', idle: 2, turn: 'C' },
    })
    expect(table.seenBy(null).contracts['B']?.cities).toBeNull()
    table.act('pass')
    expect(table.told('contracts-opened')[0]?.contracts).toEqual({ A: [], B: ['Mysore', 'Lahore'], C: [] })
    expect(table.seenBy(null).contracts['B']?.cities).toEqual(['Mysore', 'Lahore'])
  })
})
