import type { Move, Procedure } from '@stellwerk/engine'
import { fields, oneOf, pop, purseOf, refusal } from '@stellwerk/engine'
import type { PayOut } from '../actions.js'
import type { CompanyId } from '../data/types.js'
import { tell } from '../events.js'
import type { PayoutFrame } from '../frames.js'
import type { GameWork, State } from '../state.js'
import { bankPays, companyOf, holderOf, stakeOf } from '../state.js'
import { endGame } from './course.js'
import { payDebtIfPossible } from './debt.js'
import { controllerOf } from './managers.js'
import { adjustPrice, isAtTop } from './market.js'
import { sharesOf } from './shares.js'
import { basesAreOver } from './turn-order.js'

/** 1853-4.6.4-a: all or nothing. */
const ways = ['full', 'withhold'] as const

const payOut: Move<State, PayoutFrame, PayOut> = {
  shape: fields({ how: oneOf(...ways) }),
  *choices(_state, _frame, player) {
    for (const how of ways) yield { action: { type: 'payOut', player, how } }
  },
  refuse: (state, frame, { how }) => (how === 'full' ? refuseDividend(state, frame) : undefined),
  carryOut: (work, frame, { how }) => settleEarnings(work, frame, how),
}

function refuseDividend(state: State, { company, revenue }: PayoutFrame) {
  if (companyOf(state, company).director === null) return refusal('1853-3.4.2-a', { company })
  return revenue > 0 ? undefined : refusal('1853-4.6.5-c', { company })
}

function settleEarnings(work: GameWork, { company, revenue }: PayoutFrame, how: PayOut['how']): void {
  pop(work)
  tell(work, 'paid-out', { company, how, revenue })
  if (how === 'full') payDividend(work, company, revenue)
  else bankPays(work, company, revenue, 'revenue')
  payDebtIfPossible(work, company)
  adjustPrice(work, company, how === 'full' ? revenue : 0)
  // 1853-5.1.3-a: after the dividend, and no other company acts
  if (!isAtTop(work.state, company)) return
  tell(work, 'top-price', { company })
  endGame(work)
}

/** 1853-4.6.5-a, -b: a tenth for each paid share of a player, rounded down. */
function payDividend(work: GameWork, company: CompanyId, dividend: number): void {
  const each = Math.floor(dividend / 10)
  for (const player of work.state.order) {
    const shares = sharesOf(work.state, company, holderOf(player))
    const { unredeemed } = stakeOf(work.state, company, player)
    bankPays(work, purseOf(player), each * (shares - unredeemed), 'dividend')
  }
}

/** What becomes of the earnings, and the price that follows from it (1853-4.6, 1853-4.7). */
export const payout: Procedure<State, PayoutFrame> = {
  advance(work, frame) {
    // 1853-4.6.4-b: there is nothing to choose
    if (!refuseDividend(work.state, frame)) return false
    settleEarnings(work, frame, 'withhold')
    return true
  },
  deciders: (state, { company }) => [controllerOf(state, company)],
  moves: { payOut },
  forbids: { ...basesAreOver, run: '1853-4.0-c', buyTrain: '1853-4.8.1-a' },
}
