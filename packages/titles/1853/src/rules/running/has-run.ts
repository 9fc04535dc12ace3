import type { StopAt } from '@stellwerk/rails'
import type { BoardHex } from '../../board.js'
import { boardOf, numberOf } from '../../board.js'
import { trains as facts } from '../../data/trains.js'
import type { CompanyId, TrainId } from '../../data/types.js'
import type { State } from '../../state.js'
import { companyOf } from '../../state.js'
import { Journey } from '../journey.js'
import { basesOf } from '../reach.js'
import { spotAt } from '../track/network.js'
import { placeOf } from './lines.js'

/** Whether one of the company's trains has any run: from a base to the next station (1853-4.5.2-a, 1853-4.5.4-c, -d). */
export function hasRun(state: State, company: CompanyId): boolean {
  const { trains } = companyOf(state, company)
  if (trains.length === 0) return false
  const board = boardOf(state.tiles)
  const bases = basesOf(state, company)
  return trains.some(
    (train, i) => trains.indexOf(train) === i && bases.some((base) => leavesBase(board, base, train)),
  )
}

/** Whether a train gets from a base to the next station of another place. The network need not be drawn for that. */
function leavesBase(board: readonly BoardHex[], { hex, stop }: StopAt, train: TrainId): boolean {
  const { gauge, range } = facts[train]
  const place = placeOf(board[numberOf(hex)] as BoardHex, stop)
  let found = false
  const journey = new Journey(board, gauge, (there, index) => {
    if (placeOf(there, index) !== place && (range > 1 || there.stops[index]?.kind === 'town')) found = true
  })
  journey.goOnFrom(spotAt(hex, stop))
  return found
}
