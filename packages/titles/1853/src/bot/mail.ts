import { phases } from '../data/phases.js'
import { trains as facts } from '../data/trains.js'
import type { CompanyId, Gauge, TrainId } from '../data/types.js'
import { trainsFor } from '../rules/train-supply.js'
import type { State } from '../state.js'
import { cashOf, companyOf } from '../state.js'
import { horizonOf } from './horizon.js'
import { gaugeOf } from './potential.js'
import { takingsWith } from './revenue.js'

/** What a company keeps for track, as long as that pays. */
const trackMoney = 100
/** A train must run at least so often after it was bought. */
const leastRuns = 2
/** The first trains that are never scrapped; before they are sold a company saves for two of them. */
const firstLasting: Readonly<Record<Gauge, TrainId>> = { standard: '4', metre: '3M' }
const savedFor = 2

/**
 * Whether the mail is of any use (1853-4.6.6-a: a train may carry it). A treasury counts nothing in the end, and what the
 * bank pays into it is missing for dividends. So it is for track, and for a train that lasts and can be paid in time.
 */
export function isMailOfUse(state: State, company: CompanyId): boolean {
  const cash = cashOf(state, company)
  const roundsToUseIt = horizonOf(state).rounds - leastRuns
  if (cash < trackMoney) return roundsToUseIt > 0
  const { trains } = companyOf(state, company)
  const gauge = gaugeOf(state, company)
  if (state.phase === '2' || state.phase === '3') return cash < savedFor * facts[firstLasting[gauge]].price
  const lasting = trains.filter((train) => facts[train].scrappedIn === undefined)
  if (lasting.length >= phases[state.phase].trainLimit) return false
  const prices = (['bank', 'returned'] as const)
    .flatMap((from) => trainsFor(state, company, from))
    .filter((train) => facts[train].gauge === gauge)
    .map((train) => facts[train].price)
  const missing = Math.min(...prices) - cash
  return missing > 0 && missing <= takingsWith(state, company, trains).mail * roundsToUseIt
}
