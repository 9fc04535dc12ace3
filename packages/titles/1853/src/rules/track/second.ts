import type { Refusal } from '@stellwerk/engine'
import { refusal } from '@stellwerk/engine'
import { secondTileFreeFrom } from '../../data/building.js'
import type { CompanyId } from '../../data/types.js'
import type { State } from '../../state.js'
import { companyOf } from '../../state.js'
import { reached } from '../phases.js'
import { basesOf } from '../reach.js'

/** Why a company may not lay a second yellow tile at all, wherever it is. */
export function refuseSecond(state: State, company: CompanyId): Refusal | undefined {
  const { size, option } = companyOf(state, company)
  if (size !== 'large') return refusal('1853-4.1.2-a', { company })
  if (option === 1 && !reached(state, secondTileFreeFrom))
    return refusal('1853-4.1.3-b', { company, phase: state.phase, from: secondTileFreeFrom })
  return [...basesOf(state, company)].length < 2 ? refusal('1853-4.1.7-c', { company }) : undefined
}
