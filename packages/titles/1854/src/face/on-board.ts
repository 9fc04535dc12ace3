import type { Company, Value } from '@stellwerk/table'
import { hexList, msg } from '@stellwerk/table'
import type { CompanyId } from '../data/types.js'
import { reachOf } from '../rules/reach.js'
import { markerCost, markersInAll, markersPlaced } from '../rules/stations.js'
import type { State } from '../state.js'
import { companyOf, isAg } from '../state.js'

/** What a company that takes turns has on the board. */
export function onBoard(state: State, id: CompanyId): Pick<Company, 'trains' | 'stations'> {
  const left = markersInAll(id) - markersPlaced(state, id)
  return {
    // 1854-local-ags-k: those of local AGs are repaired
    trains: companyOf(state, id).trains.map((train) => ({
      train,
      note: isAg(id) ? msg('note.repaired') : undefined,
    })),
    stations: { left, all: markersInAll(id), cost: left > 0 ? markerCost(state, id) : undefined },
  }
}

/** The places that the company's track leads to. */
export const reached = (state: State, id: CompanyId): Value =>
  hexList(Array.from(reachOf(state, id).stops, (stop) => stop.slice(0, stop.indexOf('/'))))
