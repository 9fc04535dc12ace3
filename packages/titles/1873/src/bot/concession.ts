import { railways } from '../data/companies.js'
import { startPrices } from '../data/money.js'
import type { MineId, RailwayId, Size } from '../data/types.js'
import { mineIds } from '../data/mines.js'
import { units } from '../data/units.js'
import { nextUnits, trainPrice } from '../rules/phases.js'
import type { State } from '../state.js'
import { cashOf, minePurse, mineOf, playerOf } from '../state.js'

/** So many units at most may be sold before a new railway buys its compulsory train. */
const soldBefore = 4

/** What a railway must start with to be sure of its route and its train, if its par price is this. */
export function neededToStart(state: State, railway: RailwayId, price: number): number {
  const before = Math.min(soldBefore, buyersBefore(state, railway, price))
  let [size, ahead]: [Size, number] = [1, 0]
  for (const next of nextUnits(state)) {
    size = next
    if (ahead++ >= before) break
  }
  return railways[railway].concessionCost + (railway === 'QLB' ? 0 : trainPrice(size))
}

/** 1873-4-b: dearer companies operate first, and so do the private mines, of which few can pay for a machine. */
function buyersBefore(state: State, railway: RailwayId, price: number): number {
  const companies = [...Object.entries(state.publicMines), ...Object.entries(state.railways)]
  const dearer = companies.filter(([id, company]) => id !== railway && company.price >= price)
  const [unit] = nextUnits(state)
  const machine = (unit && units[unit].machine) ?? 0
  return dearer.length + mineIds.filter((mine) => couldPay(state, mine, machine)).length
}

/** What a private mine keeps of one round's profit, at most. */
const mostKept = 60

const couldPay = (state: State, mine: MineId, price: number): boolean =>
  playerOf(mineOf(state, mine).owner) !== undefined && cashOf(state, minePurse(mine)) + mostKept >= price

/** The lowest par price that is enough, if there is one. */
export const leastStartPrice = (state: State, railway: RailwayId): number | undefined =>
  startPrices.find((price) => 5 * price >= neededToStart(state, railway, price))

/** What a railway's compulsory train costs now, as long as it has not bought it: the QLB needs none, the NWE none of size 1. */
export function compulsoryTrain(state: State, railway: RailwayId): number | undefined {
  if (railway === 'QLB' || state.concessions[railway]?.startsWith('player:') !== true) return undefined
  for (const size of nextUnits(state)) if (railway !== 'NWE' || size > 1) return trainPrice(size)
  return undefined
}
