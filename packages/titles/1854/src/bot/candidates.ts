import type { Action, Choice, PlayerId } from '@stellwerk/engine'
import { purseOf, top } from '@stellwerk/engine'
import type { BuyDirector, BuyTrain, GameAction } from '../actions.js'
import { trains as facts } from '../data/trains.js'
import type { CompanyId, MajorId } from '../data/types.js'
import { priceIfAny } from '../rules/market.js'
import { trainLimit } from '../rules/phases.js'
import { percentOf } from '../rules/shares.js'
import type { State } from '../state.js'
import { cashOf, companyOf, holderOf, isMajor } from '../state.js'

/** What its director buys until half of a major is in players' hands: his certificate, and one more if he has none. */
const unitsToBuy = (state: State, company: MajorId, player: PlayerId): number =>
  percentOf(state, company, holderOf(player)) > 0 ? 4 : 6
/** The lowest price at which a major is issued. */
const leastIssue = 67
/** Units of the director's certificate. */
const directorUnits = 4

/** Whether a major waits for buyers: another one would take them away from it. */
const isWaiting = (state: State): boolean =>
  Object.entries(state.majors).some(
    ([id, { director }]) => director !== null && priceIfAny(state, id as MajorId) === undefined,
  )

/**
 * Whether its director can float a major: alone, or with what somebody else can easily pay. In that case he keeps half of what
 * is missing, or he would wait for long without a train, a dividend or money.
 */
function isFloated(state: State, { company, price }: BuyDirector, player: PlayerId): boolean {
  const units = unitsToBuy(state, company, player)
  const cash = cashOf(state, purseOf(player))
  if (units * price <= cash) return true
  if (isWaiting(state)) return false
  const missing = units - directorUnits
  const others = state.order.filter((one) => one !== player).map((one) => cashOf(state, purseOf(one)))
  return (directorUnits + missing / 2) * price <= cash && Math.max(...others) >= 2 * missing * price
}

/** Cash below which shares may be sold. */
const shortOfCash = 60

/** What a major needs beside a train that will not last: the one that comes after it. */
const reserve = 320

/** So many stock rounds long a company waits for others to buy what begins the next phase. */
const patience = 7

/**
 * While there are only yellow tiles nothing grows any more, and a treasury counts nothing in the end: a major that can pay
 * for more than it needs brings the next phase nearer. One place is left for a train that lasts.
 */
function bringsPhase(state: State, { train, price, from }: BuyTrain): boolean {
  const company = top(state)?.['company'] as CompanyId
  if (state.phase !== '2' || state.round.stock < patience || !isMajor(company)) return false
  if (from !== 'bank' || facts[train].kind !== 'regular') return false
  const room = trainLimit(state, company) - companyOf(state, company).trains.length
  const cash = cashOf(state, company)
  return train === '2' ? room > 1 && cash >= price + reserve : room > 0 && cash >= price
}

/** What comes before anything else: whoever has a certificate of a major floats that one. */
function isFirst(state: State, action: GameAction, player: PlayerId): boolean {
  if (action.type === 'buyTrain') return bringsPhase(state, action)
  return (
    action.type === 'buyDirector' &&
    percentOf(state, action.company, holderOf(player)) > 0 &&
    isFloated(state, action, player)
  )
}

/** What is worth a look in a step. Trains are bought from the bank and its pools; mail and options are left to people. */
export function candidates(state: State, choices: readonly Choice[], player: PlayerId): readonly Action[] {
  const cash = cashOf(state, purseOf(player))
  // at the limit of certificates money lies idle, unless it is put into better ones
  const isFull =
    cash >= directorUnits * leastIssue &&
    !choices.some(({ action: { type } }) => type === 'buyShare' || type === 'buyDirector')
  const isForced = top(state)?.kind === 'emergency'
  const first = choices.filter(({ action }) => isFirst(state, action as GameAction, player))
  if (first.length > 0) return first.map(({ action }) => action)
  return choices.flatMap(({ action: any }): Action[] => {
    const action = any as GameAction
    switch (action.type) {
      case 'buyDirector':
        return isFloated(state, action, player) ? [action] : []
      case 'buyTrain':
        return ['bank', 'pool', 'scrap'].includes(action.from) ? [action] : []
      case 'sellShares':
        return isForced || (action.count === 1 && (cash < shortOfCash || isFull)) ? [action] : []
      case 'sellOption':
        return isForced ? [action] : []
      case 'buyOption':
      case 'buyContract':
        return []
      default:
        return [action]
    }
  })
}
