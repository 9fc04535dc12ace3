import { boardHex, patternOf } from '../../board.js'
import type { Pattern } from '../../board.js'
import { phases } from '../../data/phases.js'
import type { CompanyId, HexId, TrainId } from '../../data/types.js'
import type { State } from '../../state.js'
import { companyOf } from '../../state.js'
import { canRunFromHome } from '../running/index.js'
import { Memo } from './ground.js'
import type { Lay } from './place.js'
import { groundWith } from './place.js'

/** 1853-4.2.3-a, 1853-4.4.2-a: the trains that open the country outside the home area. */
const farTrains: readonly TrainId[] = ['5', '6']

/** Whether the area limits are relaxed for a company; a train on credit is one of its trains (1853-3.4.3-c). */
export const mayLeaveHomeArea = (state: State, company: CompanyId): boolean =>
  phases[state.phase].beyondHomeArea &&
  companyOf(state, company).trains.some((train) => farTrains.includes(train))

const known = new Memo<boolean>()

const canRunOver = (state: State, company: CompanyId, hex: HexId): boolean =>
  known.get(state, [company, hex, ...companyOf(state, company).trains].join(' '), () =>
    canRunFromHome(state, company, { mustRunOver: hex }),
  )

const largeStations = ({ stops }: Pattern): number => stops.filter(({ kind }) => kind === 'city').length

/**
 * 1853-4.2.3-a, R-31: whether one of the trains can run from a home base over the tile that is to be laid. An upgrade
 * takes no run away unless a town becomes a large station, so that the hex as it lies mostly has the answer for all tiles.
 */
export function canRunOverWith(state: State, company: CompanyId, lay: Lay): boolean {
  const before = boardHex(state, lay.hex)
  if (largeStations(patternOf(lay)) <= largeStations(before) && canRunOver(state, company, lay.hex))
    return true
  return canRunFromHome({ ...state, ...groundWith(state, lay) }, company, { mustRunOver: lay.hex })
}
