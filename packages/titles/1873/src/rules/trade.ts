import type { Refusal } from '@stellwerk/engine'
import { bank, pay, refusal } from '@stellwerk/engine'
import type { Payer } from '../actions.js'
import { diesels } from '../data/units.js'
import type { MineId, Size } from '../data/types.js'
import { editions } from '../editions.js'
import type { GameWork, OperationId, State } from '../state.js'
import { cashOf, companyOf, isRailway, mineOf, playerOf } from '../state.js'
import { maintenanceOf, switcherPrice, trainPrice } from './phases.js'

/** A piece that goes from one operation to another for an agreed price (1873-4.2.4-g, 1873-4.4.7-h). */
export interface Trade {
  readonly [field: string]: string | number | undefined
  readonly piece: 'train' | 'switcher'
  readonly buyer: OperationId
  readonly seller: OperationId
  readonly size: Size | 'D'
  readonly price: number
  /** Who pays the maintenance, where some is due. */
  readonly maintenance?: Payer
}

/** All operations that trade: the MHE never does, companies in receivership as a rule do not (1873-4.4.7-o). */
export function operations(state: State): OperationId[] {
  const privateMines = Object.keys(state.mines)
    .map((mine) => Number(mine) as MineId)
    .filter((mine) => mineOf(state, mine).open && playerOf(mineOf(state, mine).owner) !== undefined)
  const companies = [...Object.keys(state.publicMines), ...Object.keys(state.railways)] as OperationId[]
  return [
    ...privateMines.map((mine) => `mine:${mine}` as const),
    ...companies.filter(
      (company) => editions[state.edition].receivershipSells || companyOf(state, company)?.director,
    ),
  ]
}

/** What is due for a piece in the present phase. */
function due(state: State, piece: Trade['piece'], size: Size | 'D'): number {
  return size === 'D' ? 0 : maintenanceOf(state, piece, size)
}

/** The ways to agree on the maintenance: none where nothing is due. */
export function payersFor(state: State, piece: Trade['piece'], size: Size | 'D'): { maintenance?: Payer }[] {
  return due(state, piece, size) > 0 ? [{ maintenance: 'buyer' }, { maintenance: 'seller' }] : [{}]
}

const facePrice = ({ piece, size }: Trade): number =>
  size === 'D' ? diesels.price : piece === 'train' ? trainPrice(size) : switcherPrice(size)

/** The prices from 1 M on that the rules and both treasuries allow. */
export function priceBounds(state: State, trade: Trade): { min: number; max: number } {
  const cost = due(state, trade.piece, trade.size)
  const buyerPays = trade.maintenance === 'buyer' ? cost : 0
  const max = Math.min(2 * facePrice(trade), cashOf(state, trade.buyer) - buyerPays)
  const min = trade.maintenance === 'seller' ? Math.max(1, cost - cashOf(state, trade.seller)) : 1
  return { min, max }
}

/** 1873-4.2.4-g, -h and 1873-4.4.7-h, -i: price and maintenance. */
export function refuseTerms(state: State, trade: Trade, face: number): Refusal | undefined {
  const { price, maintenance, piece, size, buyer, seller } = trade
  const train = piece === 'train'
  if (price < 1 || price > 2 * face)
    return refusal(train ? '1873-4.4.7-h' : '1873-4.2.4-g', { price, min: 1, max: 2 * face, face })
  const cost = due(state, piece, size)
  const rule = train ? '1873-4.4.7-i' : '1873-4.2.4-h'
  if (cost > 0 !== (maintenance !== undefined)) return refusal(rule, { maintenance: cost })
  const buyerNeeds = price + (maintenance === 'buyer' ? cost : 0)
  if (buyerNeeds > cashOf(state, buyer))
    return refusal(buyerNeeds > price ? rule : isRailway(buyer) ? '1873-4.4.7-n' : '1873-4.2.4-a', {
      maintenance: cost,
      size,
      price,
      cash: cashOf(state, buyer),
    })
  const sellerNeeds = maintenance === 'seller' ? cost : 0
  if (sellerNeeds > cashOf(state, seller) + price)
    return refusal(rule, { maintenance: cost, price, cash: cashOf(state, seller) })
  return undefined
}

export function payTrade(work: GameWork, trade: Trade): void {
  pay(work, trade.buyer, trade.seller, trade.price, 'trade')
  if (trade.maintenance === undefined) return
  const payer = trade.maintenance === 'buyer' ? trade.buyer : trade.seller
  pay(work, payer, bank, due(work.state, trade.piece, trade.size), 'maintenance')
}
