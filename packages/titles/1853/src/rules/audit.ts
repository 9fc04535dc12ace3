import type { Broken, PlayerId } from '@stellwerk/engine'
import { breach, lawsAbout, lawsOf, moneyLaws } from '@stellwerk/engine'
import { companies as printed, companyOrder } from '../data/companies.js'
import { gangesGroup, gangesGroupLimit } from '../data/contracts.js'
import { certificates, playerLimits } from '../data/shares.js'
import type { CompanyId } from '../data/types.js'
import type { OwnFault } from '../position/faults.js'
import type { ContractState, State } from '../state.js'
import { bankHolds, bondPurse, holderOf, playerOf, seatsOf } from '../state.js'
import { boardLaws } from './audit-board.js'
import { trainLaws } from './audit-trains.js'
import { valueOf } from './contract-laws.js'
import { isJoined } from './contracts.js'

/** 1853-1.6-d. */
function* money(state: State): Generator<Broken> {
  yield* moneyLaws(state.cash)
  if (bankHolds(state) <= 0 && !state.bankOut) yield `money: the bank has ${bankHolds(state)}`
}

function* contracts(state: State): Generator<Broken> {
  for (const player of state.players) {
    const { bond, cities, count, fulfilled } = state.contracts[player] as ContractState
    const aside = state.cash[bondPurse(player)]
    // 1853-2.5.3-e, 1853-4.3.2-b
    if (aside !== (fulfilled ? 0 : bond))
      yield `contracts: ${aside} aside for ${player}, whose bond is ${bond}`
    if (!cities) continue
    if (cities.length !== count || new Set(cities).size !== count)
      yield breach<OwnFault>(`contracts: ${player} has ${count} cities in ${cities.join()}`, {
        kind: 'cities',
        player,
      })
    if (valueOf(cities) > bond)
      yield breach<OwnFault>(`contracts: ${player} has cities for ${valueOf(cities)}`, {
        kind: 'bond',
        player,
        value: valueOf(cities),
      })
    if (cities.filter((city) => gangesGroup.includes(city)).length > gangesGroupLimit)
      yield breach<OwnFault>(`contracts: ${player} has too much of the Ganges`, {
        kind: 'ganges',
        player,
        most: gangesGroupLimit,
      })
    // 1853-4.3.2-a: a contract does not stay open once its cities are joined
    if (!fulfilled && count > 1 && isJoined(state, cities))
      yield breach<OwnFault>(`contracts: the cities of ${player} are joined`, { kind: 'joined', player })
  }
}

const tenths = certificates.reduce((sum, { percent }) => sum + percent / 10, 0)
const heldBy = (state: State, company: CompanyId, player: PlayerId): number =>
  state.companies[company].shares[holderOf(player)] ?? 0

const holdings = lawsAbout<State>(['companies', 'players', 'round', 'clock'], function* (state) {
  for (const company of companyOrder) {
    yield* shares(state, company)
    yield* offices(state, company)
  }
})

/** 1853-1.2-a, 1853-3.2.3-f. */
function* shares(state: State, company: CompanyId): Generator<Broken> {
  const { shares: held, stakes } = state.companies[company]
  const total = Object.values(held).reduce((a, b) => a + b, 0)
  if (total !== tenths) yield `shares: ${company} has ${total}`
  if (Object.values(held).some((count) => count <= 0)) yield `shares: ${company} has an empty holding`
  const owners = Object.keys(held).flatMap((holder) => playerOf(holder) ?? [])
  if (owners.toSorted().join() !== Object.keys(stakes).toSorted().join())
    yield `shares: ${company} is held by ${owners.join()}, with stakes of ${Object.keys(stakes).join()}`
  for (const player of owners) {
    const { unredeemed = 0, contract = 0, since = 0 } = stakes[player] ?? {}
    const most = heldBy(state, company, player)
    if (unredeemed < 0 || unredeemed > most)
      yield breach<OwnFault>(`shares: ${player} has ${most} of ${company}, ${unredeemed} not paid`, {
        kind: 'unredeemed',
        player,
        company,
      })
    // 1853-2.8.3-g: in SR1 alone
    if (state.round.stock < 2 && (contract < unredeemed || contract > most))
      yield breach<OwnFault>(`shares: ${player} has ${most} of ${company}, ${contract} from his contract`, {
        kind: 'contract-shares',
        player,
        company,
      })
    if (since < 1 || since > state.clock) yield `shares: ${player} has held ${company} since ${since}`
  }
}

/** 1853-3.2.3-a, -b, 1853-3.4.1-a, -e: in operation whoever has most, at least two, is director. */
function* offices(state: State, company: CompanyId): Generator<Broken> {
  const { director, lastDirector, operating } = state.companies[company]
  if (!operating) {
    if (director !== null) yield `offices: ${director} directs ${company}, which is not in operation`
    return
  }
  const most = Math.max(...state.players.map((player) => heldBy(state, company, player)))
  const held = director === null ? 0 : heldBy(state, company, director)
  if (director === null) {
    if (most > 1) yield `offices: ${company} has no director, somebody has ${most}`
  } else if (most < 2 || held < most)
    yield breach(`offices: ${director} directs ${company}, somebody has ${most}`, {
      kind: 'director',
      company,
      player: director,
      held: 10 * held,
      most: 10 * most,
    })
  //
  if (lastDirector !== null && heldBy(state, company, lastDirector) === 0)
    yield breach<OwnFault>(`offices: ${lastDirector} is still the last director of ${company}`, {
      kind: 'last-director',
      player: lastDirector,
      company,
    })
}

function* operation(state: State, company: CompanyId): Generator<Broken> {
  const { operating, price, size, option, token, shares: held } = state.companies[company]
  const { threshold } = playerLimits[seatsOf(state)]
  const issued = tenths - (held['offer'] ?? 0)
  const firstOver = state.round.stock > 1 || state.round.set > 0
  // 1853-2.7.5-a: in SR1 only at its end
  if (firstOver && !operating && issued >= threshold)
    yield breach<OwnFault>(`operation: ${company} with ${issued} issued`, { kind: 'idle', company })
  if (operating !== (price !== null)) yield `operation: ${company} has the price ${price}`
  if (!operating && state.cash[company] !== 0)
    yield breach(`operation: ${company} has ${state.cash[company]}`, { kind: 'treasury', purse: company })
  if (firstOver && size === null)
    yield breach<OwnFault>('operation: the BBCI has no size', { kind: 'no-size', company })
  if (option !== null && size !== 'large')
    yield breach<OwnFault>(`operation: ${company} has an option`, { kind: 'large-only', company })
  if (token && size !== 'small')
    yield breach<OwnFault>(`operation: ${company} has a train token`, { kind: 'small-only', company })
  const { size: fixed } = printed[company]
  if (fixed !== 'settledAfterSR1' && size !== fixed) yield `operation: ${company} is ${size}`
}

const market = lawsAbout<State>(['market', 'companies'], function* (state) {
  const placed = companyOrder.filter((company) => state.companies[company].price !== null)
  for (const company of placed) {
    const { price } = state.companies[company]
    const spaces = Object.keys(state.market).filter((other) => state.market[other]?.includes(company))
    if (spaces.join() !== String(price)) yield `market: ${company} at ${price} lies on ${spaces.join()}`
  }
  const lying = Object.values(state.market).flat().length
  if (lying !== placed.length) yield `market: ${lying} markers for ${placed.length} companies`
})

const operations = (state: State): readonly Broken[] =>
  companyOrder.flatMap((company) => [...operation(state, company)])

/** Every law of conservation that a state breaks. */
export const { audit, laws } = lawsOf(money, contracts, holdings, operations, market, trainLaws, boardLaws)
