import type { Move, PlayerId, Procedure } from '@stellwerk/engine'
import {
  bank,
  changeTop,
  fields,
  oneOf,
  passing,
  pay,
  pop,
  purseOf,
  refusal,
  text,
  whole,
} from '@stellwerk/engine'
import type { BuyShare, SellShares } from '../actions.js'
import type { CompanyId, RailwayId, ShareId } from '../data/types.js'
import { editions } from '../editions.js'
import { reading } from '../readings.js'
import { tell } from '../events.js'
import type { GameWork, State } from '../state.js'
import { cashOf, companyOf, holderOf, isRailway, playerOf } from '../state.js'
import { floatsWith, floatRailway, foundRailway } from './founding.js'
import { formPublicMine } from './forming.js'
import { movePrice, placeMarker, priceOf, restMarker, stepped } from './market.js'
import { tellPass } from './pass.js'
import { useOption } from './purchase-option.js'
import type { StockFrame } from './stock-turn.js'
import { afterShare, endStockTurn, soldBy, unlessFurther } from './stock-turn.js'
import { countOf, moveShares, percentOf, reviewDirector, shareIds, sharesOf } from './shares.js'

export function stockRound(state: State): StockFrame {
  return { kind: 'stock-round', turn: state.order[0] as PlayerId, passes: 0, soldNow: [], sold: {} }
}

/** 1873-3.2.2-k to -m: how many shares a player must keep. */
function mustKeep(
  state: State,
  company: CompanyId,
  player: PlayerId,
): { rule: string; percent: number } | undefined {
  const share = companyOf(state, company)
  if (!share || share.director !== player) return undefined
  if (isRailway(company) && !share.operated) return { rule: '1873-3.2.2-k', percent: 20 }
  const successor = state.order.some(
    (other) => other !== player && percentOf(state, company, holderOf(other)) >= 20,
  )
  return successor ? undefined : { rule: '1873-3.2.2-m', percent: 20 }
}

const sellShares: Move<State, StockFrame, SellShares> = {
  shape: fields({ company: text, count: whole }),
  *choices(state, _frame, player) {
    for (const company of shareIds(state)) {
      const held = countOf(sharesOf(state, company), holderOf(player))
      for (let count = 1; count <= held; count++)
        yield { action: { type: 'sellShares', player, company, count } }
    }
  },
  refuse(state, frame, { player, company, count }) {
    if (state.round.trading === 1) return refusal('1873-3.2.2-a', { company })
    const held = countOf(sharesOf(state, company), holderOf(player))
    if (count < 1 || count > held) return refusal('1873-3.2.2-s', { company, count, held })
    if (editions[state.edition].salesOfCompany === 'once' && frame.soldNow.includes(company))
      return refusal('1873-3.2.2-b', { company })
    if (company === 'MHE') return undefined
    const keep = mustKeep(state, company, player)
    const left =
      percentOf(state, company, holderOf(player)) - count * (companyOf(state, company)?.denomination ?? 10)
    return keep && left < keep.percent ? refusal(keep.rule, { company, left, keep: keep.percent }) : undefined
  },
  carryOut(work, frame, { player, company, count }) {
    const sold = { ...frame.sold, [player]: [...new Set([...soldBy(frame, player), company])] }
    changeTop(work, frame, { sold, soldNow: [...new Set([...frame.soldNow, company])] })
    pay(work, bank, purseOf(player), count * salePrice(work.state, company), 'shares')
    moveShares(work, company, holderOf(player), 'pool', count, 'sale')
    dropPrice(work, company, count)
    if (company !== 'MHE') reviewDirector(work, company)
  },
}

const hasOperated = (state: State, company: ShareId): boolean =>
  company === 'MHE' || (companyOf(state, company)?.operated ?? false)

/** 1873-3.2.2-c, -d: what the bank pays for one share. */
export function salePrice(state: State, company: ShareId): number {
  const price = priceOf(state, company)
  return hasOperated(state, company) ? price : stepped(price, -1)
}

/** 1873-3.2.2-e to -j. */
function dropPrice(work: GameWork, company: ShareId, count: number): void {
  if (company === 'MHE') {
    if (editions[work.state.edition].mheStartPrice === null) return
    if (work.state.mhe.train === 5) return restMarker(work, company)
    return movePrice(work, company, -count)
  }
  if (hasOperated(work.state, company)) movePrice(work, company, -count)
  else placeMarker(work, company, priceOf(work.state, company))
}

const buyShare: Move<State, StockFrame, BuyShare> = {
  shape: fields({ company: text, from: oneOf('pool', 'issue') }),
  *choices(state, _frame, player) {
    for (const company of shareIds(state))
      for (const from of ['pool', 'issue'] as const)
        if (countOf(sharesOf(state, company), from) > 0)
          yield { action: { type: 'buyShare', player, company, from } }
  },
  refuse(state, frame, { player, company, from }) {
    if (frame.further !== undefined && frame.further !== company)
      return refusal('1873-3.2-b', { company: frame.further })
    if (company !== 'MHE' && companyOf(state, company)?.receivership)
      return refusal('1873-6.3-a', { company })
    if (countOf(sharesOf(state, company), from) === 0) return refusal('1873-3.2.3-a', { company, from })
    const price = priceOf(state, company)
    const cash = cashOf(state, purseOf(player))
    const sold = soldBy(frame, player).includes(company)
    if (sold || cash < price)
      return refusal('1873-3.2.3-b', {
        company,
        price,
        cash,
        sold,
      })
    return undefined
  },
  carryOut(work, frame, { player, company, from }) {
    const price = priceOf(work.state, company)
    // 1873-3.2.3-d to -f
    const keepsIt =
      hasOperated(work.state, company) || editions[work.state.edition].foundingMoney === 'treasury'
    const toCompany = from === 'issue' && company !== 'MHE' && keepsIt
    pay(work, purseOf(player), toCompany ? company : bank, price, 'shares')
    const floats = from === 'issue' && floatsWith(work.state, company)
    moveShares(work, company, from, holderOf(player), 1, 'purchase')
    if (company !== 'MHE') reviewDirector(work, company)
    if (floats) floatRailway(work, company as RailwayId)
    if (frame.further === undefined) endStockTurn(work, true)
    else afterShare(work, player, frame.further)
  },
}

const pass = passing<State, StockFrame>((work, frame, player) => {
  // 1873-3.2-d: a turn with an action is not a pass, nor is one with a sale (reading RUL-05)
  const sold = frame.soldNow.length > 0 && reading(work.state, 'saleAlone') === 'no pass'
  const acted = sold || frame.further !== undefined
  if (!acted) tellPass(work, frame, player)
  endStockTurn(work, acted)
})

export const stockRoundProcedure: Procedure<State, StockFrame> = {
  advance(work, frame) {
    if (frame.passes < work.state.order.length) return false
    pop(work)
    endStockRound(work)
    return true
  },
  deciders: (_, frame) => [frame.turn],
  moves: {
    sellShares: unlessFurther(sellShares),
    buyShare,
    foundRailway: unlessFurther(foundRailway),
    formPublicMine: unlessFurther(formPublicMine),
    useOption: unlessFurther(useOption),
    pass,
  },
}

/** 1873-3.2.8: what lapses, and the new player order. */
function endStockRound(work: GameWork): void {
  const { state } = work
  for (const [railway, concession] of Object.entries(state.concessions)) {
    const player = playerOf(concession)
    if (player === undefined || state.railways[railway]) continue
    work.state.concessions = { ...work.state.concessions, [railway]: 'bank' }
    tell(work, 'concession-returned', { railway, player })
  }
  for (const [company, player] of Object.entries(state.options))
    tell(work, 'option-lapsed', { company, player })
  work.state.options = {}
  work.state.order = state.order.toSorted((a, b) => cashOf(state, purseOf(b)) - cashOf(state, purseOf(a)))
  tell(work, 'order-set', { order: work.state.order })
}
