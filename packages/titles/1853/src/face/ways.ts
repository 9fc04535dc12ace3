import { hexWays } from '@stellwerk/rails'
import type { Ways } from '@stellwerk/table'
import { across, boardHex, isBlocked } from '../board.js'
import { hexes } from '../data/map.js'
import { trains } from '../data/trains.js'
import type { CompanyId, HexId, TrainId } from '../data/types.js'
import type { State } from '../state.js'

/** How the runs of a train go along the track of its gauge, hex by hex. */
export function waysOf(state: State, company: CompanyId, train: TrainId): Ways {
  const trackOf = (hex: HexId) => boardHex(state, hex).by[trains[train].gauge]
  return {
    ...hexWays(trackOf, across, (hex) =>
      boardHex(state, hex).stops.map(({ kind }, stop) =>
        kind === 'junction' ? [] : (trackOf(hex).stopEdges[stop] ?? []),
      ),
    ),
    ends(hex) {
      const { stops } = boardHex(state, hex)
      return stops.length > 0 && stops.every((_, stop) => isBlocked(state, company, hex, stop))
    },
  }
}

/** Where a run may begin: at stations on track of its gauge. */
export const startsOf = (state: State, company: CompanyId, train: TrainId): readonly HexId[] =>
  Object.keys(hexes).filter((hex) => waysOf(state, company, train).begins(hex))
