import { describe, expect, it } from 'vitest'
import type { Run } from '@stellwerk/1873'
import { revenueOfRun, suggestPlans } from '@stellwerk/1873'
import { anna, position } from '../testing.js'
import { endsAtStop } from '../../../../board/route-edit.js'
import { waysOf } from '../../routes.js'
import { addedByRoutes, breakdownOf } from './breakdown.js'
import { tasks } from './judge.js'
import { offeredHexes } from './next-hexes.js'

/** HBE with its concession route: Halberstadt, Langenstein, Blankenburg. */
const state = position({
  phase: '3',
  trading: 3,
  cash: { HBE: 20 },
  mines: { 12: { owner: 'Ben', connected: true } },
  railways: { HBE: { price: 120, shares: { Anna: 3, Ben: 2 }, trains: [3, 1], operated: true } },
  tiles: { B17: '78:4' },
  at: { round: 'operating', turn: 'HBE', step: 'railway-run' },
})
const [best = { trains: [] }] = suggestPlans(state, 'HBE', 1).plans
const run = (plan: Run['plan']): Run => ({ type: 'run', player: anna, plan })

describe('what a run earns', () => {
  it('is told line by line and adds up', () => {
    const found = breakdownOf(state, 'HBE', best)
    const { total } = revenueOfRun(state, 'HBE', best)
    expect(found?.lines.reduce((sum, { value }) => sum + value, 0)).toBe(total)
    expect(found?.lines).toContainEqual({ kind: 'station', hex: 'B19', value: expect.any(Number) as number })
    expect(found).toMatchObject({ revenue: total, maintenance: 50, profit: total - 50, insolvent: false })
  })

  it('multiplies the work by the size of the train', () => {
    const mine = breakdownOf(state, 'HBE', best)?.lines.find(({ kind }) => kind === 'mine')
    expect(mine).toMatchObject({ mine: 12, size: 3 })
  })

  it('is shared out to the routes without a rest', () => {
    const { lines = [], revenue = 0 } = breakdownOf(state, 'HBE', best) ?? {}
    const added = addedByRoutes(best, lines)
    expect(added.size).toBe(best.trains.flatMap(({ routes }) => routes).length)
    expect([...added.values()].reduce((sum, value) => sum + value, 0)).toBe(revenue)
  })

  it('sees a shortfall that the treasury cannot pay', () => {
    const none = { trains: best.trains.map(({ size }) => ({ size, routes: [] })) }
    expect(breakdownOf(state, 'HBE', none)).toMatchObject({ profit: 0, shortfall: 50, insolvent: true })
  })

  it('is unknown while a route is no line of track', () => {
    const broken = {
      trains: [
        { size: 3 as const, routes: [['B19', 'D15']] },
        { size: 1 as const, routes: [] },
      ],
    }
    expect(breakdownOf(state, 'HBE', broken)).toBeUndefined()
  })
})

describe('drawing a route hex by hex', () => {
  const ways = waysOf(state, 'HBE', 3)
  const next = (route: readonly string[]) => offeredHexes(state, 'HBE', ways, route)

  it('begins at own markers, then at works', () => {
    expect(next([]).slice(0, 2).toSorted()).toEqual(['B19', 'D15'])
  })

  it('goes on along the track, never back', () => {
    expect(next(['B19'])).toContain('B17')
    expect(next(['B19', 'B17'])).toEqual(['C16'])
    expect(next(['B19', 'B17', 'C16'])).toEqual(['D15'])
    expect(next(['B19', 'B17', 'C16', 'D15'])).toEqual([])
  })

  it('may end at a stop', () => {
    expect(endsAtStop(ways, ['B19'])).toBe(false)
    expect(endsAtStop(ways, ['B19', 'B17'])).toBe(false)
    expect(endsAtStop(ways, ['B19', 'B17', 'C16', 'D15'])).toBe(true)
  })
})

describe('the judge of runs', () => {
  it('finds nothing wrong with the best plan, and proves it', () => {
    const { faults, outcome } = tasks.judge(state, run(best))
    expect(faults).toEqual([])
    expect(outcome?.events.map(({ kind }) => kind)).toContain('ran')
    expect(tasks.prove(state, 'HBE', best)).toBe(true)
  })

  it('tells the faults of a plan without the concession route, and completes it', () => {
    const empty = { trains: best.trains.map(({ size }) => ({ size, routes: [] })) }
    const { faults, outcome } = tasks.judge(state, run(empty))
    expect(faults.map(({ rule }) => rule)).toContain('1873-4.4.3-l')
    expect(outcome).toBeUndefined()
    const completed = tasks.complete(state, 'HBE', empty)
    expect(completed?.proven).toBe(true)
    expect(completed && revenueOfRun(state, 'HBE', completed.plan).total).toBe(
      revenueOfRun(state, 'HBE', best).total,
    )
  })
})
