import type { Frame, Move, PlayerId, Procedure } from '@stellwerk/engine'
import {
  bank,
  changeTop,
  fields,
  passing,
  pay,
  pop,
  purseOf,
  refusal,
  replaceTop,
  text,
  whole,
} from '@stellwerk/engine'
import type { BidPremium, BuyItem, Item } from '../actions.js'
import { bidStep, concessionMinimum, startPremium } from '../data/money.js'
import { mineIds, mines } from '../data/mines.js'
import type { MineId, RailwayId } from '../data/types.js'
import { editions } from '../editions.js'
import { tell } from '../events.js'
import type { GameWork, State } from '../state.js'
import { cashOf, changeMine, holderOf, mineOf } from '../state.js'
import { tellPass } from './pass.js'
import { playerAfter } from './player-order.js'

/** The bidding of edition S for the right to buy first (1873-2.1-s). */
export interface PremiumFrame extends Frame {
  readonly kind: 'premium'
  readonly turn: PlayerId
  /** The highest bid and its bidder. */
  readonly bid: number | null
  readonly bidder: PlayerId | null
  /** In order of passing. */
  readonly passed: readonly PlayerId[]
}

/** The sale of mines and concessions at a falling premium. */
export interface SaleFrame extends Frame {
  readonly kind: 'sale'
  readonly turn: PlayerId
  readonly premium: number
  /** Passes in a row. */
  readonly passes: number
  /** 1873-2.1-x: the winner of the bidding must buy first. */
  readonly mustBuy: boolean
}

export function startAuction(state: State): Frame {
  const turn = state.order[0] as PlayerId
  if (editions[state.edition].premium === 'bidding')
    return { kind: 'premium', turn, bid: null, bidder: null, passed: [] } satisfies PremiumFrame
  const premium = startPremium[state.order.length] ?? 0
  return { kind: 'sale', turn, premium, passes: 0, mustBuy: false } satisfies SaleFrame
}

/** 1873-2.1-z: the winner must be able to pay the premium on top of the cheapest item. */
const highestBid = (state: State, player: PlayerId): number =>
  cashOf(state, purseOf(player)) - concessionMinimum

const bidPremium: Move<State, PremiumFrame, BidPremium> = {
  shape: fields({ bid: whole }),
  *choices(state, frame, player) {
    const min = frame.bid === null ? 0 : frame.bid + bidStep
    const max = Math.floor(highestBid(state, player) / bidStep) * bidStep
    if (max >= min)
      yield {
        action: { type: 'bidPremium', player, bid: min },
        range: { field: 'bid', min, max, step: bidStep },
      }
  },
  refuse(state, frame, { player, bid }) {
    const min = frame.bid === null ? 0 : frame.bid + bidStep
    if (bid < min || bid % bidStep !== 0) return refusal('1873-2.1-t', { bid, min, step: bidStep })
    if (bid > highestBid(state, player)) return refusal('1873-2.1-z', { bid, max: highestBid(state, player) })
    return undefined
  },
  carryOut(work, frame, { player, bid }) {
    tell(work, 'premium-bid', { player, bid })
    goOn(work, { ...frame, bid, bidder: player })
  },
}

const passPremium = passing<State, PremiumFrame>((work, frame, player) => {
  tellPass(work, frame, player)
  goOn(work, { ...frame, passed: [...frame.passed, player] })
})

function goOn(work: GameWork, frame: PremiumFrame): void {
  const { order } = work.state
  const left = order.filter((p) => !frame.passed.includes(p))
  // 1873-2.1-v: one bid stands, or nobody bid at all
  if (left.length === 0 || (left.length === 1 && frame.bidder !== null)) {
    const winner = frame.bidder ?? (order[0] as PlayerId)
    return beginSale(work, winner, frame)
  }
  let turn = playerAfter(work.state, frame.turn)
  while (frame.passed.includes(turn)) turn = playerAfter(work.state, turn)
  changeTop(work, frame, { turn })
}

/** 1873-2.1-y: the winner, then the others in reverse order of passing. */
function beginSale(work: GameWork, winner: PlayerId, { bid, passed }: PremiumFrame): void {
  const premium = bid ?? 0
  const byPassing = passed.toReversed()
  const led = bid !== null || editions[work.state.edition].premiumWithoutBid === 'first player'
  work.state.order = led ? [winner, ...byPassing.filter((p) => p !== winner)] : byPassing
  tell(work, 'premium-set', { premium, order: work.state.order })
  const turn = work.state.order[0] as PlayerId
  replaceTop(work, { kind: 'sale', turn, premium, passes: 0, mustBuy: true } satisfies SaleFrame)
}

export const premium: Procedure<State, PremiumFrame> = {
  advance: () => false,
  deciders: (_, frame) => [frame.turn],
  moves: { bidPremium, pass: passPremium },
}

/** 1873-2.1-b: what an item costs without the premium; undefined if it is not on sale. */
export function minimumPrice(state: State, item: string): number | undefined {
  const [kind, id, ...more] = item.split(':') as [string, string | undefined, ...string[]]
  if (more.length > 0) return undefined
  if (kind === 'concession')
    return state.concessions[id as RailwayId] === 'bank' ? concessionMinimum : undefined
  if (kind !== 'mine' || !Object.hasOwn(mines, id ?? '')) return undefined
  const mine = Number(id) as MineId
  return mineOf(state, mine).owner === 'bank' ? mines[mine].faceValue : undefined
}

/** 1873-2.1-a: what is still on sale. */
function itemsOnSale(state: State): Item[] {
  const concessions = Object.keys(state.concessions).map((railway) => `concession:${railway}` as Item)
  const allMines = mineIds.map((mine): Item => `mine:${mine}`)
  return [...concessions, ...allMines].filter((item) => minimumPrice(state, item) !== undefined)
}

const buyItem: Move<State, SaleFrame, BuyItem> = {
  shape: fields({ item: text, price: whole }),
  *choices(state, frame, player) {
    for (const item of itemsOnSale(state)) {
      const price = (minimumPrice(state, item) ?? 0) + frame.premium
      yield { action: { type: 'buyItem', player, item, price } }
    }
  },
  refuse(state, frame, { player, item, price }) {
    const minimum = minimumPrice(state, item)
    if (minimum === undefined) return refusal('1873-2.1-n', { item, price })
    if (price !== minimum + frame.premium)
      return refusal('1873-2.1-c', { item, price, right: minimum + frame.premium })
    const cash = cashOf(state, purseOf(player))
    return price > cash ? refusal('1873-2.1-m', { item, price, cash }) : undefined
  },
  carryOut(work, frame, { player, item, price }) {
    pay(work, purseOf(player), bank, price, 'auction')
    takeItem(work, player, item)
    tell(work, 'item-bought', { player, item, price })
    // 1873-2.1-h
    if (itemsOnSale(work.state).length === 0) return endSale(work)
    changeTop(work, frame, { turn: playerAfter(work.state, player), passes: 0, mustBuy: false })
  },
}

/** Hands over a mine or a concession that was paid for. */
export function takeItem(work: GameWork, player: PlayerId, item: string): void {
  const [kind, id] = item.split(':') as [string, string]
  if (kind === 'mine') changeMine(work, Number(id) as MineId, { owner: `player:${player}` })
  else work.state.concessions = { ...work.state.concessions, [id]: holderOf(player) as `player:${string}` }
}

const passSale = passing<State, SaleFrame>(
  (work, frame, player) => {
    tellPass(work, frame, player)
    const passes = frame.passes + 1
    const turn = playerAfter(work.state, player)
    if (passes < work.state.order.length) return changeTop(work, frame, { turn, passes })
    // 1873-2.1-i
    if (frame.premium === 0) return endSale(work)
    // 1873-2.1-f, -g
    const premium = Math.max(0, frame.premium - bidStep)
    tell(work, 'premium-fell', { premium })
    changeTop(work, frame, { turn, passes: 0, premium })
  },
  (_, frame) => (frame.mustBuy ? refusal('1873-2.1-x') : undefined),
)

/** 1873-2.1-j: what was not sold is closed. */
function endSale(work: GameWork): void {
  for (const mine of mineIds) {
    if (mineOf(work.state, mine).owner !== 'bank') continue
    changeMine(work, mine, { open: false })
    tell(work, 'mine-closed', { mine, forced: false })
  }
  pop(work)
}

export const sale: Procedure<State, SaleFrame> = {
  advance: () => false,
  deciders: (_, frame) => [frame.turn],
  moves: { buyItem, pass: passSale },
}
