import type { Action, Choice, PlayerId } from '@stellwerk/engine'
import { purseOf, top } from '@stellwerk/engine'
import type { BuyMachine, BuyMine, FormPublicMine, GameAction, SellShares } from '../actions.js'
import { mines } from '../data/mines.js'
import { neededToStart } from './concession.js'
import { maintenanceOf } from '../rules/phases.js'
import type { State } from '../state.js'
import { cashOf, holderOf, isRailway, mineOf } from '../state.js'

/** What is worth a look in a step: without twins, and free numbers as a few values. */
export function candidates(state: State, choices: readonly Choice[], player: PlayerId): readonly Action[] {
  const found: Action[] = []
  const wasDeclined = top(state)?.['declined'] !== undefined
  const operation = (top(state)?.['operation'] ?? '') as string
  for (const choice of choices) {
    const action = choice.action as GameAction
    switch (action.type) {
      case 'formPublicMine':
        if (worthForming(state, action, choices, player)) found.push(action)
        break
      case 'buyMine':
        found.push(...minePrices(state, action, choice, player, wasDeclined))
        break
      case 'buyMachine':
        if (isLargestSet(action, choices)) found.push(action)
        break
      case 'buySwitcher':
        // 1873-4.1-m: a railway's switchers earn nothing; trades between operations are left to people
        if (action.from === 'bank' && !isRailway(operation)) found.push(action)
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
        if (5 * action.price >= neededToStart(state, action.railway)) found.push(action)
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

/** Own pairs, each once: the HW if it may have them, otherwise the first company that is free. */
function worthForming(
  state: State,
  { company, mines: [first, second] }: FormPublicMine,
  choices: readonly Choice[],
  player: PlayerId,
): boolean {
  if (mineOf(state, second).owner !== holderOf(player)) return false
  if (mines[first].faceValue < mines[second].faceValue) return false
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

/** Selling is for those who need the money, one share at a time. */
const worthSelling = (state: State, { count }: SellShares, player: PlayerId): boolean =>
  count === 1 && cashOf(state, purseOf(player)) < 300
