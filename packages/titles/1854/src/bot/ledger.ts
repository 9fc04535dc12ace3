import type { PlayerId } from '@stellwerk/engine'
import { purseOf } from '@stellwerk/engine'
import type { CompanyLedger, Ledger } from '@stellwerk/ledger'
import { localRailways } from '../data/companies.js'
import { mountainRailways } from '../data/privates.js'
import type { LocalId, MountainId } from '../data/types.js'
import { shareCompanyIds } from '../rules/shares.js'
import type { State } from '../state.js'
import { cashOf } from '../state.js'
import { outlookOf, shareLedger } from './company.js'
import { horizonOf, roundsBefore } from './horizon.js'

/** A position of 1854 in common terms. */
export function ledger(state: State, since: State = state): Ledger {
  const { rounds } = horizonOf(since)
  const now = roundsBefore(horizonOf(since))
  return {
    rounds: { now, next: rounds - now },
    companies: [
      ...shareCompanyIds(state).map((company) => shareLedger(state, since, company)),
      ...Object.entries(state.locals).flatMap(([id, { owner }]) =>
        owner === null ? [] : [localLedger(state, since, id as LocalId, owner)],
      ),
      ...Object.entries(state.mountains).flatMap(([id, { owner, open }]) =>
        owner === null || !open ? [] : [mountainLedger(id as MountainId, owner)],
      ),
    ],
    players: state.players.map((ref) => {
      const cash = cashOf(state, purseOf(ref))
      return { ref, cash, investable: cash, yield: 0, others: {} }
    }),
  }
}

/** 1854-score-d: it counts its face price as long as it is there. */
function localLedger(state: State, since: State, id: LocalId, owner: PlayerId): CompanyLedger {
  const { profit, investment } = outlookOf(state, since, id)
  const worth = localRailways[id].price
  return {
    ref: id,
    parts: { [owner]: 1 },
    worth,
    path: worth,
    profit,
    investment,
    treasury: 0,
  }
}

function mountainLedger(id: MountainId, owner: PlayerId): CompanyLedger {
  const { price, income } = mountainRailways[id]
  // 1854-privates-m: closed in phase 5, so it pays for some rounds and counts nothing in the end
  return {
    ref: id,
    parts: { [owner]: 1 },
    worth: price,
    path: 0,
    profit: { now: income, next: 0 },
    investment: 0,
    treasury: 0,
  }
}
