import type { Action, Choice, PlayerId } from '@stellwerk/engine'
import { purseOf, top } from '@stellwerk/engine'
import type { BuyMachine, BuyMine, BuyShare, FormPublicMine, GameAction, SellShares } from '../actions.js'
import { mines } from '../data/mines.js'
import type { MineId } from '../data/types.js'
import { neededToStart } from './concession.js'
import { couldRenew, leavesForMachine, neededToRenew, paysTooMuch } from './renewal.js'
import { maintenanceOf } from '../rules/phases.js'
import type { State } from '../state.js'
import { cashOf, companyOf, holderOf, isPublicMine, isRailway, mineOf, railwayOf } from '../state.js'

/** What is worth a look in a step: without twins, and free numbers as a few values. */
export function candidates(state: State, choices: readonly Choice[], player: PlayerId): readonly Action[] {
  const found: Action[] = []
  const frame = top(state)
  const wasDeclined = frame?.['declined'] !== undefined
  const operation = (frame?.['operation'] ?? '') as string
  const renewal =
    isPublicMine(operation) && frame?.kind === 'public-mine-purchases'
      ? neededToRenew(state, operation)
      : undefined
  const treasury = renewal === undefined ? 0 : cashOf(state, operation)
  for (const choice of choices) {
    const action = choice.action as GameAction
    switch (action.type) {
      case 'formPublicMine':
        if (worthForming(state, action, choices, player)) found.push(action)
        break
      case 'buyMine':
        for (const offer of minePrices(state, action, choice, player, wasDeclined))
          if (!isPublicMine(operation) || leavesForMachine(state, operation, offer.mine, offer.price))
            found.push(offer)
        break
      case 'buyMachine':
        if (isLargestSet(action, choices)) found.push(action)
        break
      case 'buySwitcher':
        // 1873-4.1-m: a railway's switchers earn nothing; trades between operations are left to people
        if (action.from !== 'bank' || isRailway(operation)) break
        if (renewal === undefined || treasury - action.price >= renewal) found.push(action)
        break
      case 'buyTrain':
        if (action.from === 'bank') found.push(action)
        break
      case 'scrapSwitcher':
        if (maintenanceOf(state, 'switcher', action.size) > 0) found.push(action)
        break
      case 'scrapTrain':
        if (maintenanceOf(state, 'train', action.size) > 0) found.push(action)
        break
      case 'foundRailway':
        if (
          5 * action.price >= neededToStart(state, action.railway, action.price) &&
          2 * action.price <= cashOf(state, purseOf(player))
        )
          found.push(action)
        break
      case 'payOut':
        if (
          !isPublicMine(operation) ||
          !paysTooMuch(state, operation, frame?.['profit'] as number, action.how)
        )
          found.push(action)
        break
      case 'pass':
        // whoever has the money for the machine that is needed does not wait
        if (renewal === undefined || treasury < renewal) found.push(action)
        break
      case 'buyShare':
        if (!floatsTooPoor(state, action)) found.push(action)
        break
      case 'closeMine':
        if (isLosing(state, operation)) found.push(action)
        break
      case 'sellShares':
        if (worthSelling(state, action, player)) found.push(action)
        break
      default:
        found.push(action)
    }
  }
  return found
}

/** A railway that was founded for too little is not helped into an insolvency. */
function floatsTooPoor(state: State, { company, from }: BuyShare): boolean {
  if (from !== 'issue' || !isRailway(company)) return false
  const { floated, startPrice } = railwayOf(state, company)
  return !floated && 5 * startPrice < neededToStart(state, company, startPrice)
}

/** A private mine is given up when it costs as much as it earns; until then it feeds the railways. */
function isLosing(state: State, operation: string): boolean {
  const mine = Number(operation.split(':')[1]) as MineId
  const { machine, connected } = mineOf(state, mine)
  const { baseIncome, machineIncome } = mines[mine]
  const income = connected ? (machineIncome[machine - 1] ?? 0) : baseIncome
  return maintenanceOf(state, 'machine', machine) >= income
}

/** Own pairs, each once: the HW if it may have them, otherwise the first company that is free. */
function worthForming(
  state: State,
  { company, mines: [first, second] }: FormPublicMine,
  choices: readonly Choice[],
  player: PlayerId,
): boolean {
  if (mineOf(state, second).owner !== holderOf(player)) return false
  if (mines[first].faceValue < mines[second].faceValue) return false
  // 1873-4.3-b: a company lays no track, so a pair that has none would wait for the railways
  if (![first, second].some((mine) => mineOf(state, mine).connected)) return false
  if (!couldRenew(state, [first, second])) return false
  const same = choices.filter(({ action }) => {
    const other = action as FormPublicMine
    return action.type === 'formPublicMine' && other.mines[0] === first && other.mines[1] === second
  })
  const best = same.find(({ action }) => (action as FormPublicMine).company === 'HW') ?? same[0]
  return (best?.action as FormPublicMine | undefined)?.company === company
}

/** An own mine at the least, at its face value and at most; another's at prices that may tempt its owner. */
function* minePrices(
  state: State,
  action: BuyMine,
  { range }: Choice,
  player: PlayerId,
  wasDeclined: boolean,
): Generator<BuyMine> {
  if (!range) return yield action
  const isOwn = mineOf(state, action.mine).owner === holderOf(player)
  if (!isOwn && wasDeclined) return
  const { faceValue } = mines[action.mine]
  const prices = isOwn ? [range.min, faceValue, range.max] : [faceValue, range.max]
  for (const price of new Set(prices))
    if (price >= range.min && price <= range.max && !range.except?.includes(price)) yield { ...action, price }
}

/** A machine for as many mines as it serves. */
function isLargestSet({ mines: chosen }: BuyMachine, choices: readonly Choice[]): boolean {
  const sizes = choices.flatMap(({ action }) =>
    action.type === 'buyMachine' ? [(action as BuyMachine).mines.length] : [],
  )
  return chosen.length === Math.max(...sizes)
}

/**
 * Selling is for those who need the money, one share at a time, and neither of a railway that has yet to float nor of a
 * company that could then issue none.
 */
const worthSelling = (state: State, { company, count }: SellShares, player: PlayerId): boolean =>
  count === 1 &&
  cashOf(state, purseOf(player)) < 300 &&
  !(isRailway(company) && !railwayOf(state, company).floated) &&
  !(companyOf(state, company)?.director === player && companyOf(state, company)?.denomination === 50)
