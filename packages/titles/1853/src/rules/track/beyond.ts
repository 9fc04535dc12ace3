import { phases } from '../../data/phases.js'
import type { CompanyId, TrainId } from '../../data/types.js'
import type { State } from '../../state.js'
import { companyOf } from '../../state.js'

/** 1853-4.2.3-a, 1853-4.4.2-a: the trains that open the country outside the home area. */
const farTrains: readonly TrainId[] = ['5', '6']

/** Whether the area limits are relaxed for a company; a train on credit is one of its trains (1853-3.4.3-c). */
export const mayLeaveHomeArea = (state: State, company: CompanyId): boolean =>
  phases[state.phase].beyondHomeArea &&
  companyOf(state, company).trains.some((train) => farTrains.includes(train))
