import type { Move, Procedure } from '@stellwerk/engine'
import { bank, fields, oneOf, pay, pop, purseOf, replaceTop } from '@stellwerk/engine'
import type { PayOut } from '../actions.js'
import { shares } from '../data/companies.js'
import { aid } from '../data/money.js'
import type { CompanyId } from '../data/types.js'
import { tell } from '../events.js'
import type { StepFrame, UseFrame } from '../frames.js'
import type { GameWork, State } from '../state.js'
import { directorOf, priceOf } from '../state.js'
import { bestRun } from './best-run.js'
import { movePrice, spacesFor } from './market.js'
import { heldBy } from './shares.js'
import { outOfOrder } from './turn-order.js'

/** vierhain-use-g: not in the first operating turn of a company. */
function moveInTurn(work: GameWork, company: CompanyId, spaces: number): void {
  if (work.state.companies[company].operated) movePrice(work, company, spaces)
}

/** Step 2: the best run is found for the director (vierhain-run-i), who decides what becomes of it. */
export const run: Procedure<State, StepFrame> = {
  advance(work, { company }) {
    const { trains, operated } = work.state.companies[company]
    if (trains.length === 0) {
      pop(work)
      // vierhain-use-f
      if (operated) {
        pay(work, bank, company, aid, 'aid')
        tell(work, 'aid-paid', { company, amount: aid })
        movePrice(work, company, -1)
      }
      return true
    }
    const { runs, revenue } = bestRun(work.state, company)
    tell(work, 'ran', { company, runs, revenue })
    if (revenue > 0) replaceTop(work, { kind: 'use', company, revenue } satisfies UseFrame)
    else {
      pop(work)
      // vierhain-use-e
      moveInTurn(work, company, -1)
    }
    return true
  },
}

const payOut: Move<State, UseFrame, PayOut> = {
  shape: fields({ how: oneOf('full', 'withhold') }),
  *choices(_state, _frame, player) {
    for (const how of ['full', 'withhold'] as const) yield { action: { type: 'payOut', player, how } }
  },
  refuse: () => undefined,
  carryOut(work, { company, revenue }, { how }) {
    pop(work)
    tell(work, 'paid-out', { company, how, revenue })
    if (how === 'full') payDividend(work, company, revenue)
    else {
      // vierhain-use-d
      pay(work, bank, company, revenue, 'revenue')
      moveInTurn(work, company, -1)
    }
  },
}

/** vierhain-use-b, -c: players alone are paid, and the price follows the revenue. */
function payDividend(work: GameWork, company: CompanyId, revenue: number): void {
  for (const player of work.state.order) {
    const held = heldBy(work.state, company, player)
    pay(work, bank, purseOf(player), (revenue * held) / shares.all, 'dividend')
  }
  moveInTurn(work, company, spacesFor(revenue, priceOf(work.state, company)))
}

/** Step 3: whatever was earned is paid out or kept. */
export const use: Procedure<State, UseFrame> = {
  advance: () => false,
  deciders: (state, { company }) => [directorOf(state, company)],
  moves: { payOut },
  forbids: outOfOrder('payOut'),
}
