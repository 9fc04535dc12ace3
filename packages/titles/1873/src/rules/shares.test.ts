import { describe, expect, it } from 'vitest'
import type { Table } from '../testing.js'
import { at } from '../testing.js'

const players = ['A', 'B', 'C']
const cash = { A: 1000, B: 1000, C: 1000 }
const sharesIn = (table: Table, company: string) =>
  (table.state.railways[company] ?? table.state.publicMines[company])?.shares
const directorOf = (table: Table, company: string) =>
  (table.state.railways[company] ?? table.state.publicMines[company])?.director

describe('companies, prices, directors', () => {
  it('1873-3.2.1-a a railway starts with five equal 20% shares', () => {
    const table = at({ players, cash, concessions: { HBE: 'A' } })
    table.act('foundRailway', { railway: 'HBE', price: 120, count: 1 })
    expect(table.state.railways['HBE']).toMatchObject({
      denomination: 20,
      shares: { 'player:A': 1, issue: 4 },
    })
  })

  it('1873-3.2.1-a a public mine starts with two 50% shares and is divided into five, then ten', () => {
    const formed = at({ players, mines: { 1: { owner: 'A' }, 2: { owner: 'A' } } })
    formed.act('formPublicMine', { company: 'CO', mines: [1, 2] })
    expect(formed.state.publicMines['CO']).toMatchObject({ denomination: 50, shares: { 'player:A': 2 } })
    const five = issuing({ denomination: 50, shares: { A: 1, B: 1 } }).act('issueShares')
    expect(five.state.publicMines['CO']).toMatchObject({
      denomination: 20,
      shares: { 'player:A': 1, 'player:B': 1, issue: 3 },
    })
    const ten = issuing({ denomination: 20, shares: { A: 3, B: 2 } }).act('issueShares')
    expect(ten.state.publicMines['CO']).toMatchObject({
      denomination: 10,
      shares: { 'player:A': 3, 'player:B': 2, issue: 5 },
    })
  })

  it('1873-3.2.1-a the share of a director counts no more than any other', () => {
    const table = at({
      players,
      cash,
      at: { round: 'stock', turn: 'B' },
      railways: { HBE: { shares: { A: 1, B: 1 } } },
    })
    table.act('buyShare', { company: 'HBE', from: 'pool' })
    expect(directorOf(table, 'HBE')).toBe('B')
  })

  it('1873-3.2.1-c a share costs the price whatever its denomination', () => {
    const bought = (denomination: 10 | 20 | 50) => {
      const CO = { denomination, price: 200, mines: [1, 2], shares: { A: 1 } }
      return at({ players, cash, publicMines: { CO }, at: { round: 'stock', turn: 'B' } })
        .act('buyShare', { company: 'CO', from: 'pool' })
        .cash('B')
    }
    // With 10% nobody could be director, so the smaller denominations have one with more.
    expect(bought(50)).toBe(800)
    expect(bought(20)).toBe(800)
    const ten = at({
      players,
      cash,
      publicMines: { CO: { denomination: 10, price: 200, mines: [1, 2], shares: { A: 2 } } },
    })
    ten.act('pass').act('buyShare', { company: 'CO', from: 'pool' })
    expect(ten.cash('B')).toBe(800)
  })

  it('1873-3.2.1-c a change of denomination changes neither price nor stack', () => {
    const table = issuing({ denomination: 20, price: 190, shares: { A: 3, B: 2 } }).act('issueShares')
    expect(table.state.publicMines['CO']).toMatchObject({ denomination: 10, price: 190 })
    expect(table.state.market[190]).toEqual(['CO'])
    expect(table.told('price-moved')).toEqual([])
  })

  it('1873-3.2.1-d the founder is the first director of a railway and of a public mine', () => {
    const table = at({
      players,
      cash,
      concessions: { HBE: 'A' },
      mines: { 1: { owner: 'B' }, 2: { owner: 'B' } },
    })
    table.act('foundRailway', { railway: 'HBE', price: 120, count: 1 })
    table.act('formPublicMine', { company: 'CO', mines: [1, 2] })
    expect([directorOf(table, 'HBE'), directorOf(table, 'CO')]).toEqual(['A', 'B'])
    expect(table.state.railways['HBE']?.receivership).toBe(false)
    expect(table.state.publicMines['CO']?.receivership).toBe(false)
  })

  it('1873-3.2.1-e 1873-3.2.3-g a buyer with more percent than the director takes over at once; with as many not', () => {
    const table = at({
      players,
      cash,
      at: { round: 'stock', turn: 'B' },
      railways: { HBE: { denomination: 10, shares: { A: 2, B: 1 } } },
    })
    table.act('buyShare', { company: 'HBE', from: 'pool' })
    expect(directorOf(table, 'HBE')).toBe('A')
    table.act('pass').act('pass').act('buyShare', { company: 'HBE', from: 'pool' })
    expect(directorOf(table, 'HBE')).toBe('B')
    expect(table.told('director-changed')).toMatchObject([{ company: 'HBE', from: 'A', to: 'B' }])
  })

  it('1873-3.2.1-e compares the directors and buyers of public mines in the same way', () => {
    const table = at({
      players,
      cash,
      publicMines: { CO: { mines: [1, 2], denomination: 20, shares: { A: 2, B: 2, issue: 1 } } },
    })
    table.act('pass').act('buyShare', { company: 'CO', from: 'issue' })
    expect(directorOf(table, 'CO')).toBe('B')
  })

  it('1873-3.2.1-f a director changes by a sale, a purchase, an option and an insolvency', () => {
    const shares = { A: 2, B: 2 }
    const sale = at({ players, cash, railways: { HBE: { shares } } }).act('sellShares', {
      company: 'HBE',
      count: 1,
    })
    expect(directorOf(sale, 'HBE')).toBe('B')
    const purchase = at({ players, cash, railways: { HBE: { shares } } }).act('pass')
    purchase.act('buyShare', { company: 'HBE', from: 'pool' })
    expect(directorOf(purchase, 'HBE')).toBe('B')
    const option = at({ players, cash, railways: { HBE: {} }, options: { HBE: 'A' } })
    option.act('useOption', { company: 'HBE', count: 2 })
    expect(directorOf(option, 'HBE')).toBe('A')
    const insolvency = at({
      players,
      phase: '4',
      publicMines: { CO: { mines: [1, 2], shares: { A: 1, B: 1 } } },
      at: { round: 'operating', turn: 'CO' },
    })
    expect(directorOf(insolvency, 'CO')).toBeNull()
  })

  it('1873-3.2.1-f neither a new player order nor an issue of shares makes another director', () => {
    const table = at({
      players,
      cash: { A: 10, B: 20, C: 30 },
      publicMines: { CO: { mines: [1, 2], shares: { A: 1, B: 1 }, director: 'A' } },
    })
    table.act('pass').act('pass').act('pass')
    expect(table.state.order).toEqual(['C', 'B', 'A'])
    expect([table.step, table.player, directorOf(table, 'CO')]).toEqual(['payout', 'A', 'A'])
    table.act('payOut', { how: 'full' }).passUntil('issue').act('issueShares')
    expect(table.state.publicMines['CO']).toMatchObject({ denomination: 20, director: 'A' })
  })

  it('1873-3.2.1-g 1873-3.2.2-k 1873-3.2.3-g EX-14 the owner of the concession stays director until the compulsory train is bought', () => {
    const table = at({
      players,
      cash: { B: 240 },
      railways: { HBE: { startPrice: 120, floated: false, operated: false, shares: { A: 1, issue: 4 } } },
    })
    expect(table.refused('sellShares', { company: 'HBE', count: 1 })).toBe('1873-3.2.2-k')
    table.act('pass').act('buyShare', { company: 'HBE', from: 'issue' }).act('pass').act('pass')
    table.act('buyShare', { company: 'HBE', from: 'issue' })
    expect(sharesIn(table, 'HBE')).toEqual({ 'player:A': 1, 'player:B': 2, pool: 2 })
    expect(directorOf(table, 'HBE')).toBe('A')
    table.act('pass').act('pass').act('pass').passUntil('railway-purchases')
    expect(table.player).toBe('A')
    table.act('buyTrain', { from: 'bank', size: 1, price: 100 })
    expect(table.state.concessions['HBE']).toBe('gone')
    expect([table.step, table.player, directorOf(table, 'HBE')]).toEqual(['railway-purchases', 'B', 'B'])
  })

  it('1873-3.2.1-g the protection also ends with an insolvency', () => {
    const table = at({
      players,
      phase: '5',
      railways: { HBE: { startPrice: 120, operated: false, director: 'A', shares: { A: 1, B: 2 } } },
      cash: { HBE: 600 },
      at: { round: 'operating', turn: 'HBE', step: 'railway-purchases' },
    })
    table.act('pass')
    expect(table.state.railways['HBE']).toMatchObject({ director: null, receivership: true })
    expect(table.state.concessions['HBE']).toBe('gone')
  })
})

describe('buying a share', () => {
  it('1873-3.2.3-a one share is bought at the current price, from the pool or the issue field as the player likes', () => {
    const CO = {
      mines: [1, 2],
      denomination: 20 as const,
      price: 130,
      shares: { A: 2, B: 1, pool: 1, issue: 1 },
    }
    const position = { players, cash, publicMines: { CO }, mhe: { shares: { C: 10 } } }
    expect(at(position).actions('buyShare')).toEqual([
      { type: 'buyShare', player: 'A', company: 'CO', from: 'pool' },
      { type: 'buyShare', player: 'A', company: 'CO', from: 'issue' },
    ])
    const pool = at(position).act('buyShare', { company: 'CO', from: 'pool' })
    expect(sharesIn(pool, 'CO')).toEqual({ 'player:A': 3, 'player:B': 1, issue: 1 })
    expect(pool.cash('A')).toBe(870)
    const issue = at(position).act('buyShare', { company: 'CO', from: 'issue' })
    expect(sharesIn(issue, 'CO')).toEqual({ 'player:A': 3, 'player:B': 1, pool: 1 })
    expect(issue.cash('A')).toBe(870)
    expect(issue.told('shares-moved')).toMatchObject([
      { company: 'CO', from: 'issue', to: 'player:A', count: 1, reason: 'purchase' },
    ])
    expect(at(position).refused('buyShare', { company: 'CO', from: 'pool', count: 2 })).toBe(
      'engine-malformed',
    )
  })

  it('1873-3.2.3-a refuses where no share lies', () => {
    const table = at({
      players,
      cash,
      railways: { HBE: { shares: { A: 4, pool: 1 } }, GHE: { shares: { B: 5 } } },
    })
    expect(table.refused('buyShare', { company: 'HBE', from: 'issue' })).toBe('1873-3.2.3-a')
    expect(table.refused('buyShare', { company: 'GHE', from: 'pool' })).toBe('1873-3.2.3-a')
    expect(table.refused('buyShare', { company: 'NWE', from: 'pool' })).toBe('1873-3.2.3-a')
    expect(table.refused('buyShare', { company: 'HBE', from: 'player:A' })).toBe('engine-malformed')
  })

  it('1873-3.2.3-b refuses what the cash does not cover, and takes the last Mark', () => {
    const railways = { HBE: { price: 130, shares: { A: 2 } } }
    const short = at({ players, cash: { A: 129 }, railways })
    expect(short.refused('buyShare', { company: 'HBE', from: 'pool' })).toBe('1873-3.2.3-b')
    expect(short.refusal('buyShare', { company: 'HBE', from: 'pool' })?.params).toEqual({
      company: 'HBE',
      price: 130,
      cash: 129,
      sold: false,
    })
    const enough = at({ players, cash: { A: 130 }, railways }).act('buyShare', {
      company: 'HBE',
      from: 'pool',
    })
    expect(enough.cash('A')).toBe(0)
  })

  it('1873-3.2.3-b refuses shares of a company in receivership', () => {
    const table = at({ players, cash, railways: { HBE: { receivership: true } } })
    expect(table.refused('buyShare', { company: 'HBE', from: 'pool' })).toBe('1873-6.3-a')
  })

  it('1873-3.2.3-b EX-16 who sold shares of a company in this round buys none of it before the next', () => {
    const table = at({
      players,
      cash,
      publicMines: { MO: { mines: [1, 2], denomination: 20, price: 150, shares: { A: 3, B: 2 } } },
      concessions: { HBE: 'gone', GHE: 'gone' },
    })
    table.act('sellShares', { company: 'MO', count: 1 })
    expect(table.refused('buyShare', { company: 'MO', from: 'pool' })).toBe('1873-3.2.3-b')
    expect(table.refusal('buyShare', { company: 'MO', from: 'pool' })?.params).toMatchObject({ sold: true })
    table.act('buyShare', { company: 'MHE', from: 'pool' })
    expect(table.refused('buyShare', { company: 'MO', from: 'pool' })).toBeUndefined()
    table.act('pass').act('pass')
    expect(table.player).toBe('A')
    expect(table.refused('buyShare', { company: 'MO', from: 'pool' })).toBe('1873-3.2.3-b')
    table.act('pass').act('payOut', { how: 'withhold' }).passUntil('stock-round')
    while (table.player !== 'A') table.act('pass')
    expect(table.refused('buyShare', { company: 'MO', from: 'pool' })).toBeUndefined()
  })

  it('1873-3.2.3-c a purchase moves neither price nor marker', () => {
    const table = at({
      players,
      cash,
      railways: { HBE: { price: 150, shares: { A: 2 } }, GHE: { price: 150, shares: { B: 2 } } },
      stacks: { 150: ['HBE', 'GHE'] },
    })
    table.act('buyShare', { company: 'HBE', from: 'pool' }).act('buyShare', { company: 'HBE', from: 'pool' })
    expect(table.state.railways['HBE']?.price).toBe(150)
    expect(table.state.market).toEqual({ 150: ['HBE', 'GHE'] })
  })

  it('1873-3.2.3-d a share from the pool is paid to the bank', () => {
    const table = at({
      players,
      cash: { A: 200, HBE: 70 },
      railways: { HBE: { price: 150, shares: { A: 2 } } },
    })
    table.act('buyShare', { company: 'HBE', from: 'pool' })
    expect([table.cash('A'), table.cash('HBE')]).toEqual([50, 70])
    expect(table.events).toContainEqual({
      kind: 'money',
      from: 'player:A',
      to: 'bank',
      amount: 150,
      reason: 'shares',
    })
    // whether or not the company keeps what its own shares bring
    const neverOperated = at({
      players,
      cash: { A: 200, HBE: 70 },
      railways: { HBE: { price: 150, shares: { A: 2 }, operated: false } },
    })
    neverOperated.act('buyShare', { company: 'HBE', from: 'pool' })
    expect(neverOperated.cash('HBE')).toBe(70)
  })

  it('1873-3.2.3-e a share from the issue field of a company that has not operated is paid to the bank', () => {
    const table = at({
      players,
      cash: { B: 200 },
      railways: { HBE: { startPrice: 150, floated: false, operated: false, shares: { A: 1, issue: 4 } } },
    })
    table.act('pass').act('buyShare', { company: 'HBE', from: 'issue' })
    expect([table.cash('B'), table.cash('HBE')]).toEqual([50, 0])
  })

  it('1873-3.2.3-f a share from the issue field of a company that has operated is paid into its treasury', () => {
    const table = at({
      players,
      cash: { B: 200, HBE: 70 },
      railways: { HBE: { price: 150, denomination: 10, shares: { A: 3, issue: 5 } } },
    })
    table.act('pass').act('buyShare', { company: 'HBE', from: 'issue' })
    expect([table.cash('B'), table.cash('HBE')]).toEqual([50, 220])
  })

  it('1873-3.2.3-f EX-25 five 20% shares after an issue, whose sale fills the treasury', () => {
    const table = issuing({ denomination: 50, price: 200, shares: { A: 1, B: 1 } })
    table.act('issueShares')
    expect(table.state.publicMines['CO']).toMatchObject({ denomination: 20, price: 200 })
    expect(sharesIn(table, 'CO')).toEqual({ 'player:A': 1, 'player:B': 1, issue: 3 })
    expect(table.refused('issueShares', {}, 'A')).toBe('engine-step')
    expect(table.step).toBe('auction-round')
    table.passUntil('stock-round').act('buyShare', { company: 'CO', from: 'issue' })
    expect([table.cash('CO'), table.cash('A')]).toEqual([210, 800])
  })

  it('1873-3.2.3-h MHE shares lie in the pool and never in an issue field', () => {
    const table = at({ players, cash, mhe: { shares: { A: 4 } } })
    expect(table.refused('buyShare', { company: 'MHE', from: 'issue' })).toBe('1873-3.2.3-a')
    table.act('sellShares', { company: 'MHE', count: 4 })
    expect(table.state.mhe.shares).toEqual({ pool: 10 })
  })
})

describe('MHE shares', () => {
  it('1873-3.2.7-a there are ten, and nobody is director, not even who holds all of them', () => {
    const table = at({ players, cash: { A: 1500 } })
    expect(table.state.mhe.shares).toEqual({ pool: 10 })
    for (let i = 0; i < 10; i++) {
      table.act('buyShare', { company: 'MHE', from: 'pool' })
      expect(table.told('director-changed')).toEqual([])
      table.act('pass').act('pass')
    }
    expect(table.state.mhe.shares).toEqual({ 'player:A': 10 })
    expect(table.state.mhe).not.toHaveProperty('director')
    expect(table.refused('buyShare', { company: 'MHE', from: 'pool' })).toBe('1873-3.2.3-a')
  })

  it('1873-3.2.7-b they are bought from stock round 1 and sold from stock round 2 on', () => {
    const first = at({ players, trading: 1, cash, mhe: { shares: { A: 1 } } })
    expect(first.refused('sellShares', { company: 'MHE', count: 1 })).toBe('1873-3.2.2-a')
    first.act('buyShare', { company: 'MHE', from: 'pool' })
    expect(first.state.mhe.shares).toEqual({ 'player:A': 2, pool: 8 })
    expect(first.player).toBe('B')
    const second = at({ players, trading: 2, cash, mhe: { shares: { A: 1 } } })
    expect(second.refused('sellShares', { company: 'MHE', count: 1 })).toBeUndefined()
  })

  it('1873-3.2.7-b one packet per turn, and no purchase after a sale in the same round', () => {
    const table = at({ players, cash, mhe: { shares: { A: 4 } } })
    table.act('sellShares', { company: 'MHE', count: 1 })
    expect(table.refused('sellShares', { company: 'MHE', count: 1 })).toBe('1873-3.2.2-b')
    expect(table.refused('buyShare', { company: 'MHE', from: 'pool' })).toBe('1873-3.2.3-b')
    table.act('pass')
    expect(table.refused('buyShare', { company: 'MHE', from: 'pool' })).toBeUndefined()
    table.act('pass').act('pass')
    expect(table.refused('buyShare', { company: 'MHE', from: 'pool' })).toBe('1873-3.2.3-b')
    expect(table.refused('sellShares', { company: 'MHE', count: 3 })).toBeUndefined()
  })

  it('1873-3.2.2-h 1873-3.2.2-t EX-17 R: MHE shares bring 150 each, all of them can be sold, and nothing moves', () => {
    const table = at({ players, mhe: { shares: { A: 10 } } })
    table.act('sellShares', { company: 'MHE', count: 2 })
    expect([table.cash('A'), table.state.mhe.price]).toEqual([300, 150])
    expect(table.state.market).toEqual({})
    table.act('pass').act('pass').act('pass').act('sellShares', { company: 'MHE', count: 8 })
    expect([table.cash('A'), table.state.mhe.price]).toEqual([1500, 150])
    expect(table.state.mhe.shares).toEqual({ pool: 10 })
  })

  it('1873-3.2.2-i EX-17 S: MHE shares bring its price, which falls one step per share', () => {
    const table = at({
      players,
      edition: 'S',
      mhe: { price: 170, train: 4, shares: { A: 3 } },
      railways: { HBE: { price: 150, shares: { B: 2 } } },
    })
    table.act('sellShares', { company: 'MHE', count: 2 })
    expect([table.cash('A'), table.state.mhe.price]).toEqual([340, 150])
    expect(table.state.market).toEqual({ 150: ['HBE', 'MHE'] })
    expect(table.refused('sellShares', { company: 'MHE', count: 1 })).toBe('1873-3.2.2-b')
  })

  it('1873-3.2.2-i 1873-3.2.2-j S: with a size-5 train the price stays, and the marker goes to the bottom', () => {
    const table = at({
      players,
      edition: 'S',
      phase: '5',
      mhe: { price: 170, train: 5, shares: { A: 3 } },
      railways: { HBE: { price: 170, shares: { B: 2 } } },
      stacks: { 170: ['MHE', 'HBE'] },
    })
    table.act('sellShares', { company: 'MHE', count: 2 })
    expect([table.cash('A'), table.state.mhe.price]).toEqual([340, 170])
    expect(table.state.market).toEqual({ 170: ['HBE', 'MHE'] })
  })

  it('1873-3.2.2-t the last MHE share of all players may be sold', () => {
    const table = at({ players, edition: 'S', mhe: { price: 120, train: 1, shares: { A: 1 } } })
    table.act('sellShares', { company: 'MHE', count: 1 })
    expect(table.state.mhe.shares).toEqual({ pool: 10 })
    expect(table.cash('A')).toBe(120)
  })

  it('1873-3.2.7-c R: a share costs 150 and is sold for 150, late in the game too', () => {
    const table = at({ players, phase: '5', cash: { A: 150 }, mhe: { train: 5, shares: { B: 1 } } })
    table.act('buyShare', { company: 'MHE', from: 'pool' })
    expect(table.cash('A')).toBe(0)
    table.act('sellShares', { company: 'MHE', count: 1 })
    expect([table.cash('B'), table.state.mhe.price]).toEqual([150, 150])
    const short = at({ players, phase: '5', cash: { A: 149 }, mhe: { train: 5 } })
    expect(short.refused('buyShare', { company: 'MHE', from: 'pool' })).toBe('1873-3.2.3-b')
  })

  it('1873-3.2.7-d S: a share costs its price, which starts at 120 and does not move when it is bought', () => {
    const table = at({ players, edition: 'S', cash: { A: 120, B: 119 } })
    expect([table.state.mhe.price, table.state.market]).toEqual([120, { 120: ['MHE'] }])
    table.act('buyShare', { company: 'MHE', from: 'pool' })
    expect([table.cash('A'), table.state.mhe.price]).toEqual([0, 120])
    expect(table.refused('buyShare', { company: 'MHE', from: 'pool' })).toBe('1873-3.2.3-b')
  })

  it('1873-3.2.7-d S: the price moves with dividends and sales until the MHE owns a size-5 train', () => {
    const afterDividend = (train: 2 | 5) =>
      at({
        players,
        edition: 'S',
        phase: '5',
        mhe: { train, price: 160 },
        at: { round: 'operating', number: 3, turn: 'MHE' },
      }).state.mhe.price
    expect(afterDividend(2)).toBe(170)
    expect(afterDividend(5)).toBe(160)
    const afterSale = (train: 4 | 5) =>
      at({ players, edition: 'S', phase: '5', mhe: { train, price: 160, shares: { A: 3 } } }).act(
        'sellShares',
        {
          company: 'MHE',
          count: 3,
        },
      ).state.mhe.price
    expect(afterSale(4)).toBe(130)
    expect(afterSale(5)).toBe(160)
  })
})

/** CO at its last step, whose 10 M in the treasury nobody touches. */
function issuing(company: { denomination: 20 | 50; price?: number; shares: Record<string, number> }): Table {
  return at({
    players,
    cash: { ...cash, CO: 10 },
    publicMines: { CO: { mines: [1, 2], ...company } },
    at: { round: 'operating', turn: 'CO', step: 'issue' },
  })
}
