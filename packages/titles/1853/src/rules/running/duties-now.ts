import { frameOf } from '@stellwerk/engine'
import type { CompanyId } from '../../data/types.js'
import type { TurnFrame } from '../../frames.js'
import type { State } from '../../state.js'
import type { Duties } from './duties.js'

/** What a company owes to its runs in its turn (1853-4.2.3-b, 1853-4.4.2-b). */
export function dutiesOf(state: State, company: CompanyId): Duties {
  const turn = frameOf<TurnFrame>(state, 'turn')
  return turn?.company === company ? turn : {}
}
