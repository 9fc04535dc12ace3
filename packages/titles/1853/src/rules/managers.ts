import type { PlayerId } from '@stellwerk/engine'
import { companyOrder } from '../data/companies.js'
import type { CompanyId } from '../data/types.js'
import { tell } from '../events.js'
import type { CompanyState, GameWork, State } from '../state.js'
import { companyOf, stakeOf } from '../state.js'
import { heldBy } from './shares.js'

/** What it depends on who runs a company. */
type Offices = Pick<State, 'companies' | 'order' | 'elephant'>

/** Who runs a company in operation without a director (1853-3.4.1-a); settled anew whenever shares move. */
export function managerOf(state: Offices, company: CompanyId): PlayerId | null {
  const { operating, director, lastDirector } = companyOf(state, company)
  if (!operating || director !== null) return null
  // 1853-3.4.1-b
  if (lastDirector !== null && heldBy(state, company, lastDirector) > 0) return lastDirector
  // 1853-3.4.1-c, -d
  const [longest] = state.order
    .filter((player) => heldBy(state, company, player) > 0)
    .toSorted((a, b) => stakeOf(state, company, a).since - stakeOf(state, company, b).since)
  return longest ?? state.elephant
}

/** Who decides for a company in operation (1853-4.0-b). */
export function controllerOf(state: Offices, company: CompanyId): PlayerId {
  const controller = companyOf(state, company).director ?? managerNow(state, company)
  if (controller === null) throw new Error(`nobody runs ${company}`)
  return controller
}

interface Found {
  readonly shares: CompanyState
  readonly order: State['order']
  readonly elephant: State['elephant']
  readonly manager: PlayerId | null
}

/** Who was found last for each company: choices ask again and again, and most actions change other companies. */
const lately = new Map<CompanyId, Found>()

function managerNow(state: Offices, company: CompanyId): PlayerId | null {
  const { order, elephant } = state
  const shares = companyOf(state, company)
  let found = lately.get(company)
  if (!found || found.shares !== shares || found.order !== order || found.elephant !== elephant) {
    found = { shares, order, elephant, manager: managerOf(state, company) }
    lately.set(company, found)
  }
  return found.manager
}

/** Tells who has become manager since a state before. */
export function tellManagers(work: GameWork, before: State): void {
  const { companies, order, elephant } = work.state
  const isSameTable = order === before.order && elephant === before.elephant
  for (const company of companyOrder) {
    if (isSameTable && companies[company] === before.companies[company]) continue
    const to = managerOf(work.state, company)
    if (to !== null && to !== managerOf(before, company)) tell(work, 'manager-changed', { company, to })
  }
}
