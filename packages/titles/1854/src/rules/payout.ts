import type { Move, PlayerId, Procedure } from '@stellwerk/engine'
import { fields, oneOf, patchFrame, pop, purseOf, refusal } from '@stellwerk/engine'
import type { PayOut } from '../actions.js'
import type { CompanyId, ShareCompanyId } from '../data/types.js'
import { tell } from '../events.js'
import type { PayoutFrame } from '../frames.js'
import type { GameWork, State } from '../state.js'
import { bankPays, directorOf, holderOf, isLocal, localOf } from '../state.js'
import { turnOf } from './course.js'
import { movePrice } from './market.js'
import { percentOf } from './shares.js'
import { checkSplit } from './split.js'
import { outOfOrder } from './turn-order.js'

const payOut: Move<State, PayoutFrame, PayOut> = {
  shape: fields({ how: oneOf('withhold', 'full') }),
  *choices(_state, _frame, player) {
    for (const how of ['full', 'withhold'] as const) yield { action: { type: 'payOut', player, how } }
  },
  refuse: (_state, { company, revenue }, { how }) =>
    // 1854-dividend-e
    how === 'full' && revenue === 0 ? refusal('1854-dividend-e', { company }) : undefined,
  carryOut: (work, frame, { how }) => settleRevenue(work, frame, how),
}

function settleRevenue(work: GameWork, { company, revenue }: PayoutFrame, how: PayOut['how']): void {
  pop(work)
  tell(work, 'paid-out', { company, how, revenue })
  const share = company as ShareCompanyId
  if (how === 'full') {
    payDividend(work, share, revenue)
    movePrice(work, share, 'paidOut')
    // 1854-dividend-c, -f
    checkSplit(work, share)
  } else {
    bankPays(work, company, revenue, 'revenue')
    movePrice(work, share, 'withheld')
  }
}

/** 1854-dividend-b: players alone are paid. */
function payDividend(work: GameWork, company: ShareCompanyId, revenue: number): void {
  for (const player of work.state.order) {
    const percent = percentOf(work.state, company, holderOf(player))
    bankPays(work, purseOf(player), (revenue * percent) / 100, 'dividend')
  }
}

/** 1854-locals-k: half to the owner, half to the treasury. */
function payHalves(work: GameWork, company: CompanyId, revenue: number): void {
  if (!isLocal(company)) return
  tell(work, 'paid-out', { company, how: 'half', revenue })
  bankPays(work, purseOf(localOf(work.state, company).owner as PlayerId), revenue / 2, 'dividend')
  bankPays(work, company, revenue / 2, 'revenue')
}

/** Step 5: the use of the revenue. */
export const payout: Procedure<State, PayoutFrame> = {
  advance(work, frame) {
    if (isLocal(frame.company)) {
      pop(work)
      payHalves(work, frame.company, frame.revenue)
      return true
    }
    if (frame.revenue > 0) return false
    settleRevenue(work, frame, 'withhold')
    // the steps after this one learn through the turn why nothing could be paid out
    patchFrame(work, turnOf(frame.company).kind, { revenue: 0 })
    return true
  },
  deciders: (state, { company }) => [directorOf(state, company) as PlayerId],
  moves: { payOut },
  forbids: outOfOrder('payout'),
}
