import type { PlayerId } from '@stellwerk/engine'
import { purseOf, refuses } from '@stellwerk/engine'
import { mineIds, mines } from '../data/mines.js'
import { startPrices } from '../data/money.js'
import type { MineId, PublicMineId, RailwayId, Size } from '../data/types.js'
import { harzbahn } from '../title.js'
import { reached, switcherOnSale, switcherPrice, trainPrice, unitOnSale } from '../rules/phases.js'
import { diesels, units } from '../data/units.js'
import { countOf, shareIds, sharesOf } from '../rules/shares.js'
import { minesOf, switchersOf } from '../rules/switcher-places.js'
import type { StockFrame } from '../rules/stock-turn.js'
import { soldBy } from '../rules/stock-turn.js'
import { needsCompulsoryTrain } from '../rules/railways/trains.js'
import type { OperationId, State } from '../state.js'
import { cashOf, companyOf, holderOf, isRailway, mineOf, playerOf, railwayOf } from '../state.js'

/**
 * Where the site waits for an action. Our game waits at least there; where it waits more often, the import goes on by
 * itself. The site looks at rough conditions, so it also waits for players who can only pass.
 */

const otherOperations = (state: State, operation: OperationId): OperationId[] =>
  [
    ...mineIds
      .filter((mine) => playerOf(mineOf(state, mine).owner) !== undefined)
      .map((mine) => `mine:${mine}` as const),
    ...(Object.keys(state.publicMines) as PublicMineId[]),
    ...(Object.keys(state.railways) as RailwayId[]),
  ].filter((other) => other !== operation)

/** Whether an operation could buy or scrap something, as the site sees it. */
export function waitsForPurchase(state: State, operation: OperationId): boolean {
  return canBuy(state, operation) || canScrap(state, operation)
}

function canScrap(state: State, operation: OperationId): boolean {
  if (switchersOf(state, operation).length > 0) return true
  if (!isRailway(operation)) return false
  const { trains, diesel } = railwayOf(state, operation)
  return operation === 'QLB' ? trains.length > 0 || diesel : trains.length > 1
}

function canBuy(state: State, operation: OperationId): boolean {
  if (operation.startsWith('mine:') && !reached(state, '2')) return false
  const cash = cashOf(state, operation)
  const pending = isRailway(operation) && needsCompulsoryTrain(state, operation)
  const switcher = switcherOnSale(state)
  if (switcher !== null && !pending && cash >= switcherPrice(switcher)) return true
  return canBuyUnit(state, operation, cash, pending) || (cash > 0 && canTrade(state, operation, pending))
}

/** The site takes the price as a machine for enough, whoever buys. */
function canBuyUnit(state: State, operation: OperationId, cash: number, pending: boolean): boolean {
  const size = unitOnSale(state)
  if (isRailway(operation)) {
    const { diesel } = railwayOf(state, operation)
    if (state.diesels.onSale && state.diesels.left > 0 && !diesel && !pending && cash >= diesels.price)
      return true
    return cash >= cheapest(size) && !(pending && operation === 'NWE' && size < 2)
  }
  const smallest = Math.min(...minesOf(state, operation).map((mine) => mineOf(state, mine).machine))
  return cash >= cheapest(size) && size > smallest
}

const cheapest = (size: Size): number => Math.min(trainPrice(size), units[size].machine ?? Infinity)

function canTrade(state: State, operation: OperationId, pending: boolean): boolean {
  const others = otherOperations(state, operation)
  if (!pending && others.some((other) => switchersOf(state, other).length > 0)) return true
  if (!isRailway(operation)) return false
  return others.filter(isRailway).some((other) => {
    const { trains, diesel } = railwayOf(state, other)
    if (diesel && !pending && !railwayOf(state, operation).diesel) return true
    const fit = trains.filter((size) => !(pending && operation === 'NWE' && size < 2))
    return fit.some((size) => maySell(other, trains, size))
  })
}

/** A railway keeps a train, the NWE one of size 2 or more, the QLB none. */
function maySell(railway: RailwayId, trains: readonly Size[], size: Size): boolean {
  if (railway === 'QLB') return true
  if (railway === 'NWE') return size < 2 || trains.filter((other) => other > 1).length > 1
  return trains.length > 1
}

/** Whether moving switchers about could change what a public mine earns. */
export function waitsForSwitchers(state: State, company: PublicMineId): boolean {
  const owned = minesOf(state, company).map((mine) => mineOf(state, mine))
  const switchers = owned.filter(({ switcher }) => switcher !== null).length
  const connected = owned.filter((mine) => mine.connected).length
  const sizes = new Set(owned.map(({ switcher }) => switcher)).size
  return (
    switchers > 0 && connected > 0 && (switchers < owned.length || (connected < owned.length && sizes > 1))
  )
}

/** Whether a player has anything to do in a stock round but to pass, as the site sees it. */
export function waitsForShares(state: State, frame: StockFrame): boolean {
  const { turn: player } = frame
  if (frame.further !== undefined) return true
  return canBuyShare(state, frame) || canForm(state, player) || canSell(state, player)
}

/** The site does not look here at whether a company is in receivership. */
function canBuyShare(state: State, frame: StockFrame): boolean {
  const { turn } = frame
  const cash = cashOf(state, purseOf(turn))
  return shareIds(state).some((company) => {
    const shares = sharesOf(state, company)
    const price = company === 'MHE' ? state.mhe.price : (companyOf(state, company)?.price ?? Infinity)
    const there = countOf(shares, 'pool') + countOf(shares, 'issue') > 0
    return there && price <= cash && !soldBy(frame, turn).includes(company)
  })
}

/** Nor at whether there is a second mine to merge with. */
function canForm(state: State, player: PlayerId): boolean {
  const own = (mine: MineId): boolean => mineOf(state, mine).owner === holderOf(player)
  const taken = (mine: MineId): boolean => mineOf(state, mine).owner !== 'bank'
  const founds = (Object.keys(state.concessions) as RailwayId[]).some(
    (railway) =>
      state.concessions[railway] === holderOf(player) &&
      !state.railways[railway] &&
      cashOf(state, purseOf(player)) >= Math.min(...startPrices),
  )
  if (founds) return true
  const late = state.round.trading > 1
  const others = (['CO', 'MO', 'SN', 'UN'] as const).some((company) => !state.publicMines[company])
  if (late && others && mineIds.some(own) && mineIds.filter(taken).length > 1) return true
  const vorHarzer = mineIds.filter((mine) => mines[mine].vorHarzer)
  return (
    !state.publicMines['HW'] && vorHarzer.filter(taken).length > 1 && vorHarzer.some(own) && (late || own(12))
  )
}

function canSell(state: State, player: PlayerId): boolean {
  return shareIds(state).some((company) => {
    const held = countOf(sharesOf(state, company), holderOf(player))
    for (let count = 1; count <= held; count++)
      if (!refuses(harzbahn, state, { type: 'sellShares', player, company, count })) return true
    return false
  })
}
