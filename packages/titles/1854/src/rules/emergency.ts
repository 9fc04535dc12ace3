import type { Move, PlayerId, Procedure, Refusal } from '@stellwerk/engine'
import { noFields, pop, push, purseOf, refusal, workOn } from '@stellwerk/engine'
import type { SellOption, SellShares } from '../actions.js'
import type { CompanyId } from '../data/types.js'
import { tell } from '../events.js'
import type { EmergencyFrame } from '../frames.js'
import type { GameWork, State } from '../state.js'
import { cashOf, directorOf, isAg, isLocal } from '../state.js'
import { endGame } from './course.js'
import { carryOutSale, largestSales, raisable, refuseForcedSale } from './raising.js'
import { canRun } from './running/index.js'
import { certificatesIn, saleShape, salesOf, saleValue } from './selling.js'
import { optionOf } from './shares.js'
import type { Purchase } from './train-offers.js'
import { cheapestToRun, facePrice, mustBuyTrain } from './train-offers.js'
import { completePurchase } from './train-purchase.js'

function directorWho(state: State, company: CompanyId): PlayerId {
  const director = directorOf(state, company)
  if (director === null) throw new Error(`${company} has no director`)
  return director
}

/** Treasury and cash of the director. */
const readyMoney = (state: State, company: CompanyId): number =>
  cashOf(state, company) + cashOf(state, purseOf(directorWho(state, company)))

/** Treasury, cash of the director and all that he can raise. */
export const meansOf = (state: State, company: CompanyId): number =>
  readyMoney(state, company) + raisable(state, directorWho(state, company))

/** Whether a train may be bought that the treasury cannot pay (1854-emergency-a to -c, -h, 1854-local-ags-n). */
export function refusePrivateMoney(
  state: State,
  company: CompanyId,
  { train, price }: Purchase,
): Refusal | undefined {
  const treasury = cashOf(state, company)
  if (isLocal(company)) return refusal('1854-locals-h', { company, price, treasury })
  const cheapest = cheapestToRun(state, company)
  if (!cheapest || cheapest.price <= treasury || !canRun(company, train) || !mustBuyTrain(state, company))
    return refusal('1854-emergency-a', { company, train, price, treasury })
  if (isAg(company) && train !== cheapest.train)
    return refusal('1854-local-ags-n', { company, train, lowest: cheapest.train })
  const most = facePrice(company, train)
  if (price > most) return refusal('1854-emergency-c', { company, train, price, most })
  // what can be raised takes longer to find out
  if (price <= readyMoney(state, company)) return undefined
  const means = meansOf(state, company)
  if (price <= means) return undefined
  return refusal(cheapest.price <= means ? '1854-emergency-h' : '1854-emergency-g', { company, price, means })
}

/** 1854-emergency-g, R-47: even the cheapest train that the company must buy cannot be paid. */
export function isBankrupt(state: State, company: CompanyId): boolean {
  if (!mustBuyTrain(state, company)) return false
  const cheapest = cheapestToRun(state, company)
  return cheapest !== undefined && meansOf(state, company) < cheapest.price
}

/** 1854-emergency-g, 1854-end-e: all that can be raised is sold, no train is bought, and the game is over. */
export function goBankrupt(work: GameWork, company: CompanyId): void {
  const player = directorWho(work.state, company)
  for (const { sale } of largestSales(work.state, player)) carryOutSale(work, sale)
  tell(work, 'bankrupt', { player, company })
  endGame(work)
}

/** What the director still has to raise by sales. */
export const missingFor = (state: State, { company, price }: EmergencyFrame): number =>
  price - readyMoney(state, company)

/** A train is bought with the director's money; he sells first if his cash is not enough (1854-emergency-d, -e). */
export function startEmergency(work: GameWork, frame: EmergencyFrame): void {
  const { company, price } = frame
  const player = directorWho(work.state, company)
  tell(work, 'emergency-begun', { company, player, missing: price - cashOf(work.state, company) })
  push(work, frame)
}

/** 1854-emergency-k, R-55: a clumsy sale must not lead into bankruptcy. */
function refuseClumsy(
  state: State,
  frame: EmergencyFrame,
  sale: SellShares | SellOption,
): Refusal | undefined {
  const after = workOn(state)
  carryOutSale(after, sale)
  const missing = missingFor(after.state, frame)
  const left = raisable(after.state, sale.player)
  return left < missing ? refusal('1854-emergency-k', { missing, raisable: left }) : undefined
}

const sellShares: Move<State, EmergencyFrame, SellShares> = {
  shape: saleShape,
  choices: (state, _frame, player) => salesOf(state, player),
  refuse(state, frame, sale) {
    const no = refuseForcedSale(state, sale)
    if (no) return no
    const { company, count, option } = sale
    const missing = missingFor(state, frame)
    // 1854-emergency-e: no more than needed; of the certificates an option brings least
    if (saleValue(state, { company, count: option ? count : count - 1 }) >= missing)
      return refusal('1854-emergency-e', { company, count: certificatesIn(sale), missing })
    return refuseClumsy(state, frame, sale)
  },
  carryOut: (work, _frame, sale) => carryOutSale(work, sale),
}

const sellOption: Move<State, EmergencyFrame, SellOption> = {
  shape: noFields,
  *choices(state, _frame, player) {
    if (optionOf(state, player)) yield { action: { type: 'sellOption', player } }
  },
  refuse: (state, frame, sale) =>
    optionOf(state, sale.player) ? refuseClumsy(state, frame, sale) : refusal('1854-option-j'),
  carryOut: (work, _frame, sale) => carryOutSale(work, sale),
}

/** The director sells until the train can be paid; then it is bought at once. */
export const emergency: Procedure<State, EmergencyFrame> = {
  advance(work, frame) {
    if (missingFor(work.state, frame) > 0) return false
    pop(work)
    const { kind: _, company, from, train, price, gives } = frame
    completePurchase(work, company, { from, train, price, ...(gives === undefined ? {} : { gives }) })
    return true
  },
  deciders: (state, { company }) => [directorWho(state, company)],
  moves: { sellShares, sellOption },
}
