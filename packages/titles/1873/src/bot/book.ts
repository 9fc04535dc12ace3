import type { Action, Choice, PlayerId } from '@stellwerk/engine'
import { purseOf, top } from '@stellwerk/engine'
import type { AssignSwitchers, BuyItem, Item, OpenAuction } from '../actions.js'
import { mines } from '../data/mines.js'
import { startPremium } from '../data/money.js'
import type { CompanyId, MineId, PublicMineId, RailwayId } from '../data/types.js'
import type { AuctionFrame } from '../rules/auction-round.js'
import { bestAssignment } from '../rules/receivership.js'
import type { SaleFrame } from '../rules/start-auction.js'
import type { State } from '../state.js'
import { cashOf, companyOf, holderOf, mineOf } from '../state.js'
import { leastStartPrice } from './concession.js'
import { gainByFounding, keptForFounding } from './founding.js'
import { projectionOf } from './ledger.js'

/** What needs no search: bids as prices, the distribution of switchers, the best run. */
export function book(state: State, choices: readonly Choice[], player: PlayerId): Action | undefined {
  switch (top(state)?.kind) {
    case 'premium':
      return bidForPremium(state, choices)
    case 'sale':
      return buyInSale(state, choices, player)
    case 'auction-round':
      return openAnAuction(state, choices, player)
    case 'auction':
      return bidInAuction(state, choices, player)
    case 'switchers':
      return assign(state, choices)
    case 'railway-run':
      return choices[0]?.action
    default:
      return undefined
  }
}

const passIn = (choices: readonly Choice[]): Action | undefined =>
  choices.find(({ action }) => action.type === 'pass')?.action

/** The premium above which it is better to let another one buy first. */
const fairPremium = 40

function bidForPremium(_state: State, choices: readonly Choice[]): Action | undefined {
  const bid = choices.find(({ range }) => range)
  return bid && (bid.range?.min ?? Infinity) <= fairPremium ? bid.action : passIn(choices)
}

/** What a mine is worth in the start auction beyond its face value: the dear ones earn more for their price. */
function premiumOf(state: State, mine: MineId, player: PlayerId): number {
  const { machineIncome, switcherIncome, faceValue, vorHarzer } = mines[mine]
  const top5 = machineIncome[4] + switcherIncome[3]
  const base = 0.55 * (top5 - 0.5 * faceValue)
  // 1873-3.2.5.1-a: the HW can be formed at once
  const forHarzerWerke = mine === 12 ? 40 : vorHarzer && owns(state, 12, player) ? 25 : 0
  const connected = mine === 15 ? 30 : 0
  return base - 20 + forHarzerWerke + connected
}

const owns = (state: State, mine: MineId, player: PlayerId): boolean =>
  mineOf(state, mine).owner === holderOf(player)

/** Buys what is worth more than the premium, the best first; concessions only once nothing else is dear. */
function buyInSale(state: State, choices: readonly Choice[], player: PlayerId): Action | undefined {
  const { premium, mustBuy } = top(state) as SaleFrame
  const scale = (startPremium[state.order.length] ?? 100) / 100
  const bargains = choices
    .filter(({ action }) => action.type === 'buyItem')
    .map(({ action }) => {
      const { item } = action as BuyItem
      const [kind, id] = item.split(':') as [string, string]
      const worth = kind === 'mine' ? premiumOf(state, Number(id) as MineId, player) * scale : -100
      return { action, gain: worth - premium }
    })
    .toSorted((a, b) => b.gain - a.gain)
  const [best] = bargains
  return best && (best.gain >= 0 || mustBuy) ? best.action : passIn(choices)
}

/** The most that an item is worth to a player who must keep the money to make use of it. */
function limitFor(state: State, item: Item, player: PlayerId): number {
  const [kind, id] = item.split(':') as [string, string]
  const cash = cashOf(state, purseOf(player))
  if (kind === 'concession') {
    const start = leastStartPrice(state, id as RailwayId)
    if (start === undefined) return 0
    const spare = cash - 2 * Math.max(start, usualStart) - keptForFounding(state, player)
    return Math.min(spare, partOfGain * gainByFounding(state, id as RailwayId, player))
  }
  const company = companyOf(state, id)
  if (!company) return 0
  const { price, dividends } = projectionOf(state, id as CompanyId)
  const gain = 2 * (price + dividends - company.price)
  return Math.min(cash - 2 * company.price, partOfGain * gain)
}

/** The part of what it brings that is bid for an item. */
const partOfGain = 0.3

/** A par price that leaves a railway something to build with. */
const usualStart = 240

function openAnAuction(state: State, choices: readonly Choice[], player: PlayerId): Action | undefined {
  const worth = choices
    .filter(({ action }) => action.type === 'openAuction')
    .map(({ action, range }) => ({
      action,
      gain: limitFor(state, (action as OpenAuction).item, player) - (range?.min ?? 100),
    }))
    .toSorted((a, b) => b.gain - a.gain)
  const [best] = worth
  return best && best.gain >= 0 ? best.action : passIn(choices)
}

function bidInAuction(state: State, choices: readonly Choice[], player: PlayerId): Action | undefined {
  const { item } = top(state) as AuctionFrame
  const bid = choices.find(({ range }) => range)
  return bid && (bid.range?.min ?? Infinity) <= limitFor(state, item, player) ? bid.action : passIn(choices)
}

function assign(state: State, choices: readonly Choice[]): Action | undefined {
  const operation = top(state)?.['operation'] as PublicMineId
  const best = bestAssignment(state, operation).join()
  return choices.find(({ action }) => (action as AssignSwitchers).sizes?.join() === best)?.action
}
