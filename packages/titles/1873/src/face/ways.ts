import { edgeBetween, edges } from '@stellwerk/hex'
import { hexWays } from '@stellwerk/rails'
import type { Ways } from '@stellwerk/table'
import { across, boardHex, stopIndex } from '../board.js'
import { hexes } from '../data/map.js'
import type { HexId, RailwayId } from '../data/types.js'
import { stopUse } from '../rules/railways/running/index.js'
import { stationsOf } from '../rules/railways/stations.js'
import type { State } from '../state.js'

/** How the routes of a railway go along the track, hex by hex. */
export function waysOf(state: State, railway: RailwayId, train: string): Ways {
  const use = (hex: HexId, from: HexId) => {
    const edge = edgeBetween(hex, from)
    const stop = edge === undefined ? undefined : stopIndex(boardHex(state, hex).leads[edge])
    return stop === undefined ? undefined : stopUse(state, railway, hex, stop)
  }
  return {
    ...hexWays((hex) => {
      const { leads, leadsToStop, stops } = boardHex(state, hex)
      return {
        leads: leads.map((end) => (end === undefined ? [] : [end])),
        stopEdges: stops.map((_, stop) => edges.filter((edge) => leadsToStop[edge] === stop)),
      }
    }, across),
    ends: (hex, from) => use(hex, from)?.passes === false,
    // 1873-4.4.3-r: a diesel does not call at works
    mayEnd: (hex, from) => use(hex, from)?.[train === 'D' ? 'own' : 'ends'] ?? false,
  }
}

/** Where a route of a railway may begin: at its own markers first, then at works. */
export function startsOf(state: State, railway: RailwayId): readonly HexId[] {
  const works = Object.keys(hexes).filter((hex) => {
    const { mine, factory } = hexes[hex] ?? {}
    return factory !== undefined || (mine !== undefined && state.mines[mine]?.open === true)
  })
  return [...new Set([...stationsOf(state, railway), ...works])]
}
