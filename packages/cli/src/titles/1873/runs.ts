import type { RailwayId, State } from '@stellwerk/1873'
import { revenueOf, suggestPlans } from '@stellwerk/1873'
import type { Runs } from '../face.js'

/** The railways with something to run, the one first whose turn it is. */
export function runners(state: State): RailwayId[] {
  const able = Object.entries(state.railways)
    .filter(([, { trains, diesel }]) => trains.length > 0 || diesel)
    .map(([railway]) => railway as RailwayId)
  const turn = state.flow.findLast((frame) => 'operation' in frame)
  const acting = able.filter(
    (railway) => railway === (turn as { operation?: unknown } | undefined)?.operation,
  )
  return [...acting, ...able.filter((railway) => !acting.includes(railway))]
}

export function runs(state: State, company: string, best: number): Runs {
  const railway = company as RailwayId
  const { plans, proven, effort } = suggestPlans(state, railway, best)
  return {
    company,
    proven,
    ...effort,
    plans: plans.map((plan) => {
      const { total, parts } = revenueOf(state, railway, plan)
      const standard = plan.trains.flatMap(({ size, routes }) =>
        routes.map((stops) => ({ train: String(size), stops })),
      )
      return {
        total,
        runs: [...standard, ...(plan.diesel ?? []).map((stops) => ({ train: 'D', stops }))],
        parts: [
          ...parts.places.map(({ hex, value }) => ({ place: hex, value })),
          ...parts.works.map(({ hex, work, value }) => ({ place: `${hex} ${work}`, value })),
          ...parts.diesel.map(({ hex, value }) => ({ place: `${hex} D`, value })),
          ...(parts.local > 0 ? [{ place: 'QLB', value: parts.local }] : []),
        ],
      }
    }),
  }
}
