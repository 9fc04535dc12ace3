import { describe, expect, it } from 'vitest'
import { companies, companyOrder } from '../data/companies.js'
import { moneyInBox } from '../data/money.js'
import { tiles } from '../data/tiles.js'
import { trainCards } from '../data/trains.js'
import { bankHolds } from '../state.js'
import { at, newGame } from '../testing.js'
import { india1853 } from '../title.js'

const seven = ['A', 'B', 'C', 'D', 'E', 'F', 'G']
const create = (players: readonly string[], options: Record<string, string> = {}, seed = 1) =>
  india1853.create({ players, seed, options })
const refusalOf = (...setup: Parameters<typeof create>) => {
  const result = create(...setup)
  return result.ok ? undefined : result.refusal
}

describe('setup', () => {
  it('1853-1.10-b: three to six players, any other number is refused', () => {
    expect([3, 4, 5, 6].map((n) => create(seven.slice(0, n)).ok)).toEqual([true, true, true, true])
    for (const n of [0, 1, 2, 7])
      expect(refusalOf(seven.slice(0, n))).toEqual({ rule: '1853-1.10-b', params: { players: n } })
    expect(india1853.seats).toEqual({ min: 3, max: 6 })
  })

  it('refuses names that are taken or no names, seeds that are no numbers, and unknown options', () => {
    expect(refusalOf(['A', 'B', 'A'])?.params).toMatchObject({ path: 'players[2]' })
    expect(refusalOf(['A', '', 'C'])?.params).toMatchObject({ path: 'players[1]' })
    expect(refusalOf(['A', 'B', 'C'], {}, 1.5)?.params).toMatchObject({ path: 'seed' })
    expect(refusalOf(['A', 'B', 'C'], { map: 'small' })?.params).toMatchObject({ path: 'options.map' })
  })

  it('1853-2.3-a, 1853-2.3-b: the starting capital comes out of the bank, as a sum', () => {
    const games = [3, 4, 5, 6].map((n) => newGame(n))
    expect(games.map((table) => table.cash('A'))).toEqual([730, 570, 570, 510])
    expect(games.map(({ state }) => bankHolds(state))).toEqual([
      15_000 - 3 * 730,
      15_000 - 4 * 570,
      15_000 - 5 * 570,
      15_000 - 6 * 510,
    ])
  })

  it('1853-1.6-a, 1853-1.6-b, 1853-2.4-a: the size of the bank is a setting, and changes nothing else', () => {
    const usual = newGame(3).state
    expect(usual.bankSize).toBe(15_000)
    for (const bank of ['12500', '10000', '17760', '20000']) {
      const { bankSize, ...other } = newGame(3, { bank }).state
      expect(bankSize).toBe(Number(bank))
      expect({ ...other, bankSize: usual.bankSize }).toEqual(usual)
    }
    expect(refusalOf(['A', 'B', 'C'], { bank: '9999' })).toMatchObject({
      rule: 'engine-setup',
      params: { path: 'options.bank' },
    })
    expect(india1853.options).toEqual({ bank: ['15000', '12500', '10000', '17760', '20000'] })
    // the notes that a normal game leaves in the box
    expect(moneyInBox).toBe(15_000 + 5 * 500 + 1 * 200 + 3 * 20)
  })

  it('1853-2.1-a: all shares in the offer, an empty pool, the usual trains', () => {
    const { state } = newGame(4)
    for (const company of companyOrder) expect(state.companies[company].shares).toEqual({ offer: 10 })
    expect(state.trains).toEqual(trainCards.usual)
    expect(state.doubleCards).toBe(false)
  })

  it('1853-2.1-b, 1853-2.5.11-m: supplies, trains to come and all that is no contract are open to everyone', () => {
    const table = newGame(3).bonds(100, 90, 80)
    for (const viewer of ['A', 'B', null]) {
      const { contracts: _, random: __, flow: ___, ...seen } = table.seenBy(viewer)
      const { contracts: ____, random: _____, flow: ______, ...all } = table.state
      expect(seen).toEqual(all)
    }
    expect(Object.keys(table.seenBy(null).supply)).toEqual(Object.keys(tiles))
  })

  it('1853-2.2-a: there is no banker among the players', () => {
    const { state } = newGame(3)
    expect(Object.keys(state.cash).toSorted()).toEqual(
      [
        'bank',
        ...['A', 'B', 'C'].flatMap((name) => [`player:${name}`, `bond:${name}`]),
        ...companyOrder,
      ].toSorted(),
    )
  })

  it('1853-1.6-c: companies and players have purses of one bank, and all money adds up', () => {
    const table = newGame(3)
    expect(Object.values(table.state.cash).reduce((a, b) => a + b, 0)).toBe(0)
  })
})

describe('the companies', () => {
  it('1853-1.8-a: all eight are in every game', () => {
    for (const n of [3, 4, 5, 6]) expect(Object.keys(newGame(n).state.companies)).toEqual(companyOrder)
  })

  it('1853-1.8-b, 1853-1.8-c, 1853-1.8-d, 1853-1.7-a: large with two homes, small with one and a token; the BBCI is not settled', () => {
    const { state } = newGame(3)
    const facts = companyOrder.map((id) => [
      id,
      state.companies[id].size,
      companies[id].homes.length,
      state.companies[id].token,
    ])
    expect(facts).toEqual([
      ['EIR', 'large', 2, false],
      ['GIP', 'large', 2, false],
      ['NWR', 'large', 2, false],
      ['BNR', 'large', 2, false],
      ['BBCI', null, 1, false],
      ['MSM', 'small', 1, true],
      ['SIR', 'small', 1, true],
      ['ECR', 'small', 1, true],
    ])
  })

  it('1853-1.5-a: three to five bases, those at home included', () => {
    expect(companyOrder.map((id) => companies[id].markers)).toEqual([5, 5, 5, 5, 4, 4, 4, 3])
  })

  it('1853-1.9-b: the director is whoever has most', () => {
    const { companies: now } = at({
      players: ['A', 'B', 'C'],
      companies: { EIR: { shares: { A: 2, B: 4 } } },
    }).state
    expect(now.EIR.director).toBe('B')
  })

  it('1853-1.6-d, 1853-1.6-e: nobody pays what he has not, and money goes between players for the elephant alone', () => {
    const table = at({ players: ['A', 'B', 'C'], cash: { A: 99 }, companies: { EIR: { shares: { B: 1 } } } })
    expect(table.refused('buyShare', { company: 'EIR', from: 'offer' })).toBe('1853-1.6-d')
    expect(table.choices().map(({ action }) => action.type)).toEqual(['pass', 'proposeEnd'])
  })
})
