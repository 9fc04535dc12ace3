import { top } from '@stellwerk/engine'
import { expect, it } from 'vitest'
import type { Route, Run, RunPlan } from '../../../actions.js'
import type { RailwayId } from '../../../data/types.js'
import type { State } from '../../../state.js'
import { finishedMoves } from '../../../../../all/src/testing-finished.js'
import { viewAlong } from './along.js'
import type { View } from './view.js'
import { pathAlong, routeOf, viewOf } from './view.js'

/** What a view says of each stop on a route, without the numbers that stops have in it. */
function told(view: View, route: Route): unknown {
  const path = pathAlong(view.network, route)
  if ('fault' in path) return path
  return path.nodes.map((n) => {
    const { hex, stop } = view.network.nodes[n] ?? {}
    return { hex, stop, own: view.own[n], blocked: view.blocked[n], work: view.work[n], end: view.end[n] }
  })
}

const concessionOf = ({ network, concession }: View): unknown =>
  concession.map((path) => routeOf(network, path))

it('says of the routes of a plan what the whole view says', () => {
  const runs = [...finishedMoves('1873-computers', 'run')]
  expect(runs.length).toBeGreaterThan(20)
  for (const { number, action, before } of runs) {
    const state = before as State
    const railway = top(state)?.['operation'] as RailwayId
    const { trains, diesel = [] } = (action as Run).plan
    const routes = [...trains.flatMap((train) => train.routes), ...diesel]
    // and of routes that end too early, or come back to where there is no track
    const wrong = routes.flatMap((route) => [route.slice(0, -1), [...route, 'A1', ...route]])
    const plan: RunPlan = { trains: [{ size: 4, routes: [...routes, ...wrong] }] }
    const [part, whole] = [viewAlong(state, railway, plan), viewOf(state, railway)]
    for (const route of [...routes, ...wrong])
      expect([number, told(part, route)]).toEqual([number, told(whole, route)])
    expect([number, concessionOf(part)]).toEqual([number, concessionOf(whole)])
  }
})
