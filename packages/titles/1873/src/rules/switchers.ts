import type { Frame, JsonObject, Move, Refusal } from '@stellwerk/engine'
import {
  bank,
  fields,
  oneOf,
  pay,
  pricedChoice,
  propose,
  refusal,
  refuseProposal,
  text,
  whole,
} from '@stellwerk/engine'
import type { BuySwitcher, ScrapSwitcher } from '../actions.js'
import type { MineId, Size } from '../data/types.js'
import { tell } from '../events.js'
import type { GameWork, OperationId, State } from '../state.js'
import { changeMine, changeRailway, companyOf, deciderFor, isRailway, mineOf, railwayOf } from '../state.js'
import { switcherOnSale, switcherPrice } from './phases.js'
import { minesOf, placesFor, refusePlace, refuseTaking, switchersOf, takeable } from './switcher-places.js'
import type { Trade } from './trade.js'
import { operations, payTrade, payersFor, priceBounds, refuseTerms } from './trade.js'

export { switchersOf } from './switcher-places.js'

/** Steps in which an operation buys. */
export interface PurchaseFrame extends Frame {
  readonly operation: OperationId
  readonly declined?: readonly JsonObject[]
}

/** Takes one switcher of this size away from an operation, from this mine if one is named. */
function removeSwitcher(work: GameWork, operation: OperationId, size: Size, at?: MineId): void {
  if (isRailway(operation)) {
    const { switchers } = railwayOf(work.state, operation)
    return changeRailway(work, operation, { switchers: switchers.toSpliced(switchers.indexOf(size), 1) })
  }
  const mine = at ?? minesOf(work.state, operation).findLast((m) => mineOf(work.state, m).switcher === size)
  if (mine === undefined) throw new Error(`${operation} has no switcher ${size}`)
  changeMine(work, mine, { switcher: null })
}

function addSwitcher(work: GameWork, operation: OperationId, size: Size, at?: MineId): void {
  if (isRailway(operation)) {
    const switchers = [...railwayOf(work.state, operation).switchers, size].toSorted((a, b) => b - a)
    return changeRailway(work, operation, { switchers })
  }
  const mine = at ?? minesOf(work.state, operation).find((m) => mineOf(work.state, m).switcher === null)
  if (mine === undefined) throw new Error(`${operation} has no place for a switcher`)
  changeMine(work, mine, { switcher: size })
}

export function scrap(work: GameWork, operation: OperationId, size: Size, at?: MineId): void {
  removeSwitcher(work, operation, size, at)
  tell(work, 'switcher-scrapped', { operation, size })
}

/** 1873-4.2.4-g to -i, 1873-4.3.5-h, -i, 1873-4.4.7-g: a switcher from the bank, or from another operation by agreement. */
export const buySwitcher: Move<State, PurchaseFrame, BuySwitcher> = {
  shape: fields(
    { from: text, size: whole, price: whole },
    { maintenance: oneOf('buyer', 'seller'), scraps: whole, mine: whole, fromMine: whole },
  ),
  *choices(state, frame, player) {
    const { operation } = frame
    const onSale = switcherOnSale(state)
    for (const place of placesFor(state, operation)) {
      if (onSale !== null) {
        const price = switcherPrice(onSale)
        yield { action: { type: 'buySwitcher', player, from: 'bank', size: onSale, price, ...place } }
      }
      for (const from of operations(state)) {
        if (from === operation) continue
        for (const { size, mine } of takeable(state, from))
          for (const payer of payersFor(state, 'switcher', size)) {
            const terms = {
              from,
              size,
              price: 1,
              ...payer,
              ...place,
              ...(mine === undefined ? {} : { fromMine: mine }),
            }
            const trade = switcherTrade(operation, terms)
            const action: BuySwitcher = { type: 'buySwitcher', player, ...terms }
            const choice = pricedChoice(frame, action, { ...trade }, priceBounds(state, trade))
            if (choice) yield choice
          }
      }
    }
  },
  refuse(state, frame, action) {
    const { from, size, price } = action
    const { operation } = frame
    const no =
      from === 'bank'
        ? refuseFromBank(state, operation, action)
        : refuseTrade(state, operation, { ...action, from })
    if (no) return no
    const room = refusePlace(state, operation, action)
    if (room) return room
    return from === 'bank'
      ? undefined
      : refuseProposal(frame, {
          from: action.player,
          to: deciderFor(state, from),
          deal: { ...switcherTrade(operation, { ...action, from, size, price }) },
        })
  },
  carryOut(work, frame, action) {
    const { from, price, player } = action
    const { operation } = frame
    if (from === 'bank') {
      pay(work, operation, bank, price, 'switcher')
      return receive(work, operation, 'bank', action)
    }
    const trade = switcherTrade(operation, { ...action, from })
    const other = deciderFor(work.state, from)
    if (other === undefined || other === player) concludeSwitcherTrade(work, trade)
    else propose(work, { from: player, to: other, deal: { ...trade } })
  },
}

/** A switcher trade, as the seller sees it. */
export interface SwitcherTrade extends Trade {
  readonly type: 'buySwitcher'
  readonly piece: 'switcher'
  readonly size: Size
  readonly scraps?: Size
  readonly mine?: MineId
  readonly fromMine?: MineId
}

type Terms = Pick<BuySwitcher, 'size' | 'price' | 'maintenance' | 'scraps' | 'mine' | 'fromMine'>

function switcherTrade(buyer: OperationId, terms: Terms & { readonly from: OperationId }): SwitcherTrade {
  const { from, size, price, maintenance, scraps, mine, fromMine } = terms
  return {
    type: 'buySwitcher',
    piece: 'switcher',
    buyer,
    seller: from,
    size,
    price,
    ...(maintenance === undefined ? {} : { maintenance }),
    ...(scraps === undefined ? {} : { scraps }),
    ...(mine === undefined ? {} : { mine }),
    ...(fromMine === undefined ? {} : { fromMine }),
  }
}

function refuseFromBank(
  state: State,
  operation: OperationId,
  { size, price, maintenance, fromMine }: BuySwitcher,
): Refusal | undefined {
  const onSale = switcherOnSale(state)
  if (size !== onSale) return refusal('1873-4.1-g', { size, onSale })
  if (price !== switcherPrice(size) || maintenance !== undefined || fromMine !== undefined)
    return refusal('1873-4.2.4-g', { price, face: switcherPrice(size) })
  const cash = state.cash[operation] ?? 0
  return price > cash ? refusal('1873-4.2.4-a', { size, price, cash }) : undefined
}

function refuseTrade(
  state: State,
  operation: OperationId,
  action: BuySwitcher & { readonly from: OperationId },
): Refusal | undefined {
  const { from, size, fromMine } = action
  const sells = operations(state).includes(from)
  if (!sells && companyOf(state, from)?.receivership) return refusal('1873-4.4.7-o', { from })
  if (!sells || from === operation || !switchersOf(state, from).includes(size))
    return refusal('1873-4.1-i', { from, size })
  return (
    refuseTaking(state, from, { size, mine: fromMine }, 'fromMine') ??
    refuseTerms(state, switcherTrade(operation, action), switcherPrice(size))
  )
}

export function concludeSwitcherTrade(work: GameWork, trade: SwitcherTrade): void {
  payTrade(work, trade)
  removeSwitcher(work, trade.seller, trade.size, trade.fromMine)
  receive(work, trade.buyer, trade.seller, trade)
}

function receive(
  work: GameWork,
  operation: OperationId,
  from: string,
  { size, price, scraps, mine }: Terms,
): void {
  // 1873-4.2.4-i: a private mine keeps one switcher, as does each mine of a public mine
  const old = operation.startsWith('mine:')
    ? switchersOf(work.state, operation)[0]
    : mine === undefined
      ? scraps
      : (mineOf(work.state, mine).switcher ?? undefined)
  if (old !== undefined) scrap(work, operation, old, mine)
  addSwitcher(work, operation, size, mine)
  tell(work, 'switcher-bought', { operation, from, size, price })
}

/** 1873-4.2.4-j, 1873-4.3.5-j, 1873-4.4.7-j: scrapping is free. */
export const scrapSwitcher: Move<State, PurchaseFrame, ScrapSwitcher> = {
  shape: fields({ size: whole }, { mine: whole }),
  *choices(state, frame, player) {
    for (const piece of takeable(state, frame.operation))
      yield { action: { type: 'scrapSwitcher', player, ...piece } }
  },
  refuse: (state, frame, { size, mine }) => refuseTaking(state, frame.operation, { size, mine }, 'mine'),
  carryOut: (work, frame, { size, mine }) => scrap(work, frame.operation, size, mine),
}
