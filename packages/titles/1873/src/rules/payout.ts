import type { Frame, Move, Procedure } from '@stellwerk/engine'
import { bank, fields, oneOf, oneOrNone, pay, payEach, pop, purseOf } from '@stellwerk/engine'
import type { PayOut } from '../actions.js'
import type { CompanyId } from '../data/types.js'
import { tell } from '../events.js'
import type { GameWork, State } from '../state.js'
import { companyOf } from '../state.js'
import { movePrice, priceOf, stepsFor } from './market.js'
import { playersHolding } from './shares.js'

/** A company has computed its profit; its director says what becomes of it (1873-4.3.2, 4.4.5). */
export interface PayoutFrame extends Frame {
  readonly kind: 'payout'
  readonly operation: CompanyId
  readonly profit: number
}

const payOut: Move<State, PayoutFrame, PayOut> = {
  shape: fields({ how: oneOf('withhold', 'half', 'full') }),
  *choices(_state, _frame, player) {
    for (const how of ['full', 'half', 'withhold'] as const) yield { action: { type: 'payOut', player, how } }
  },
  refuse: () => undefined,
  carryOut(work, { operation, profit }, { how }) {
    pop(work)
    distribute(work, operation, how, profit)
  },
}

export const payout: Procedure<State, PayoutFrame> = {
  advance(work, { operation, profit }) {
    if (profit > 0) return false
    // 1873-4.3.2-g
    pop(work)
    distribute(work, operation, 'withhold', 0)
    return true
  },
  deciders: (state, { operation }) => oneOrNone(companyOf(state, operation)?.director),
  moves: { payOut },
}

function distribute(work: GameWork, company: CompanyId, how: PayOut['how'], profit: number): void {
  tell(work, 'paid-out', { company, how, profit })
  const kept = how === 'withhold' ? profit : how === 'half' ? profit / 2 : 0
  const distributed = profit - kept
  pay(work, bank, company, kept, 'profit')
  const { shares, denomination } = companyOf(work.state, company) as NonNullable<ReturnType<typeof companyOf>>
  const dividends = playersHolding(shares).map(({ player, count }) => ({
    to: purseOf(player),
    // 1873-4.3.2-e: on the whole holding, rounded up
    amount: Math.ceil((distributed * count * denomination) / 100),
  }))
  payEach(work, bank, dividends, 'dividend')
  // 1873-4.3.3-a, -b
  movePrice(work, company, distributed === 0 ? -1 : stepsFor(distributed, priceOf(work.state, company)))
}
