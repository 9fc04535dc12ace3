import type { Refusal } from '@stellwerk/engine'
import { factOf, refusal } from '@stellwerk/engine'
import { repairSurcharge, trainStacks, trains } from '../data/trains.js'
import type { CompanyId, TrainId } from '../data/types.js'
import type { State } from '../state.js'
import { companyOf, isAg, isLocal } from '../state.js'
import { reached } from './phases.js'
import { canRun, hasRoute } from './running/index.js'

/** A train that a company buys: from the bank, a pool or another company. */
export interface Purchase {
  readonly from: 'bank' | 'pool' | 'scrap' | CompanyId
  readonly train: TrainId
  readonly price: number
  /** What a company above its limit gives to the open pool (1854-trains-k). */
  readonly gives?: TrainId
}

/** What the bank sells new (1854-trains-e, -f). */
export function trainsOnSale(state: Pick<State, 'trains' | 'phase'>): readonly TrainId[] {
  return Object.values(trainStacks)
    .flatMap((stack) => stack.find((group) => group.some((train) => state.trains[train] !== 0)) ?? [])
    .filter((train) => reached(state, trains[train].onSaleFrom ?? '1'))
}

/** The printed price; local AGs have their trains repaired (1854-local-ags-k). */
export const facePrice = (company: CompanyId, train: TrainId): number =>
  trains[train].price + (isAg(company) ? repairSurcharge : 0)

/** What it depends on which trains are on offer. */
type Sellers = Pick<State, 'trains' | 'phase' | 'scrapPool' | 'openPool'>
const sellers = { trains: true, phase: true, scrapPool: true, openPool: true } as const

/** What bank and pools sell to a company (1854-terms-l). */
export const trainsOnOffer = factOf(sellers, (state: Sellers, company: CompanyId): readonly Purchase[] => {
  const of = (from: Purchase['from'], list: readonly TrainId[]): Purchase[] =>
    [...new Set(list)].map((train) => ({ from, train, price: facePrice(company, train) }))
  return isAg(company)
    ? of('scrap', state.scrapPool)
    : [...of('bank', trainsOnSale(state)), ...of('pool', state.openPool)]
})

/** Whether bank or pools sell this train to this company, and at this price. */
export function refuseOffer(
  state: State,
  company: CompanyId,
  { from, train, price }: Purchase,
): Refusal | undefined {
  if (isAg(company) !== (from === 'scrap'))
    return refusal(isAg(company) ? '1854-local-ags-j' : '1854-scrap-a', { company, train })
  const offers = trainsOnOffer(state, company).filter((offer) => offer.from === from)
  const offer = offers.find((one) => one.train === train)
  if (offer?.price === price) return undefined
  const rule =
    from === 'scrap'
      ? '1854-local-ags-k'
      : from === 'pool'
        ? '1854-trains-g'
        : trains[train].onSaleFrom && !offer
          ? '1854-trains-f'
          : '1854-trains-e'
  return offer
    ? refusal(rule, { train, price, face: offer.price })
    : refusal(rule, { train, trains: offers.map((one) => one.train) })
}

/** The cheapest train of bank and pools that a company can run, if there is one. */
export const cheapestToRun = factOf(
  sellers,
  (state: Sellers, company: CompanyId): Purchase | undefined =>
    trainsOnOffer(state, company)
      .filter(({ train }) => canRun(company, train))
      .toSorted((a, b) => a.price - b.price)[0],
)

/**
 * Whether a company may not do without buying: it has a route, owns nothing that could run it, and a fitting train is
 * on offer (1854-trains-b, -c, 1854-local-ags-n, -o). Local railways never have to own a train (1854-locals-h).
 */
export const mustBuyTrain = (state: State, company: CompanyId): boolean =>
  !isLocal(company) &&
  !companyOf(state, company).trains.some((train) => canRun(company, train)) &&
  cheapestToRun(state, company) !== undefined &&
  hasRoute(state, company)
