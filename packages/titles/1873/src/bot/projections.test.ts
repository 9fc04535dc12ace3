import { describe, expect, it } from 'vitest'
import type { PlayerId } from '@stellwerk/engine'
import { at, newGame } from '../testing.js'
import type { Description } from '../position.js'
import { suggestPlans, revenueOf } from '../rules/railways/running/index.js'
import { gainByFounding } from './founding.js'
import { broughtBy, projectionOf } from './ledger.js'
import { projectPublicMine } from './mine-projection.js'
import { ShareCourse } from './projection.js'
import { quickRevenue } from './revenue.js'
import { scheduleOf } from './schedule.js'

/** A's public mine before a set of operating rounds. */
const company = (more: Partial<Description>): Description => ({
  players: ['A', 'B'],
  phase: '4',
  publicMines: { CO: { mines: [1, 2], denomination: 50, price: 110, shares: { A: 2 } } },
  trading: 6,
  at: { round: 'stock', turn: 'A' },
  ...more,
})

/** The HBE on its concession route. */
const running = (trains: readonly (1 | 2 | 3 | 4 | 5)[]) =>
  at({
    players: ['A', 'B'],
    phase: '2',
    tiles: { B17: '78:4' },
    mines: { 12: { owner: 'A' } },
    railways: { HBE: { shares: { A: 5 }, trains } },
    at: { round: 'operating', turn: 'HBE', step: 'railway-run' },
  }).state

describe('the rounds to come', () => {
  it('are about as many as people play, and none after the last', () => {
    const { now, later } = scheduleOf(newGame(4).state)
    expect(now).toBeUndefined()
    expect(later.length).toBeGreaterThanOrEqual(14)
    expect(later.length).toBeLessThanOrEqual(24)
    // 1873-7-b: two full sets of three rounds
    expect(later.slice(-5).every(({ phase, diesels }) => phase === 'D' && diesels)).toBe(true)
    expect(scheduleOf({ ...running([2]), lastRound: true }).later).toEqual([])
  })

  it('a unit bought brings the end nearer, never farther', () => {
    const { state } = newGame(4)
    const fewer = { ...state, units: { ...state.units, 2: 4 } }
    expect(scheduleOf(fewer).later.length).toBeLessThan(scheduleOf(state).later.length)
  })
})

describe('a course of shares', () => {
  it('1873-4.3.3-b: goes up with what is paid, and a share of today keeps its part of what is paid after an issue', () => {
    const course = new ShareCourse(100, 50, 0, 0, 100)
    course.pay(250)
    expect(course.price).toBe(120)
    expect(course.canIssue).toBe(true)
    course.issue()
    course.pay(100)
    // half of 250, then a fifth of 100
    expect(course.result()).toMatchObject({ price: 120, dividends: 145, first: 125, insolvency: 0 })
    expect(course.trade()).toBe(3 * 120)
    expect(course.canIssue).toBe(true)
  })

  it('1873-4.3.6-c: is not divided again by a director who holds less than 40 %', () => {
    expect(new ShareCourse(100, 20, 0, 0, 20).canIssue).toBe(false)
    expect(new ShareCourse(100, 20, 1, 0, 60).canIssue).toBe(false)
    expect(new ShareCourse(100, 20, 0, 0, 40).canIssue).toBe(true)
  })
})

describe('the projection of a public mine', () => {
  it('EX-56: sees the insolvency that takes the shares away, and that money for a machine averts it', () => {
    const poor = at(company({ cash: { CO: 50 } })).state
    expect(projectPublicMine(poor, 'CO')).toMatchObject({ price: 0, insolvency: 1 })
    const rich = at(company({ cash: { CO: 900 } })).state
    expect(projectPublicMine(rich, 'CO').insolvency).toBe(0)
  })

  it('1873-4.3.4-g: sees that there is room for another mine', () => {
    const projected = (mines: NonNullable<Description['mines']>) => {
      const CO = { mines: [1, 2], denomination: 20, price: 110, shares: { A: 5 } } as const
      const { state } = at(company({ phase: '3', cash: { CO: 500 }, publicMines: { CO }, mines }))
      const { price, dividends } = projectPublicMine(state, 'CO')
      return price + dividends
    }
    const joined = { 1: { connected: true, machine: 3 }, 2: { connected: true, machine: 3 } } as const
    const nearOf = (owner: string) => ({ 9: { owner, connected: true, machine: 3 } }) as const
    expect(projected({ ...joined, ...nearOf('A') })).toBeGreaterThan(projected(joined))
    // another player's mine may never be for sale, however good it is
    expect(projected({ ...joined, ...nearOf('B') })).toBe(projected({ ...joined, 9: { owner: 'B' } }))
  })

  it('expects no more if units are sold fast', () => {
    const { state } = at(company({ phase: '3', cash: { CO: 300 } }))
    const [usual, fast] = (['usual', 'fast'] as const).map((pace) => projectPublicMine(state, 'CO', pace))
    expect(fast?.dividends).toBeLessThanOrEqual(usual?.dividends ?? 0)
  })

  it('is better with connected mines', () => {
    const apart = projectPublicMine(at(company({ cash: { CO: 900 } })).state, 'CO')
    const mines = { 1: { connected: true }, 2: { connected: true } }
    const joined = projectPublicMine(at(company({ cash: { CO: 900 }, mines })).state, 'CO')
    expect(joined.price + joined.dividends).toBeGreaterThan(apart.price + apart.dividends)
  })
})

describe('a railway that has not floated', () => {
  const expected = (cash: { readonly A: number; readonly B: number }, startPrice = 150) => {
    const HBE = { startPrice, price: startPrice, floated: false, shares: { A: 2, issue: 3 } }
    const { state } = at({
      players: ['A', 'B'],
      phase: '2',
      concessions: { HBE: 'A' },
      railways: { HBE },
      cash,
      trading: 3,
      at: { round: 'stock', turn: 'A' },
    })
    return projectionOf(state, 'HBE')
  }

  it('1873-3.2.3.1-a: is expected to pay the less, the less sure its third share is', () => {
    const [sure, hoped, doubtful] = [
      expected({ A: 150, B: 0 }),
      expected({ A: 140, B: 150 }),
      expected({ A: 140, B: 140 }),
    ]
    expect(hoped.dividends).toBeLessThan(sure.dividends)
    expect(doubtful.dividends).toBeLessThan(hoped.dividends)
    expect(doubtful.dividends).toBeGreaterThan(0)
  })
})

describe('what cash brings', () => {
  const CO = { mines: [1, 2], denomination: 20, price: 110, shares: { A: 2, issue: 3 } } as const
  const mines = { 1: { connected: true, machine: 5 }, 2: { connected: true, machine: 5 } } as const
  const market = (cash: { readonly A: number; readonly B: number }) =>
    at(
      company({
        phase: '5',
        publicMines: { CO },
        mines,
        concessions: { WBE: 'bank' },
        cash: { ...cash, CO: 200 },
      }),
    ).state

  it('is no more for cash that finds no shares', () => {
    const state = market({ A: 2000, B: 2000 })
    // both can buy half of what is on offer
    expect(broughtBy(state, 2000)).toBe(broughtBy(state, 1000))
    expect(broughtBy(state, 1000)).toBeGreaterThan(broughtBy(state, 50))
    expect(broughtBy(state, 50)).toBeGreaterThan(0)
  })

  it('is not lost by whoever founds a railway with such cash', () => {
    const gain = (B: number): number => gainByFounding(market({ A: 2000, B }), 'WBE', 'A' as PlayerId)
    expect(gain(2000)).toBeGreaterThan(0)
    expect(gain(2000)).toBe(gain(4000))
  })
})

describe('the quick revenue of a railway', () => {
  it('EX-33: is that of the best run where there is one route', () => {
    expect(quickRevenue(running([2]), 'HBE', [2], false)).toBe(150)
  })

  it('is never more than the best run earns', () => {
    const state = running([3, 2])
    const [plan] = suggestPlans(state, 'HBE', 1).plans
    if (!plan) throw new Error('no plan')
    expect(quickRevenue(state, 'HBE', [3, 2], false)).toBeLessThanOrEqual(revenueOf(state, 'HBE', plan).total)
  })
})
