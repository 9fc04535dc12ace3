import { describe, expect, it } from 'vitest'
import type { Action, PlayerId } from '@stellwerk/engine'
import { Random, legal, simulate } from '@stellwerk/engine'
import type { BuyItem, BuyShare, FoundRailway } from '../actions.js'
import type { Description } from '../position.js'
import { at, newGame } from '../testing.js'
import type { Table } from '../testing.js'
import { harzbahn } from '../title.js'
import { book } from './book.js'
import { candidates } from './candidates.js'
import { judge } from './judge.js'
import { opening } from './opening.js'

const asked = ({ state }: Table) => {
  const { choices, players } = legal(harzbahn, state)
  return { state, choices, player: players[0] as PlayerId }
}

const candidatesAt = (table: Table): readonly Action[] => {
  const { state, choices, player } = asked(table)
  return candidates(state, choices, player)
}

const bookAt = (table: Table): Action | undefined => {
  const { state, choices, player } = asked(table)
  return book(state, choices, player)
}

describe('the start auction by the book', () => {
  it('1873-2.1-f: lets the premium fall as long as nothing is worth it, then buys the best mine', () => {
    const table = newGame(4)
    let passes = 0
    for (;;) {
      const action = bookAt(table)
      if (action?.type !== 'pass') break
      table.act('pass')
      passes += 1
    }
    expect(passes).toBeGreaterThan(0)
    expect((bookAt(table) as BuyItem).item).toMatch(/^mine:/)
    expect(asked(table).state.flow.at(-1)).toMatchObject({ kind: 'sale' })
  })

  it('a drawn opening gives every player one mine and then leaves the game to them', () => {
    const table = newGame(3)
    const random = new Random(5)
    for (let moves = 0; moves < 200; moves++) {
      const { state, choices, player } = asked(table)
      const action = opening(state, choices, player, random)
      if (!action) break
      const { type, player: _, ...own } = action
      table.act(type, own)
    }
    const owners = Object.values(table.state.mines).map(({ owner }) => owner)
    expect(owners.filter((owner) => owner !== 'bank').toSorted()).toEqual(
      table.state.players.map((player) => `player:${player}`).toSorted(),
    )
  })
})

describe('candidates', () => {
  it('1873-4.1-m: offer no switcher to a railway', () => {
    const table = at({
      players: ['A', 'B'],
      phase: '3',
      railways: { HBE: { shares: { A: 5 }, trains: [3] } },
      cash: { HBE: 2000 },
      at: { round: 'operating', turn: 'HBE', step: 'railway-purchases' },
    })
    expect(asked(table).choices.some(({ action }) => action.type === 'buySwitcher')).toBe(true)
    expect(candidatesAt(table).map(({ type }) => type)).toEqual(['buyTrain', 'pass'])
  })

  it('1873-4.4.7-d: found no railway that could not pay for its route and its train', () => {
    const prices = (publicMines: Description['publicMines'] = {}) => {
      const table = at({
        players: ['A', 'B'],
        phase: '4',
        concessions: { SHE: 'A' },
        publicMines,
        cash: { A: 2000 },
        at: { round: 'stock', turn: 'A' },
      })
      const found = candidatesAt(table).flatMap((action) =>
        action.type === 'foundRailway' ? [(action as FoundRailway).price] : [],
      )
      return [...new Set(found)]
    }
    // the route costs 300 and a train of size 4 750, but that of size 5 1200
    expect(prices()).toEqual([240, 300])
    // 1873-4-b: two dearer companies that operate before it may take the last two of size 4
    const shares = { B: 5 }
    const dear = (price: number) => ({
      CO: { mines: [1, 2] as const, denomination: 20 as const, price, shares },
      MO: { mines: [3, 4] as const, denomination: 20 as const, price, shares },
    })
    expect(prices(dear(300))).toEqual([300])
    expect(prices(dear(220))).toEqual([240, 300])
  })

  it('form the same pair of mines once', () => {
    const table = at({
      players: ['A', 'B'],
      phase: '2',
      mines: { 13: { owner: 'A' }, 15: { owner: 'A' }, 2: { owner: 'B' } },
      cash: { A: 50 },
      trading: 3,
      at: { round: 'stock', turn: 'A' },
    })
    expect(candidatesAt(table).filter(({ type }) => type === 'formPublicMine')).toHaveLength(1)
  })

  it('1873-4.3-b: form no company of mines that both wait for track', () => {
    const pair = (mines: NonNullable<Description['mines']>) =>
      candidatesAt(
        at({ players: ['A', 'B'], phase: '2', mines, trading: 3, at: { round: 'stock', turn: 'A' } }),
      ).filter(({ type }) => type === 'formPublicMine')
    expect(pair({ 7: { owner: 'A' }, 13: { owner: 'A' } })).toHaveLength(0)
    expect(pair({ 7: { owner: 'A', connected: true }, 13: { owner: 'A' } })).toHaveLength(1)
  })

  it('1873-4.3.6-a: sell no share whose place in the pool would keep the own company from issuing', () => {
    const sales = (denomination: 50 | 20) =>
      candidatesAt(
        at({
          players: ['A', 'B'],
          phase: '3',
          publicMines: { CO: { mines: [1, 2], denomination, price: 110, shares: { A: 100 / denomination } } },
          cash: { A: 20 },
          trading: 5,
          at: { round: 'stock', turn: 'A' },
        }),
      ).filter(({ type }) => type === 'sellShares')
    expect(sales(50)).toHaveLength(0)
    expect(sales(20)).toHaveLength(1)
  })

  it('1873-3.2.3.1-a: sell no share of a railway that has yet to float', () => {
    const sales = (floated: boolean) =>
      candidatesAt(
        at({
          players: ['A', 'B'],
          phase: '3',
          concessions: { HBE: 'A' },
          railways: { HBE: { floated, operated: false, shares: { A: 2, issue: 3 } } },
          cash: { A: 20 },
          trading: 5,
          at: { round: 'stock', turn: 'A' },
        }),
      ).filter(({ type }) => type === 'sellShares')
    expect(sales(false)).toHaveLength(0)
    expect(sales(true)).toHaveLength(1)
  })

  it('1873-3.2.3.1-a: float no railway that was founded for too little', () => {
    const shares = (start: number) =>
      candidatesAt(
        at({
          players: ['A', 'B'],
          phase: '4',
          concessions: { SHE: 'A' },
          railways: { SHE: { price: start, shares: { A: 2, issue: 3 }, floated: false } },
          cash: { A: 2000 },
          trading: 3,
          at: { round: 'stock', turn: 'A' },
        }),
      ).filter((action) => action.type === 'buyShare' && (action as BuyShare).company === 'SHE')
    expect(shares(120)).toHaveLength(0)
    expect(shares(300)).not.toHaveLength(0)
  })
})

describe('the auction of a concession', () => {
  const auction = (cash: number, concessions: Description['concessions'] = { NWE: 'bank' }) =>
    at({
      players: ['A', 'B'],
      phase: '3',
      concessions,
      cash: { A: cash, B: 900 },
      trading: 5,
      at: { round: 'auction', turn: 'A' },
    })

  it('is opened by whoever can found the railway', () => {
    expect(bookAt(auction(900))).toMatchObject({ type: 'openAuction', item: 'concession:NWE' })
    expect(bookAt(auction(500))).toMatchObject({ type: 'pass' })
  })

  it('1873-3.2.8-b: leaves the money for the concessions held already', () => {
    expect(bookAt(auction(860))).toMatchObject({ type: 'openAuction' })
    expect(bookAt(auction(860, { NWE: 'bank', SHE: 'A' }))).toMatchObject({ type: 'pass' })
  })
})

describe('a railway that has to buy its first train', () => {
  /** What the dearest track is worth to WBE beside passing, in phase 4, where that train costs 750. */
  const worthOfTrack = (treasury: number): number => {
    const table = at({
      players: ['A', 'B'],
      phase: '4',
      cash: { WBE: treasury, A: 300 },
      railways: { WBE: { startPrice: 150, operated: false, director: 'A', shares: { A: 3, B: 2 } } },
      at: { round: 'operating', turn: 'WBE', step: 'railway-track' },
    })
    const { state, choices, player } = asked(table)
    const judged = choices.map(({ action }) => {
      const after = simulate(harzbahn, state, action)
      return { left: after.cash['WBE'] ?? 0, worth: judge(action, state, after, player) ?? 0 }
    })
    const [dearest] = judged.toSorted((a, b) => a.left - b.left)
    const free = judged.find(({ left }) => left === treasury)
    if (!dearest || !free) throw new Error('nothing to choose')
    expect(dearest.left).toBeLessThan(treasury - 10)
    return dearest.worth - free.worth
  }

  it('1873-6-a: keeps the money for it', () => {
    const plenty = worthOfTrack(2000)
    expect(worthOfTrack(760)).toBeCloseTo(plenty - 1000)
    // without enough for a train there is nothing to keep
    expect(worthOfTrack(740)).toBeCloseTo(plenty)
  })
})
