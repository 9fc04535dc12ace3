import { view } from '@stellwerk/engine'
import { describe, expect, it } from 'vitest'
import type { BuyItem } from '../actions.js'
import type { EditionId } from '../editions.js'
import { editionIds } from '../editions.js'
import { harzbahn, tilesLeft } from '../index.js'
import { Table, at, firstConcessions, newGame } from '../testing.js'
import { audit } from './audit.js'

const create = (players: readonly string[], seed = 1, options: Record<string, string> = {}) =>
  harzbahn.create({ players, seed, options })

const created = (players: readonly string[], seed = 1, options: Record<string, string> = {}): Table => {
  const result = create(players, seed, options)
  if (!result.ok) throw new Error(JSON.stringify(result.refusal))
  return new Table(result.value)
}

const refusalOf = (...setup: Parameters<typeof create>) => {
  const result = create(...setup)
  return result.ok ? undefined : result.refusal
}

const six = ['A', 'B', 'C', 'D', 'E', 'F']

describe('0 general facts', () => {
  it('1873-0-a two to five players, any other number is refused', () => {
    expect([2, 3, 4, 5].map((n) => create(six.slice(0, n)).ok)).toEqual([true, true, true, true])
    expect(refusalOf(['A'])).toEqual({ rule: '1873-0-a', params: { players: 1 } })
    expect(refusalOf([])).toEqual({ rule: '1873-0-a', params: { players: 0 } })
    expect(refusalOf(six)).toEqual({ rule: '1873-0-a', params: { players: 6 } })
  })

  it('1873-0-b a part of a Mark is neither bid nor paid: half of 150 for 30% is 22.5, paid as 23', () => {
    const table = at({
      players: ['A', 'B', 'C'],
      railways: { HBE: { price: 200, denomination: 10, shares: { A: 3, B: 2, C: 1 }, trains: [2] } },
      at: { round: 'operating', turn: 'HBE', step: 'payout', profit: 150 },
    })
    table.act('payOut', { how: 'half' })
    expect([table.cash('A'), table.cash('B'), table.cash('C'), table.cash('HBE')]).toEqual([23, 15, 8, 75])
    const auction = at({ players: ['A', 'B'], cash: { A: 500, B: 500 }, at: { round: 'auction' } })
    expect(auction.refusal('openAuction', { item: 'concession:HBE', bid: 100.5 })).toEqual({
      rule: 'engine-malformed',
      params: { path: 'bid', expected: 'a whole number' },
    })
  })

  it('1873-0-c a mine pays from its own treasury only, and no account becomes negative', () => {
    const table = at({
      players: ['A', 'B'],
      phase: '2',
      cash: { A: 5000, 'mine:7': 149 },
      mines: { 7: { owner: 'A' }, 8: { owner: 'A' } },
      at: { round: 'operating', turn: 'mine:7', step: 'mine-purchases' },
    })
    expect(table.refused('buyMachine', { mines: [7] })).toBe('1873-4.2.4-a')
    expect(audit({ ...table.state, cash: { ...table.state.cash, 'mine:7': -1, bank: -4999 } })).toEqual([
      'money: mine:7 has -1',
    ])
    const richer = at({
      players: ['A', 'B'],
      phase: '2',
      cash: { A: 5000, 'mine:7': 150 },
      mines: { 7: { owner: 'A' } },
      at: { round: 'operating', turn: 'mine:7', step: 'mine-purchases' },
    })
    richer.act('buyMachine', { mines: [7] })
    expect([richer.cash('mine:7'), richer.cash('A')]).toEqual([0, 5000])
  })

  it('1873-0-d a rich director does not save the railway, nor a rich owner the mine', () => {
    const railway = at({
      players: ['A', 'B'],
      phase: '3',
      cash: { A: 5000, KEZ: 449 },
      railways: {
        KEZ: { price: 150, shares: { A: 3 }, operated: false, trains: [] },
      },
      at: { round: 'operating', turn: 'KEZ', step: 'railway-purchases' },
    })
    expect(railway.refused('buyTrain', { from: 'bank', size: 3, price: 450 })).toBe('1873-4.4.7-n')
    railway.act('pass')
    expect(railway.told('insolvent')).toEqual([{ kind: 'insolvent', company: 'KEZ', because: 'train' }])
    expect(railway.cash('A')).toBe(5000)

    const mine = at({
      players: ['A', 'B'],
      phase: 'D',
      cash: { A: 5000 },
      mines: { 1: { owner: 'A' }, 2: { owner: 'B', machine: 4 } },
      at: { round: 'operating' },
    })
    expect(mine.state.mines[1]?.open).toBe(false)
    expect(mine.cash('A')).toBe(5000)
  })

  it('1873-0-d a director cannot take money out of an operation and nobody can give any away', () => {
    const table = at({
      players: ['A', 'B'],
      cash: { A: 10, HBE: 1000 },
      railways: { HBE: { price: 120, shares: { A: 3 }, trains: [2] } },
      phase: '2',
      at: { round: 'operating', turn: 'HBE', step: 'railway-purchases' },
    })
    expect([...new Set(table.choices().map((c) => c.action.type))]).toEqual([
      'buyTrain',
      'buySwitcher',
      'pass',
    ])
    expect(table.refused('pay', { from: 'HBE', to: 'player:A', amount: 1 })).toBe('engine-step')
    table.act('pass').passUntil('stock-round')
    expect([table.cash('A'), table.cash('HBE')]).toEqual([10, 1000])
  })

  it('1873-0-e the bank pays whatever is due, however little was paid in', () => {
    const table = at({
      players: ['A', 'B'],
      cash: { A: 9_000_000, B: 9_000_000 },
      railways: { HBE: { price: 1000, shares: { A: 3, B: 2 } } },
    })
    table.act('sellShares', { company: 'HBE', count: 3 })
    expect(table.cash('A')).toBe(9_003_000)
    expect(table.state.cash['bank']).toBe(-18_003_000)
  })

  it('1873-0-f a player may hold 100% of a company, and any number of certificates', () => {
    const table = at({
      players: ['A', 'B'],
      cash: { A: 1000 },
      railways: {
        HBE: { price: 150, shares: { A: 4 } },
        GHE: { price: 120, denomination: 10, shares: { A: 10 } },
        NWE: { price: 120, denomination: 10, shares: { A: 10 } },
        SHE: { price: 120, denomination: 10, shares: { A: 10 } },
      },
      phase: '3',
      mines: Object.fromEntries(
        [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15].map((m) => [m, { owner: 'A' }]),
      ),
      mhe: { shares: { A: 9 } },
    })
    table.act('buyShare', { company: 'HBE', from: 'pool' }).act('pass')
    expect(table.state.railways['HBE']?.shares).toEqual({ 'player:A': 5 })
    table.act('buyShare', { company: 'MHE', from: 'pool' })
    expect(table.state.mhe.shares).toEqual({ 'player:A': 10 })
    expect(table.cash('A')).toBe(700)
  })

  it('1873-0-g switcher and machine markers of the box are no limit of the game', () => {
    const table = at({
      players: ['A', 'B'],
      phase: '2',
      cash: { HBE: 50 },
      mines: Object.fromEntries(
        [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15].map((m) => [
          m,
          { owner: 'A', switcher: 2 as const },
        ]),
      ),
      railways: { HBE: { price: 120, shares: { A: 3 }, trains: [2], switchers: Array<2>(15).fill(2) } },
      at: { round: 'operating', turn: 'HBE', step: 'railway-purchases' },
    })
    table.act('buySwitcher', { from: 'bank', size: 2, price: 50 })
    expect(table.state.railways['HBE']?.switchers).toHaveLength(16)
    expect(table.cash('HBE')).toBe(0)
  })

  it('1873-0-g units are a limit: after the last one of a size the next size is on sale', () => {
    const table = at({
      players: ['A', 'B'],
      phase: '2',
      units: { 2: 1 },
      cash: { HBE: 1000 },
      railways: { HBE: { price: 120, shares: { A: 3 }, trains: [1] } },
      at: { round: 'operating', turn: 'HBE', step: 'railway-purchases' },
    })
    expect(table.refused('buyTrain', { from: 'bank', size: 3, price: 450 })).toBe('1873-4.1-p')
    table.act('buyTrain', { from: 'bank', size: 2, price: 250 })
    expect(table.refused('buyTrain', { from: 'bank', size: 2, price: 250 })).toBe('1873-4.1-p')
    table.act('buyTrain', { from: 'bank', size: 3, price: 450 })
    expect([table.cash('HBE'), table.state.phase]).toEqual([300, '3'])
  })

  it('1873-0-h every viewer sees the whole state, but not what will be drawn', () => {
    const { state } = at({
      players: ['A', 'B'],
      cash: { A: 70, B: 80, HBE: 90 },
      railways: { HBE: { price: 120, shares: { A: 3 }, trains: [2] } },
    })
    expect(view(harzbahn, state, null)).toEqual({ ...state, random: null })
    expect(state.random).not.toBeNull()
  })
})

describe('2 setup', () => {
  it('1873-2-a all mines and the concessions of HBE and GHE are for sale, and nothing else', () => {
    const table = newGame(2)
    expect(table.actions<BuyItem>('buyItem').map((a) => a.item)).toEqual([
      'concession:HBE',
      'concession:GHE',
      ...Array.from({ length: 15 }, (_, i) => `mine:${i + 1}`),
    ])
    expect(table.state.concessions).toEqual(firstConcessions)
  })

  it('1873-2-a MHE shares in the pool, units from size 1 on, seven diesels apart, all mines open', () => {
    const { state } = newGame(4)
    expect(state.mhe.shares).toEqual({ pool: 10 })
    expect(state.units).toEqual({ 1: 1, 2: 10, 3: 7, 4: 3, 5: null })
    expect(state.diesels).toEqual({ left: 7, onSale: false })
    expect(Object.keys(state.mines)).toHaveLength(15)
    expect(Object.values(state.mines).every((mine) => mine.open && mine.owner === 'bank')).toBe(true)
  })

  it('1873-2-b the lot draws the first player order, whose first player begins', () => {
    const seats = ['A', 'B', 'C']
    const games = Array.from({ length: 100 }, (_, seed) => created(seats, seed))
    const orders = new Set(games.map(({ state }) => state.order.join('')))
    expect([...orders].toSorted()).toEqual(['ABC', 'ACB', 'BAC', 'BCA', 'CAB', 'CBA'])
    expect(games.every((game) => game.player === game.state.order[0])).toBe(true)
    expect(games.every((game) => game.state.players.join('') === 'ABC')).toBe(true)
    expect(created(seats, 7).state).toEqual(created(seats, 7).state)
  })

  it('1873-2-c in edition S the drawn order is the order of the bidding', () => {
    const games = Array.from({ length: 30 }, (_, seed) => created(['A', 'B'], seed, { edition: 'S' }))
    expect(new Set(games.map(({ state }) => state.order.join('')))).toEqual(new Set(['AB', 'BA']))
    expect(games.map((game) => game.step)).toEqual(Array(30).fill('premium'))
    expect(games.every((game) => game.player === game.state.order[0])).toBe(true)
  })

  it('1873-2-d start cash is 2100, 1400, 1050 or 840', () => {
    const cash = (n: number) => {
      const { state } = newGame(n)
      return six.slice(0, n).map((player) => state.cash[`player:${player}`])
    }
    expect([2, 3, 4, 5].map(cash)).toEqual([
      [2100, 2100],
      [1400, 1400, 1400],
      [1050, 1050, 1050, 1050],
      [840, 840, 840, 840, 840],
    ])
    expect(newGame(3).state.cash['bank']).toBe(-4200)
  })

  it('1873-2-e each mine has a size-1 machine, no switcher and an empty treasury', () => {
    const { state } = newGame(3)
    expect(Object.values(state.mines).map(({ machine, switcher }) => [machine, switcher])).toEqual(
      Array(15).fill([1, null]),
    )
    expect(Array.from({ length: 15 }, (_, i) => state.cash[`mine:${i + 1}`])).toEqual(Array(15).fill(0))
  })

  it('1873-2-f R: the MHE has a size-1 train, is worth 150 and has no price marker', () => {
    const { state } = newGame(3)
    expect([state.mhe.train, state.mhe.price, state.market]).toEqual([1, 150, {}])
  })

  it('1873-2-g S: the MHE has a size-1 train and a price marker at 120', () => {
    const { state } = newGame(3, 'S')
    expect([state.mhe.train, state.mhe.price, state.market]).toEqual([1, 120, { 120: ['MHE'] }])
  })

  it('1873-2-h no other company exists, and phase 1 is in force', () => {
    const { state } = newGame(5)
    expect([state.phase, state.railways, state.publicMines]).toEqual(['1', {}, {}])
    expect([state.tiles, state.markers, state.reserved, state.builtEarly, state.options]).toEqual([
      {},
      {},
      {},
      [],
      {},
    ])
    expect([state.lastRound, state.over, state.fullSets]).toEqual([false, false, 0])
    expect(state.round).toEqual({ trading: 1, set: 0, operating: 0 })
  })

  it('1873-4.4.1-am, 1873-4.4.1-an: R and S count yellow tiles and lack 914; 2022 has one, and yellow ones without limit', () => {
    const box = (edition: EditionId) =>
      ['78', '956', '77', '914', '100'].map((tile) => tilesLeft(newGame(2, edition).state, tile))
    for (const edition of ['R', 'S'] as const) expect(box(edition)).toEqual([10, 10, 2, 0, 4])
    for (const edition of ['2022', '18xx.games'] as const)
      expect(box(edition)).toEqual([Infinity, Infinity, Infinity, 1, 4])
  })
})

describe('what a table agrees on', () => {
  it('plays edition R unless another is asked for', () => {
    expect(created(['A', 'B']).state.edition).toBe('R')
    for (const edition of editionIds) expect(created(['A', 'B'], 1, { edition }).state.edition).toBe(edition)
  })

  it('refuses editions and options that there are not', () => {
    const rule = 'engine-setup'
    expect(refusalOf(['A', 'B'], 1, { edition: 'T' })).toMatchObject({
      rule,
      params: { path: 'options.edition' },
    })
    expect(refusalOf(['A', 'B'], 1, { map: 'x' })).toEqual({
      rule,
      params: { path: 'options.map', expected: ['edition', ...Object.keys(harzbahn.readings)].join(', ') },
    })
  })

  it('refuses a seed that is no whole number', () => {
    const no = { rule: 'engine-setup', params: { path: 'seed', expected: 'a whole number' } }
    expect([refusalOf(['A', 'B'], 1.5), refusalOf(['A', 'B'], Number.NaN)]).toEqual([no, no])
    expect(created(['A', 'B'], -1).state.random).toBe(4_294_967_295)
  })

  it('wants names that nobody else has, made of letters, digits and a few signs', () => {
    const no = (seat: number) => ({
      rule: 'engine-setup',
      params: { path: `players[${seat}]`, expected: 'a name that nobody else has' },
    })
    expect(refusalOf(['A', 'B', 'A'])).toEqual(no(2))
    expect(refusalOf(['A', ''])).toEqual(no(1))
    expect(refusalOf([' A', 'B'])).toEqual(no(0))
    expect(refusalOf(['A', 'B:C'])).toEqual(no(1))
    expect(refusalOf(['A', 'B\n'])).toEqual(no(1))
    expect(refusalOf(['A', 'x'.repeat(41)])).toEqual(no(1))
    expect(refusalOf(['Jörg-1', 'x'.repeat(40), "O'Neil_2 b.", '山田', '7'])).toBeUndefined()
  })
})
