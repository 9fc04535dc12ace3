import { describe, expect, it } from 'vitest'
import type { SettleDebt } from '../actions.js'
import type { Description } from '../position.js'
import type { Table } from '../testing.js'
import { at } from '../testing.js'
import { controllerOf, managerOf } from './managers.js'

const later = (rest: Partial<Description>): Table =>
  at({ players: ['A', 'B', 'C'], cash: { A: 1000, B: 1000, C: 1000 }, at: { round: 'stock' }, ...rest })

describe('going into operation', () => {
  it('1853-3.2.1-a, 1853-3.3.1-a, 1853-3.3.2-a, 1853-3.3.2-c, EX-16: director, ten times par, bases, marker at par', () => {
    const table = at({
      players: ['A', 'B', 'C', 'D'],
      cash: { A: 500 },
      companies: { GIP: { shares: { A: 2, B: 1, C: 1 } } },
      at: { round: 'stock' },
    })
    table.act('buyShare', { company: 'GIP', from: 'offer' })
    expect(table.state.companies.GIP).toMatchObject({ director: 'A', operating: true, price: 96 })
    expect(table.cash('GIP')).toBe(960)
    expect(table.state.market).toEqual({ 96: ['GIP'] })
    expect(
      table
        .told('base-placed')
        .map(({ hex }) => hex)
        .toSorted(),
    ).toEqual(['H20', 'M9'])
  })

  it('1853-3.2.2-a, 1853-3.4.1-a: with a manager where nobody has two shares', () => {
    const table = later({ companies: { MSM: { shares: { A: 1, C: 1, pool: 3 } } }, elephant: 'B' })
    table.act('buyShare', { company: 'MSM', from: 'offer' })
    expect(table.state.companies.MSM).toMatchObject({ operating: true, director: null })
    expect(managerOf(table.state, 'MSM')).toBe('A')
    expect(table.cash('MSM')).toBe(800)
  })

  it('1853-3.3.3-a: it acts from the next operating round on', () => {
    const table = later({ companies: { MSM: { shares: { A: 3, B: 2 } } } })
    table.act('buyShare', { company: 'MSM', from: 'offer' })
    table.passUntil('track', 'MSM')
    expect(table.state.round.operating).toBe(1)
  })
})

describe('directors', () => {
  const gip = (shares: Record<string, number>) => ({ GIP: { shares, price: 96 } })

  it('1853-3.2.3-a, 1853-3.2.3-b, 1853-3.2.3-f, EX-18: equal numbers change nothing, one more does', () => {
    const table = later({ companies: gip({ A: 3, B: 2, C: 2 }), elephant: 'B' })
    table.act('buyShare', { company: 'GIP', from: 'offer' })
    expect(table.state.companies.GIP.director).toBe('A')
    table.act('pass').act('pass').act('pass')
    table.act('buyShare', { company: 'GIP', from: 'offer' })
    expect(table.told('director-changed')).toMatchObject([{ company: 'GIP', from: 'A', to: 'B' }])
    expect(table.state.companies.GIP.shares).toEqual({
      'player:A': 3,
      'player:B': 4,
      'player:C': 2,
      offer: 1,
    })
  })

  it('1853-3.2.3-c: after a sale the one with the most takes over, then who has held longest', () => {
    const table = later({ companies: gip({ A: 4, C: 3, B: 3 }) })
    table.act('sellShares', { company: 'GIP', count: 2 })
    expect(table.state.companies.GIP.director).toBe('C')
    const most = later({ companies: gip({ A: 4, C: 2, B: 3 }) })
    most.act('sellShares', { company: 'GIP', count: 3 })
    expect(most.state.companies.GIP.director).toBe('B')
  })

  it('1853-3.2.3-d: a former director above the paper limit sells before anything else', () => {
    // six players: eleven papers
    const table = at({
      players: ['A', 'B', 'C', 'D', 'E', 'F'],
      cash: { A: 500, B: 500 },
      companies: {
        EIR: { shares: { A: 4, B: 1 } },
        NWR: { shares: { A: 4, B: 1 } },
        BNR: { shares: { A: 4, B: 1 } },
        GIP: { shares: { A: 3, B: 3 } },
      },
      at: { round: 'stock', turn: 'B' },
    })
    // A is director of all four: 3 + 3 + 3 + 2 papers
    table.act('buyShare', { company: 'GIP', from: 'offer' })
    expect(table.state.companies.GIP.director).toBe('B')
    for (let i = 0; i < 5; i++) table.act('pass')
    expect(table.player).toBe('A')
    for (const [type, own] of [
      ['pass', {}],
      ['buyShare', { company: 'EIR', from: 'offer' }],
    ] as const)
      expect(table.refused(type, own)).toBe('1853-3.2.3-d')
    table.act('sellShares', { company: 'NWR', count: 1 })
    expect(table.refused('pass')).toBeUndefined()
  })

  it('1853-3.1.2-a, 1853-3.2.3-e: a purchase above a limit is refused even if a swap would mend it', () => {
    const table = at({
      players: ['A', 'B', 'C', 'D', 'E', 'F'],
      cash: { B: 500 },
      companies: {
        EIR: { shares: { B: 4, A: 1 } },
        NWR: { shares: { B: 4, A: 1 } },
        BNR: { shares: { B: 3, A: 1 } },
        GIP: { shares: { A: 3, B: 3 } },
      },
      at: { round: 'stock', turn: 'B' },
    })
    // 3 + 3 + 2 and three singles make eleven; as director of the GIP he would have ten again
    expect(table.refused('buyShare', { company: 'GIP', from: 'offer' })).toBe('1853-3.1.2-a')
    const five = at({
      players: ['A', 'B', 'C'],
      cash: { B: 500 },
      companies: { GIP: { shares: { A: 3, B: 3 } } },
      at: { round: 'stock', turn: 'B' },
    })
    expect(five.refused('buyShare', { company: 'GIP', from: 'offer' })).toBeUndefined()
  })
})

describe('companies without a director', () => {
  const msm = (shares: Record<string, number>, more: object = {}) => ({
    MSM: { shares, price: 80, operating: true, ...more },
  })

  it('1853-3.4.1-b: the last director goes first while he holds a share', () => {
    const table = later({ companies: msm({ C: 1, A: 2, pool: 3 }) })
    table.act('sellShares', { company: 'MSM', count: 1 })
    expect(table.told('director-changed')).toMatchObject([{ from: 'A', to: null }])
    expect(controllerOf(table.state, 'MSM')).toBe('A')
    expect(table.state.companies.MSM.shares).toMatchObject({ pool: 4, 'player:A': 1 })
  })

  it('1853-3.4.1-b, 1853-3.4.1-c: a last director who sold all and buys again counts by the time he has held', () => {
    const table = later({ companies: msm({ A: 2, C: 1, pool: 3 }) })
    table.act('sellShares', { company: 'MSM', count: 2 })
    expect(managerOf(table.state, 'MSM')).toBe('C')
    expect(table.told('manager-changed')).toMatchObject([{ company: 'MSM', to: 'C' }])
    expect(table.state.companies.MSM.lastDirector).toBeNull()
  })

  it('1853-3.4.1-d: without any shareholder it is the elephant', () => {
    const table = later({ companies: msm({ A: 2, pool: 4 }), elephant: 'A' })
    table.act('sellShares', { company: 'MSM', count: 2 })
    expect(controllerOf(table.state, 'MSM')).toBe('A')
    table.act('pass').act('buyShare', { company: 'MSM', from: 'pool' })
    expect(controllerOf(table.state, 'MSM')).toBe('B')
  })

  it('1853-3.4.1-e: with a second share one is director at once', () => {
    const table = later({ companies: msm({ A: 1, B: 1, pool: 4 }) })
    expect(
      later({ companies: msm({ B: 1, pool: 5 }) }).act('buyShare', { company: 'MSM', from: 'pool' }).state
        .companies.MSM.director,
    ).toBeNull()
    table.act('buyShare', { company: 'MSM', from: 'pool' })
    expect(table.state.companies.MSM.director).toBe('A')
  })

  it('1853-3.4.2-a: a manager pays no dividend', () => {
    const table = at({
      players: ['A', 'B', 'C'],
      companies: msm({ A: 1, pool: 5 }),
      at: { round: 'operating', turn: 'MSM', step: 'payout', revenue: 60 },
    })
    expect(table.step).not.toBe('payout')
    expect(table.cash('MSM')).toBe(60)
    const directed = at({
      players: ['A', 'B', 'C'],
      companies: msm({ A: 2, pool: 4 }),
      at: { round: 'operating', turn: 'MSM', step: 'payout', revenue: 60 },
    })
    expect(directed.refused('payOut', { how: 'full' })).toBeUndefined()
  })
})

describe('a train on credit', () => {
  const owing = (cash: number, own: number): Table =>
    later({
      cash: { A: 1000, B: own, C: 100, MSM: cash },
      phase: '3',
      companies: {
        MSM: { shares: { B: 1, C: 1, pool: 4 }, price: 80, operating: true, trains: ['3'], credit: '3' },
      },
      elephant: 'B',
    })

  it('1853-4.8.10-b, EX-37: a new director adds what is missing, or the train goes back', () => {
    const pays = owing(300, 500)
    pays.act('buyShare', { company: 'MSM', from: 'pool' })
    expect([pays.step, pays.player]).toEqual(['debt', 'B'])
    expect(pays.actions<SettleDebt>('settleDebt').map(({ how }) => how)).toEqual(['pay', 'giveBack'])
    pays.act('settleDebt', { how: 'pay' })
    expect([pays.cash('B'), pays.cash('MSM'), pays.state.companies.MSM.credit]).toEqual([
      500 - 80 - 140,
      0,
      null,
    ])
    expect(pays.step).toBe('stock')
    const gives = owing(300, 500)
    gives.act('buyShare', { company: 'MSM', from: 'pool' }).act('settleDebt', { how: 'giveBack' })
    expect([gives.cash('MSM'), gives.state.companies.MSM.trains, gives.state.returned]).toEqual([
      300,
      [],
      ['3'],
    ])
  })

  it('1853-4.8.10-b: who cannot pay is not asked', () => {
    const table = owing(300, 200)
    table.act('buyShare', { company: 'MSM', from: 'pool' })
    expect([table.step, table.state.companies.MSM.credit]).toEqual(['stock', null])
    expect(table.state.returned).toEqual(['3'])
  })

  it('1853-3.4.6-b: the debt is paid as soon as the company has the money', () => {
    const table = at({
      players: ['A', 'B', 'C'],
      phase: '3',
      cash: { MSM: 400 },
      companies: { MSM: { shares: { A: 1, pool: 5 }, price: 80, trains: ['3'], credit: '3' } },
      at: { round: 'operating', turn: 'MSM', step: 'payout', revenue: 60 },
    })
    expect([table.cash('MSM'), table.state.companies.MSM.credit]).toEqual([20, null])
  })
})
