import { stopIndex, boardHex } from '../../../board.js'
import { concessionRoutes } from '../../../data/concessions.js'
import { railways } from '../../../data/companies.js'
import type { RailwayId } from '../../../data/types.js'
import type { RunPlan } from '../../../actions.js'
import type { GameWork, State } from '../../../state.js'
import { turnMarkers } from '../stations.js'
import type { Node } from './network.js'
import { networkAlong } from './along.js'
import { pathAlong } from './view.js'

/** 1873-4.4.3-u: the own markers that standard trains or the diesel call at, as `F5/1`. */
export function calledMarkers(state: State, railway: RailwayId, plan: RunPlan): ReadonlySet<string> {
  // not the view: markers may have been turned since the routes were checked, and it would be made again
  const network = networkAlong(state, railway, plan)
  const called = new Set<string>()
  for (const route of [...plan.trains.flatMap(({ routes }) => routes), ...(plan.diesel ?? [])]) {
    const path = pathAlong(network, route)
    if ('fault' in path) throw new Error(`no route ${route.join('-')}`)
    for (const n of path.nodes) {
      const { hex, stop } = network.nodes[n] as Node
      if (state.markers[hex]?.[stop]?.some((marker) => marker.railway === railway))
        called.add(`${hex}/${stop}`)
    }
  }
  return called
}

/** 1873-4.4.3-v: stops of the own concession route, and the homes: QLB has nothing else. */
function lastingStops(state: State, railway: RailwayId): Set<string> {
  const stops = railways[railway].homes.map(({ hex, stop }) => `${hex}/${stop}`)
  for (const { hex, join } of concessionRoutes[railway].flat()) {
    const { leads } = boardHex(state, hex)
    for (const end of join) {
      const stop = stopIndex(typeof end === 'number' ? leads[end] : end)
      if (stop !== undefined) stops.push(`${hex}/${stop}`)
    }
  }
  return new Set(stops)
}

/** Turns the markers that were not called at, also where there is no train yet (1873-4.4.3-u, -v, -x). */
export function turnUncalledMarkers(work: GameWork, railway: RailwayId, plan: RunPlan): void {
  const called = calledMarkers(work.state, railway, plan)
  const lasting = lastingStops(work.state, railway)
  turnMarkers(work, railway, false, (hex, stop) => {
    const name = `${hex}/${stop}`
    return !called.has(name) && !lasting.has(name)
  })
}
