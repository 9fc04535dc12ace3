import type { Move, PlayerId } from '@stellwerk/engine'
import { bank, fields, pay, purseOf, refusal, text, whole } from '@stellwerk/engine'
import type { FoundRailway } from '../actions.js'
import { railways } from '../data/companies.js'
import { startPrices } from '../data/money.js'
import type { RailwayId } from '../data/types.js'
import { editions } from '../editions.js'
import { tell } from '../events.js'
import type { GameWork, Railway, State } from '../state.js'
import { cashOf, changeRailway, holderOf, isRailway, railwayOf } from '../state.js'
import { placeMarker } from './market.js'
import { placeHomeMarkers } from './railways/stations.js'
import { countOf, moveShares } from './shares.js'
import type { StockFrame } from './stock-turn.js'
import { afterShare } from './stock-turn.js'

/** 1873-3.2.4-f: how many shares the founder may buy at once. */
const mostShares = (state: State): number => (editions[state.edition].furtherShares === 'at once' ? 2 : 1)

/** 1873-3.2.4: the owner of a concession founds its railway. */
export const foundRailway: Move<State, StockFrame, FoundRailway> = {
  shape: fields({ railway: text, price: whole, count: whole }),
  *choices(state, _frame, player) {
    for (const railway of Object.keys(railways) as RailwayId[])
      if (state.concessions[railway] === holderOf(player))
        for (const price of startPrices)
          for (const count of [1, 2])
            yield { action: { type: 'foundRailway', player, railway, price, count } }
  },
  refuse(state, _frame, { player, railway, price, count }) {
    if (!isRailway(railway) || state.concessions[railway] !== holderOf(player) || state.railways[railway])
      return refusal('1873-3.2.4-a', { railway })
    if (!startPrices.includes(price)) return refusal('1873-3.2.4-b', { price, prices: startPrices })
    const cash = cashOf(state, purseOf(player))
    if (price > cash) return refusal('1873-3.2.4-c', { price, cash })
    if (count < 1 || count > mostShares(state) || count * price > cash)
      return refusal('1873-3.2.4-f', { count, price, cash })
    return undefined
  },
  carryOut(work, _frame, { player, railway, price, count }) {
    work.state.railways = { ...work.state.railways, [railway]: newRailway(player, price) }
    work.state.cash = { ...work.state.cash, [railway]: 0 }
    tell(work, 'railway-founded', { player, railway, price })
    placeMarker(work, railway, price)
    moveShares(work, railway, null, 'issue', 5, 'founding')
    const keepsIt = editions[work.state.edition].foundingMoney === 'treasury'
    pay(work, purseOf(player), keepsIt ? railway : bank, count * price, 'shares')
    moveShares(work, railway, 'issue', holderOf(player), count, 'founding')
    afterShare(work, player, railway)
  },
}

/** A railway that has just been founded, with no share sold yet. */
export const newRailway = (director: PlayerId, price: number): Railway => ({
  denomination: 20,
  shares: {},
  price,
  director,
  receivership: false,
  operated: false,
  startPrice: price,
  floated: false,
  trains: [],
  diesel: false,
  switchers: [],
})

/** 1873-3.2.3.1-a: whether the next share out of the issue field is the third founding share. */
export function floatsWith(state: State, company: string): boolean {
  const railway = isRailway(company) ? state.railways[company] : undefined
  return railway !== undefined && !railway.floated && countOf(railway.shares, 'issue') === 3
}

export function floatRailway(work: GameWork, railway: RailwayId): void {
  const { startPrice, shares } = railwayOf(work.state, railway)
  changeRailway(work, railway, { floated: true })
  tell(work, 'railway-floated', { railway, treasury: 5 * startPrice })
  const unsold = countOf(shares, 'issue')
  const hasTheRest = editions[work.state.edition].foundingMoney === 'treasury'
  pay(work, bank, railway, (hasTheRest ? unsold : 5) * startPrice, 'float')
  moveShares(work, railway, 'issue', 'pool', unsold, 'floating')
  placeHomeMarkers(work, railway)
}
