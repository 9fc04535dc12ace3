import type { PlayerId } from '@stellwerk/engine'
import { purseOf } from '@stellwerk/engine'
import type { Ledger } from '@stellwerk/ledger'
import { companyOrder } from '../data/companies.js'
import { progressOf } from '../rules/contract-progress.js'
import type { State } from '../state.js'
import { cashOf } from '../state.js'
import { companyLedger } from './company.js'
import { horizonOf, roundsBefore } from './horizon.js'

/** A position of 1853 in common terms. */
export function ledger(state: State, since: State = state): Ledger {
  const { rounds } = horizonOf(since)
  const now = roundsBefore(horizonOf(since))
  return {
    rounds: { now, next: rounds - now },
    companies: companyOrder.map((company) => companyLedger(state, since, company)),
    players: state.players.map((ref) => {
      const cash = cashOf(state, purseOf(ref))
      return { ref, cash, investable: cash, yield: 0, others: { contract: contractWorth(state, since, ref) } }
    }),
  }
}

/** The chance that one missing tile of a contract is laid in time. */
const laidInTime = 0.85

/** What a bond will come back for; of contracts that the viewer does not know nothing is supposed. */
export function contractWorth(state: State, since: State, player: PlayerId): number {
  if (!since.contracts[player]?.cities) return 0
  const contract = state.contracts[player]
  if (!contract?.cities || contract.fulfilled || contract.cities.length === 0) return 0
  return contract.bond * laidInTime ** progressOf(state, contract.cities).missing
}
