import { view } from '@stellwerk/engine'
import { describe, expect, it } from 'vitest'
import type { BuyTrain, LayTile } from '../actions.js'
import { trains } from '../data/trains.js'
import { tiles } from '../data/tiles.js'
import type { MajorId, TrainId } from '../data/types.js'
import { bankHolds } from '../state.js'
import { Table, at, newGame } from '../testing.js'
import { austria1854 } from '../title.js'
import { percentOf, shareCompanyIds } from './shares.js'

const seven = ['A', 'B', 'C', 'D', 'E', 'F', 'G']
const create = (players: readonly string[], seed = 1, options: Record<string, string> = {}) =>
  austria1854.create({ players, seed, options })

const created = (players: readonly string[], seed = 1): Table => {
  const result = create(players, seed)
  if (!result.ok) throw new Error(JSON.stringify(result.refusal))
  return new Table(result.value)
}

const refusalOf = (...setup: Parameters<typeof create>) => {
  const result = create(...setup)
  return result.ok ? undefined : result.refusal
}

describe('setup', () => {
  it('1854-setup-a: three to six players, any other number is refused', () => {
    expect([3, 4, 5, 6].map((n) => create(seven.slice(0, n)).ok)).toEqual([true, true, true, true])
    for (const n of [0, 1, 2, 7])
      expect(refusalOf(seven.slice(0, n))).toEqual({ rule: '1854-setup-a', params: { players: n } })
    expect(austria1854.seats).toEqual({ min: 3, max: 6 })
  })

  it('refuses names that are taken or no names, seeds that are no numbers, and unknown options', () => {
    expect(refusalOf(['A', 'B', 'A'])).toEqual({
      rule: 'engine-setup',
      params: { path: 'players[2]', expected: 'a name that nobody else has' },
    })
    expect(refusalOf(['A', '', 'C'])?.params).toMatchObject({ path: 'players[1]' })
    expect(refusalOf(['A', 'B', 'C'], 0.5)).toEqual({
      rule: 'engine-setup',
      params: { path: 'seed', expected: 'a whole number' },
    })
    expect(refusalOf(['A', 'B', 'C'], 1, { edition: 'R' })?.params).toMatchObject({ path: 'options.edition' })
  })

  it('1854-setup-b, 1854-setup-c, EX-01: 860, 650, 525 or 450 each; the bank keeps the rest of 10,000', () => {
    const money = [3, 4, 5, 6].map((n) => {
      const table = newGame(n)
      expect(table.state.players.map((player) => table.cash(player))).toEqual(
        Array.from({ length: n }, () => table.cash('A')),
      )
      return [table.cash('A'), bankHolds(table.state)]
    })
    expect(money).toEqual([
      [860, 7420],
      [650, 7400],
      [525, 7375],
      [450, 7300],
    ])
  })

  it('1854-setup-d, 1854-general-e: the seats are drawn by lot, the same from the same seed; card 1 is the priority card', () => {
    const orders = Array.from({ length: 60 }, (_, seed) =>
      created(['A', 'B', 'C'], seed).state.order.join(''),
    )
    expect(new Set(orders)).toEqual(new Set(['ABC', 'ACB', 'BAC', 'BCA', 'CAB', 'CBA']))
    const { state, player } = created(['A', 'B', 'C'], 5)
    expect([state.priority, player]).toEqual([state.order[0], state.order[0]])
    expect(created(['A', 'B', 'C'], 5).state).toEqual(state)
  })

  it('1854-general-e: nothing after the seating is left to chance', () => {
    const table = created(['A', 'B', 'C'], 7)
    const { random } = table.state
    while (table.step === 'auction') table.act('buyPrivate')
    table.passUntil('track')
    expect(table.state.random).toBe(random)
  })

  it('1854-general-f, R-49: everything but the seed is public', () => {
    const { state } = newGame(4).act('bid', { private: 'MUR', bid: 60 })
    const seen = view(austria1854, state, 'C' as never)
    expect({ ...seen, random: state.random }).toEqual(state)
    expect(seen.random).toBeNull()
  })

  it('1854-setup-e, 1854-terms-f: four certificates of each major on the tableau, five more out of play', () => {
    const { state } = newGame(3)
    for (const major of Object.values(state.majors))
      expect(major).toMatchObject({ director: null, certificates: { tableau: 3 }, split: false, space: null })
    expect(shareCompanyIds(state).map((company) => percentOf(state, company, 'tableau'))).toEqual(
      Array.from({ length: 8 }, () => 100),
    )
  })

  it('1854-setup-g: at the start only 2-trains and 1+ trains are on sale', () => {
    const table = at({
      players: ['A', 'B', 'C'],
      privates: 'sold',
      cash: { 1: 5000 },
      at: { round: 'operating', turn: '1', step: 'trains' },
    })
    expect(table.actions<BuyTrain>('buyTrain').map(({ train, from }) => [train, from])).toEqual([
      ['2', 'bank'],
      ['1+', 'bank'],
    ])
    const { state } = newGame(3)
    for (const train of Object.keys(trains) as TrainId[])
      expect(state.trains[train]).toBe(trains[train].count)
    expect([state.openPool, state.scrapPool]).toEqual([[], []])
  })

  it('1854-setup-h: only yellow tiles are laid at the start', () => {
    const table = at({
      players: ['A', 'B', 'C'],
      privates: 'sold',
      cash: { 1: 5000 },
      at: { round: 'operating', turn: '1', step: 'track' },
    })
    const lays = table.actions<LayTile>('layTile')
    expect(lays.length).toBeGreaterThan(0)
    expect(new Set(lays.map(({ tile }) => tiles[tile]?.colour))).toEqual(new Set(['yellow']))
  })

  it('1854-setup-i: each player has both option markers, so nobody has an open option', () => {
    expect(newGame(5).state.options).toEqual({})
  })

  it('1854-setup-j: the bank holds six contracts of each size', () => {
    expect(newGame(3).state.contracts).toEqual({ small: 6, large: 6 })
  })

  it('1854-setup-k: the game starts in phase 1', () => {
    expect(newGame(3).state).toMatchObject({ phase: '1', over: false, bankBreak: null })
  })

  it('1854-setup-l: nothing lies on the maps but what is printed', () => {
    expect(newGame(3).state).toMatchObject({ tiles: {}, tunnels: {}, markers: {} })
  })
})

describe('general', () => {
  it('1854-general-a: who is not entitled to act is refused', () => {
    const table = newGame(3)
    expect(table.refusal('pass', {}, 'B')).toEqual({
      rule: 'engine-turn',
      params: { player: 'B', players: ['A'] },
    })
    // B was outbid: he may withdraw, and nothing else
    table.act('pass').act('bid', { private: 'MUR', bid: 55 }).act('bid', { private: 'MUR', bid: 60 })
    expect(table.players).toEqual(['A', 'B'])
    for (const [type, own] of [
      ['pass', {}],
      ['buyPrivate', {}],
      ['bid', { private: 'MUR', bid: 65 }],
    ] as const)
      expect(table.refusal(type, own, 'B')).toEqual({
        rule: '1854-general-a',
        params: { player: 'B', turn: 'A' },
      })
    expect(table.refused('dropBid', { private: 'MUR' }, 'B')).toBeUndefined()
    expect(table.refused('pass', {}, 'C')).toBe('engine-turn')
  })

  it('1854-general-b: a refused action changes nothing', () => {
    const table = newGame(3)
    const before = JSON.stringify(table.state)
    expect(table.refused('bid', { private: 'MUR', bid: 861 })).toBe('1854-auction-f')
    expect(() => table.act('bid', { private: 'MUR', bid: 861 })).toThrow('refused')
    expect(JSON.stringify(table.state)).toBe(before)
  })

  it('1854-general-c, 1854-terms-h: bank, players and treasuries hold 10,000 together, each its own money', () => {
    const table = at({
      players: ['A', 'B', 'C'],
      cash: { A: 400 },
      mountains: { AUS: { owner: 'A' }, MUR: { owner: 'B' }, GKB: { owner: 'C' } },
      at: { round: 'auction' },
    })
    const total = (): number =>
      Object.values(table.state.cash).reduce((a, b) => a + b, 0) - table.cash('bank') + bankHolds(table.state)
    expect(total()).toBe(10_000)
    table.act('buyPrivate')
    expect([table.cash('A'), table.cash('1'), bankHolds(table.state), total()]).toEqual([
      250, 150, 9600, 10_000,
    ])
  })

  it('1854-general-d: the certificates of a major always add up to 100 %, an option certificate at its full 20 %', () => {
    const table = at({
      players: ['A', 'B', 'C'],
      privates: 'sold',
      cash: { A: 500, B: 500 },
      majors: { KT: { director: 'A', issuePrice: 67, certificates: { B: 1 } } },
    })
    const sum = (company: MajorId): number =>
      (['tableau', 'pool', 'split', 'player:A', 'player:B', 'player:C'] as const).reduce(
        (all, holder) => all + percentOf(table.state, company, holder),
        0,
      )
    expect(sum('KT')).toBe(100)
    table.act('buyOption', { company: 'KT', from: 'tableau' })
    expect(sum('KT') + 10).toBe(100)
    table.act('sellShares', { company: 'KT', count: 1 })
    expect(sum('KT') + 10).toBe(100)
  })
})
