import type { PlayerId } from '@stellwerk/engine'
import { frameOf } from '@stellwerk/engine'
import type { RoundName, Turn } from '@stellwerk/table'
import { latest, msg, playersFrom } from '@stellwerk/table'
import type { CompanyId } from '../data/types.js'
import type { BondsFrame, DebtFrame, GiveBackFrame, OperatingRoundFrame, SetFrame } from '../frames.js'
import { operatingOrder } from '../rules/course.js'
import { controllerOf } from '../rules/managers.js'
import type { State } from '../state.js'
import { companyOf } from '../state.js'

/** Bonds and contracts come before the first stock round. */
export const contractRound: RoundName = {
  kind: 'setup',
  number: 1,
  called: msg('round.contracts'),
  code: 'CO',
}

export function roundOf(state: State): RoundName {
  const { stock, set, operating } = state.round
  if (state.over)
    return { kind: 'end', number: set, part: operating, code: set < stock ? `SR ${stock}` : undefined }
  const frame = frameOf<SetFrame>(state, 'set')
  if (frame)
    return { kind: 'operating', number: set, part: operating, of: frame.rounds + (frame.extra ? 1 : 0) }
  return stock === 0 ? contractRound : { kind: 'stock', number: stock }
}

/** The company for which somebody decides now. */
export const companyNow = (state: State): CompanyId | undefined =>
  frameOf<GiveBackFrame>(state, 'give-back')?.todo[0] ?? latest<CompanyId>(state, 'company')

export function turnsOf(state: State): readonly Turn[] {
  const bonds = frameOf<BondsFrame>(state, 'bonds')
  if (bonds)
    return bonds.asked.map((player) => ({
      player,
      at: Object.hasOwn(bonds.entered, player) ? 'done' : 'next',
    }))
  const round = frameOf<OperatingRoundFrame>(state, 'operating-round')
  if (round) return companyTurns(state, round)
  // 1853-4.9-b: the extra round is the elephant's to call
  if (frameOf(state, 'extra-round')) return [{ player: state.elephant, at: 'now' }]
  return playerTurns(state)
}

/** A company that must give back a train is asked before the turn under way goes on. */
function companyTurns(state: State, { todo }: OperatingRoundFrame): readonly Turn[] {
  const now = companyNow(state)
  const turn = frameOf(state, 'turn')?.['company'] as CompanyId | undefined
  return operatingOrder(state).map((id) => ({
    player: controllerOf(state, id),
    company: id,
    at: id === now ? 'now' : id === turn || todo.includes(id) ? 'next' : 'done',
  }))
}

/** A new director settles a debt before anything else. */
function playerTurns(state: State): readonly Turn[] {
  const frame = state.flow.findLast(({ turn, holder }) => turn !== undefined || holder !== undefined)
  if (!frame) return []
  // 1853-2.5.4-g: whoever has completed a contract is not asked for cities again
  const asked = frameOf(state, 'cities')
    ? state.order.filter((player) => !state.contracts[player]?.complete)
    : state.order
  const seats = playersFrom(asked, (frame['turn'] ?? frame['holder']) as PlayerId)
  const debt = frameOf<DebtFrame>(state, 'debt')
  if (!debt) return seats
  const { director } = companyOf(state, debt.company)
  return [
    { player: director, company: debt.company, at: 'now' },
    ...seats.map((seat): Turn => ({ ...seat, at: 'next' })),
  ]
}
