import { top } from '@stellwerk/engine'
import { describe, expect, it } from 'vitest'
import type { Run, RunPlan } from '../../../actions.js'
import type { RailwayId } from '../../../data/types.js'
import type { State } from '../../../state.js'
import { railwayOf } from '../../../state.js'
import { finishedMoves } from '../../../../../all/src/testing-finished.js'
import { estimatedRun, refusePlan, revenueOf, suggestPlans } from './index.js'

interface PlayedRun {
  readonly move: number
  readonly railway: RailwayId
  readonly state: State
  readonly plan: RunPlan
}

/** Without those that repeat a run on the same board. */
function* runsOf(): Generator<PlayedRun> {
  const seen = new Set<string>()
  for (const { number: move, action, before } of finishedMoves('1873-computers', 'run')) {
    const state = before as State
    const railway = top(state)?.['operation'] as RailwayId
    const { tiles, markers, mines, phase } = state
    const board = JSON.stringify([railway, railwayOf(state, railway), tiles, markers, mines, phase])
    if (!seen.has(board)) yield { move, railway, state, plan: (action as Run).plan }
    seen.add(board)
  }
}

describe('runs of a game between computers', () => {
  const runs = [...runsOf()]
  const total = ({ state, railway }: PlayedRun, plan: RunPlan | undefined): number =>
    revenueOf(state, railway, plan as RunPlan).total

  it('are legal and earn what is proven to be most', () => {
    expect(runs.length).toBeGreaterThan(20)
    for (const run of runs) {
      const { move, railway, state, plan } = run
      expect([move, refusePlan(state, railway, plan)]).toEqual([move, undefined])
      const { plans, proven } = suggestPlans(state, railway, 20)
      expect([move, proven, total(run, plans[0])]).toEqual([move, true, total(run, plan)])
      for (const suggested of plans)
        expect([move, refusePlan(state, railway, suggested)]).toEqual([move, undefined])
    }
  })

  it('1873-4.4.3-o: are refused with a route left out', () => {
    for (const { move, railway, state, plan } of runs) {
      const [first, ...others] = plan.trains
      const short = first && { ...first, routes: first.routes.slice(0, -1) }
      const refused = short && refusePlan(state, railway, { ...plan, trains: [short, ...others] })
      expect([move, refused?.rule]).toEqual([move, expect.stringMatching(/^1873-4\.4\.3-/)])
    }
  })

  it('are estimated at no more than the best plan, and at most of it, with one more train too', () => {
    for (const { move, railway, state } of runs)
      for (const more of [[], [5]] as const) {
        const { trains } = railwayOf(state, railway)
        const own = { ...railwayOf(state, railway), trains: [...more, ...trains].toSorted((a, b) => b - a) }
        const tried = { ...state, railways: { ...state.railways, [railway]: own } }
        const [plan] = suggestPlans(tried, railway, 1).plans
        const best = revenueOf(tried, railway, plan as RunPlan).total
        const estimate = estimatedRun(tried, railway)
        expect([move, estimate.total <= best, estimate.total >= 0.9 * best]).toEqual([move, true, true])
        if (estimate.proven) expect([move, estimate.total]).toEqual([move, best])
      }
  })

  it('earn no more than the best plan where any number of routes may be run', () => {
    for (const run of runs) {
      const free = { ...run, state: { ...run.state, edition: '18xx.games' as const } }
      const { plans, proven } = suggestPlans(free.state, run.railway, 1)
      expect([run.move, proven]).toEqual([run.move, true])
      expect([run.move, total(free, plans[0]) >= total(run, run.plan)]).toEqual([run.move, true])
    }
  })
})
