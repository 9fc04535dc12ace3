import type { Frame, JsonObject, Move, PlayerId, Refusal } from '@stellwerk/engine'
import {
  bank,
  fields,
  oneOf,
  pay,
  pricedChoice,
  propose,
  refusal,
  text,
  wasDeclined,
  whole,
} from '@stellwerk/engine'
import type { BuySwitcher, ScrapSwitcher } from '../actions.js'
import type { MineId, Size } from '../data/types.js'
import { tell } from '../events.js'
import type { GameWork, OperationId, State } from '../state.js'
import {
  changeMine,
  changeRailway,
  deciderFor,
  isPublicMine,
  isRailway,
  mineOf,
  publicMineOf,
  railwayOf,
} from '../state.js'
import { switcherOnSale, switcherPrice } from './phases.js'
import type { Trade } from './trade.js'
import { operations, payTrade, payersFor, priceBounds, refuseTerms } from './trade.js'

/** Steps in which an operation buys. */
export interface PurchaseFrame extends Frame {
  readonly operation: OperationId
  readonly declined?: readonly JsonObject[]
}

/** The switchers of an operation, largest first. */
export function switchersOf(state: State, operation: OperationId): Size[] {
  if (isRailway(operation)) return [...railwayOf(state, operation).switchers]
  const mines = isPublicMine(operation) ? publicMineOf(state, operation).mines : [mineNumber(operation)]
  return mines.flatMap((mine) => mineOf(state, mine).switcher ?? []).toSorted((a, b) => b - a)
}

const mineNumber = (operation: OperationId): MineId => Number(operation.slice(5)) as MineId

/** Takes one switcher of this size away from an operation. */
export function removeSwitcher(work: GameWork, operation: OperationId, size: Size): void {
  if (isRailway(operation)) {
    const { switchers } = railwayOf(work.state, operation)
    return changeRailway(work, operation, { switchers: switchers.toSpliced(switchers.indexOf(size), 1) })
  }
  const mines = isPublicMine(operation) ? publicMineOf(work.state, operation).mines : [mineNumber(operation)]
  const mine = mines.findLast((m) => mineOf(work.state, m).switcher === size)
  if (mine === undefined) throw new Error(`${operation} has no switcher ${size}`)
  changeMine(work, mine, { switcher: null })
}

function addSwitcher(work: GameWork, operation: OperationId, size: Size): void {
  if (isRailway(operation)) {
    const switchers = [...railwayOf(work.state, operation).switchers, size].toSorted((a, b) => b - a)
    return changeRailway(work, operation, { switchers })
  }
  const mines = isPublicMine(operation) ? publicMineOf(work.state, operation).mines : [mineNumber(operation)]
  const mine = mines.find((m) => mineOf(work.state, m).switcher === null)
  if (mine === undefined) throw new Error(`${operation} has no place for a switcher`)
  changeMine(work, mine, { switcher: size })
}

export function scrap(work: GameWork, operation: OperationId, size: Size): void {
  removeSwitcher(work, operation, size)
  tell(work, 'switcher-scrapped', { operation, size })
}

/** 1873-4.3.5-i: whether a public mine must scrap one to make room. */
const mustChooseScrap = (state: State, operation: OperationId): boolean =>
  isPublicMine(operation) &&
  switchersOf(state, operation).length >= publicMineOf(state, operation).mines.length

/** 1873-4.2.4-g to -i, 1873-4.3.5-h, -i, 1873-4.4.7-g: a switcher from the bank, or from another operation by agreement. */
export const buySwitcher: Move<State, PurchaseFrame, BuySwitcher> = {
  shape: fields(
    { from: text, size: whole, price: whole },
    { maintenance: oneOf('buyer', 'seller'), scraps: whole },
  ),
  *choices(state, frame, player) {
    const { operation } = frame
    const scraps = mustChooseScrap(state, operation)
      ? [...new Set(switchersOf(state, operation))]
      : [undefined]
    for (const scrapped of scraps) {
      const extra = scrapped === undefined ? {} : { scraps: scrapped }
      const onSale = switcherOnSale(state)
      if (onSale !== null)
        yield {
          action: {
            type: 'buySwitcher',
            player,
            from: 'bank',
            size: onSale,
            price: switcherPrice(onSale),
            ...extra,
          },
        }
      for (const from of operations(state)) {
        if (from === operation) continue
        for (const size of new Set(switchersOf(state, from)))
          for (const payer of payersFor(state, 'switcher', size)) {
            const trade = switcherTrade(operation, { from, size, price: 1, ...payer, ...extra })
            const action: BuySwitcher = {
              type: 'buySwitcher',
              player,
              from,
              size,
              price: 1,
              ...payer,
              ...extra,
            }
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
    const room = refuseScrap(state, operation, action.scraps)
    if (room) return room
    return from === 'bank'
      ? undefined
      : wasDeclined(frame, { ...switcherTrade(operation, { ...action, from, size, price }) })
  },
  carryOut(work, frame, action) {
    const { from, size, price, scraps, player } = action
    const { operation } = frame
    if (from === 'bank') {
      pay(work, operation, bank, price, 'switcher')
      return receive(work, operation, 'bank', size, price, scraps)
    }
    const trade = switcherTrade(operation, { ...action, from })
    const other = deciderFor(work.state, from) as PlayerId
    if (other === player) concludeSwitcherTrade(work, trade)
    else propose(work, { from: player, to: other, deal: { ...trade } })
  },
}

/** A switcher trade, as the seller sees it. */
export interface SwitcherTrade extends Trade {
  readonly type: 'buySwitcher'
  readonly piece: 'switcher'
  readonly size: Size
  readonly scraps?: Size
}

function switcherTrade(
  buyer: OperationId,
  {
    from,
    size,
    price,
    maintenance,
    scraps,
  }: Pick<BuySwitcher, 'size' | 'price' | 'maintenance' | 'scraps'> & { from: OperationId },
): SwitcherTrade {
  return {
    type: 'buySwitcher',
    piece: 'switcher',
    buyer,
    seller: from,
    size,
    price,
    ...(maintenance === undefined ? {} : { maintenance }),
    ...(scraps === undefined ? {} : { scraps }),
  }
}

function refuseFromBank(
  state: State,
  operation: OperationId,
  { size, price, maintenance }: BuySwitcher,
): Refusal | undefined {
  const onSale = switcherOnSale(state)
  if (size !== onSale) return refusal('1873-4.1-g', { size, onSale })
  if (price !== switcherPrice(size) || maintenance !== undefined)
    return refusal('1873-4.2.4-g', { price, face: switcherPrice(size) })
  const cash = state.cash[operation] ?? 0
  return price > cash ? refusal('1873-4.2.4-a', { size, price, cash }) : undefined
}

function refuseTrade(
  state: State,
  operation: OperationId,
  action: BuySwitcher & { readonly from: OperationId },
): Refusal | undefined {
  const { from, size } = action
  if (from === operation || !operations(state).includes(from) || !switchersOf(state, from).includes(size))
    return refusal('1873-4.1-i', { from, size })
  return refuseTerms(state, switcherTrade(operation, action), switcherPrice(size))
}

function refuseScrap(state: State, operation: OperationId, scraps: Size | undefined): Refusal | undefined {
  if (mustChooseScrap(state, operation)) {
    return scraps === undefined || !switchersOf(state, operation).includes(scraps)
      ? refusal('1873-4.3.5-i', { scraps: scraps ?? null })
      : undefined
  }
  return scraps === undefined ? undefined : refusal('1873-4.3.5-j', { scraps })
}

export function concludeSwitcherTrade(work: GameWork, trade: SwitcherTrade): void {
  payTrade(work, trade)
  removeSwitcher(work, trade.seller, trade.size)
  receive(work, trade.buyer, trade.seller, trade.size, trade.price, trade.scraps)
}

function receive(
  work: GameWork,
  operation: OperationId,
  from: string,
  size: Size,
  price: number,
  scraps: Size | undefined,
): void {
  // 1873-4.2.4-i: a private mine keeps one switcher
  const old = operation.startsWith('mine:') ? switchersOf(work.state, operation)[0] : scraps
  if (old !== undefined) scrap(work, operation, old)
  addSwitcher(work, operation, size)
  tell(work, 'switcher-bought', { operation, from, size, price })
}

/** 1873-4.2.4-j, 1873-4.3.5-j, 1873-4.4.7-j: scrapping is free. */
export const scrapSwitcher: Move<State, PurchaseFrame, ScrapSwitcher> = {
  shape: fields({ size: whole }),
  *choices(state, frame, player) {
    for (const size of new Set(switchersOf(state, frame.operation)))
      yield { action: { type: 'scrapSwitcher', player, size } }
  },
  refuse: (state, frame, { size }) =>
    switchersOf(state, frame.operation).includes(size) ? undefined : refusal('1873-4.2.4-j', { size }),
  carryOut: (work, frame, { size }) => scrap(work, frame.operation, size),
}
