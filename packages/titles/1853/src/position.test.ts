import { describe, expect, it } from 'vitest'
import type { Description } from './position.js'
import { bankHolds } from './state.js'
import { at, newGame } from './testing.js'
import { india1853 } from './title.js'

const players = ['A', 'B', 'C']
const refusal = (description: unknown) => {
  const result = india1853.position(description)
  return result.ok ? undefined : result.refusal
}
/** The place that a description is refused for. */
const path = (change: Partial<Description>) => refusal({ players, ...change })?.params['path']

describe('positions', () => {
  it('of players alone: a stock round in which nothing is sold or built', () => {
    const table = at({ players })
    expect([table.step, table.player, table.state.phase]).toEqual(['stock', 'A', '2'])
    const fresh = newGame(3).state
    for (const field of ['trains', 'supply', 'bases', 'market'] as const)
      expect(table.state[field]).toEqual(fresh[field])
    expect(bankHolds(table.state)).toBe(15_000)
  })

  it('with players in another order than they sit, and the elephant with any of them', () => {
    const { state, player } = at({ players, order: ['C', 'A', 'B'], elephant: 'B' })
    expect([state.players, state.order, player]).toEqual([players, ['C', 'A', 'B'], 'B'])
  })

  it('a company with enough shares is in operation, with director, price, homes and option', () => {
    const { state } = at({
      players,
      companies: { EIR: { shares: { B: 3, A: 3 } }, GIP: { shares: { A: 5 } } },
    })
    expect(state.companies.EIR).toMatchObject({
      shares: { 'player:B': 3, 'player:A': 3, offer: 4 },
      director: 'B',
      operating: true,
      price: 100,
      option: 1,
      onSale: true,
    })
    expect(state.companies.EIR.stakes['B']?.since).toBeLessThan(state.companies.EIR.stakes['A']?.since ?? 0)
    expect(state.bases).toEqual({ J28: [['EIR'], [], []], H24: [['EIR']] })
    expect(state.market).toEqual({ 100: ['EIR'] })
    expect(state.companies.GIP).toMatchObject({ operating: false, director: null, price: null })
    expect(state.companies.NWR.onSale).toBe(false)
  })

  it('in the first stock round nothing is in operation, and the BBCI has no size', () => {
    const { state } = at({ players, round: { stock: 1 }, companies: { BBCI: { shares: { A: 7 } } } })
    expect(state.companies.BBCI).toMatchObject({ operating: false, size: null })
    expect(state.round).toEqual({ stock: 1, set: 0, operating: 0 })
  })

  it('1853-3.1.3-b: when all shares of the companies that are told of are issued, the others are for sale', () => {
    const { state } = at({ players, companies: { EIR: { shares: { A: 6, B: 4 } } } })
    expect(Object.values(state.companies).every(({ onSale }) => onSale)).toBe(true)
  })

  it('trains left as the phase suggests', () => {
    const left = (change: Partial<Description>) => at({ players, ...change }).state.trains
    expect(left({ phase: '2' })).toMatchObject({ 2: 6, '2/1M': 0, 3: 5 })
    expect(left({ phase: '3' })).toMatchObject({ 2: 0, 3: 4, 4: 4, '2M': 2 })
    expect(left({ phase: '5' })).toMatchObject({ 3: 0, 4: 0, 5: 2, 6: 2, '2M': 0, '3M': 3 })
    const double = left({
      phase: '2',
      doubleCards: true,
      companies: { MSM: { shares: { A: 6 }, trains: ['1M', '2'] } },
    })
    expect(double).toMatchObject({ 2: 0, '2/1M': 5 })
  })

  it('homes stay where their exits are on upgraded tiles', () => {
    const { state } = at({
      players,
      phase: '4',
      companies: { EIR: { shares: { A: 6 } } },
      tiles: { J28: 'CD-brown:5' },
    })
    expect(state.bases['J28']).toEqual([[], [], [], ['EIR'], []])
  })

  it('contracts with a bond that lies apart, or behind the player', () => {
    const table = at({
      players,
      contracts: {
        A: { bond: 90, cities: ['Lahore', 'Multan', 'Karachi', 'Nagpur'] },
        B: { bond: 80, fulfilled: true },
      },
    })
    expect(players.map((player) => table.cash(`bond:${player}`))).toEqual([90, 0, 0])
    expect(table.state.contracts['A']).toMatchObject({ count: 4, complete: true, fulfilled: false })
    expect(table.state.contracts['C']).toMatchObject({ cities: [], fulfilled: true })
  })

  it('in the middle of a turn, with what it owes to its runs', () => {
    const table = at({
      players,
      phase: '5',
      cash: { MSM: 900 },
      companies: { EIR: { shares: { A: 6 } }, MSM: { shares: { B: 6 } } },
      at: { round: 'operating', turn: 'MSM', step: 'trains', mustCallAt: 'H24' },
    })
    expect([table.step, table.company, table.player]).toEqual(['trains', 'MSM', 'B'])
    expect(table.state.flow.find(({ kind }) => kind === 'turn')).toMatchObject({ mustCallAt: 'H24', at: 5 })
  })

  it('of every step of the game', () => {
    const companies = { EIR: { shares: { A: 6 }, option: null } }
    expect(at({ players, at: { round: 'bonds', entered: { A: 90 } } }).players).toEqual(['B', 'C'])
    expect(
      at({
        players,
        contracts: { A: { bond: 90 }, B: { bond: 90 }, C: { bond: 90 } },
        at: { round: 'cities', turn: 'B' },
      }).player,
    ).toBe('B')
    expect(at({ players, at: { round: 'elephant' } }).step).toBe('elephant')
    expect(at({ players, companies, at: { round: 'extra' } }).step).toBe('extra-round')
    expect(at({ players, companies, at: { round: 'operating' } }).step).toBe('option')
    expect(at({ players, companies, at: { round: 'operating', extra: true } }).state.round.operating).toBe(1)
  })
})

describe('impossible positions', () => {
  it('are refused with the place and what was expected there', () => {
    expect(refusal({ players: ['A'] })?.rule).toBe('1853-1.10-b')
    expect(refusal({ players, surplus: 1 })).toMatchObject({
      rule: 'engine-malformed',
      params: { path: 'surplus' },
    })
    const places: [Partial<Description>, string][] = [
      [{ order: ['A', 'B'] }, 'order'],
      [{ elephant: 'X' }, 'elephant'],
      [{ bank: 0 }, 'bank'],
      [{ cash: { X: 1 } }, 'cash.X'],
      [{ cash: { A: -1 } }, 'cash.A'],
      [{ cash: { A: 15_000 } }, 'cash'],
      [{ cash: { 'bond:A': 1 } }, 'cash.bond:A'],
      [{ contracts: { X: { bond: 80 } } }, 'contracts.X'],
      [{ companies: { EIR: { shares: { X: 1 } } } }, 'companies.EIR.shares.X'],
      [{ companies: { EIR: { shares: { A: 0 } } } }, 'companies.EIR.shares.A'],
      [{ companies: { EIR: { shares: { A: 11 } } } }, 'companies.EIR.shares'],
      [{ companies: { EIR: { shares: { A: 1 }, unredeemed: { B: 1 } } } }, 'companies.EIR.shares.B'],
      [{ companies: { EIR: { shares: { A: 6 }, price: 101 } } }, 'companies.EIR.price'],
      [{ companies: { EIR: { shares: { A: 6 }, credit: '2' } } }, 'companies.EIR.credit'],
      [{ companies: { EIR: { shares: { A: 6 }, size: 'small' } } }, 'companies.EIR.size'],
      [{ tiles: { H24: '57:1' } }, 'tiles.H24'],
      [{ tiles: { H24: '6:9' } }, 'tiles.H24'],
      [{ tiles: { H24: '6:1' } }, 'tiles.H24'],
      [{ tiles: { H24: '105:0' } }, 'tiles.H24'],
      [{ tiles: { J28: 'CD-brown:0' } }, 'tiles.J28'],
      [{ tiles: { N22: 'W-brown:1' } }, 'tiles.N22'],
      [{ bases: { H24: ['XYZ'] } }, 'bases.H24'],
      [{ bases: { H24: [[], ['EIR']] } }, 'bases.H24'],
      [{ trains: { 2: -1 } }, 'trains.2'],
      [{ at: { round: 'stock', turn: 'X' } }, 'at.turn'],
      [{ at: { round: 'stock', sold: { X: ['EIR'] } } }, 'at.sold.X'],
      [{ at: { round: 'bonds', entered: { X: 80 } } }, 'at.entered.X'],
      [{ at: { round: 'operating', turn: 'EIR' } }, 'at.turn'],
      [{ at: { round: 'operating', step: 'run' } }, 'at.step'],
      [{ at: { round: 'operating', number: 2 } }, 'at.number'],
      [{ round: { stock: 0 } }, 'round.stock'],
      [
        { companies: { EIR: { shares: { A: 6 } } }, at: { round: 'operating', turn: 'EIR', step: 'tea' } },
        'at.step',
      ],
      [
        {
          companies: { EIR: { shares: { A: 6 } } },
          at: { round: 'operating', turn: 'EIR', step: 'payout', revenue: 5 },
        },
        'at.revenue',
      ],
      // found by the audit
      [{ companies: { EIR: { shares: { A: 6 }, director: 'B' } } }, 'companies.EIR'],
    ]
    for (const [change, place] of places) expect([change, path(change)]).toEqual([change, place])
  })
})
