import type { PlayerId } from '@stellwerk/engine'
import { purseOf } from '@stellwerk/engine'
import type { CompanyLedger, Ledger, PlayerLedger } from '@stellwerk/ledger'
import { mineIds, mines } from '../data/mines.js'
import type { CompanyId, PublicMineId, RailwayId } from '../data/types.js'
import { countOf } from '../rules/shares.js'
import { companyOf, cashOf, mineOf, playerOf } from '../state.js'
import type { State } from '../state.js'
import { asFarAsItFloats } from './floating.js'
import { projectPrivateMine, projectPublicMine } from './mine-projection.js'
import type { Projection } from './projection.js'
import { projectRailway } from './railway-projection.js'
import type { Pace } from './schedule.js'
import { expectAsIn, roundsFor, scheduleOf } from './schedule.js'
import { mostSpent } from './spending.js'

/** What each share company's shares will do, once for each state. */
const known = new WeakMap<State, Map<CompanyId, Projection>>()

export function projectionOf(state: State, company: CompanyId): Projection {
  let all = known.get(state)
  if (!all) known.set(state, (all = new Map()))
  let found = all.get(company)
  if (!found) {
    found = Object.hasOwn(state.railways, company)
      ? projectedRailway(state, company as RailwayId)
      : bothPaces((pace) => projectPublicMine(state, company as PublicMineId, pace))
    all.set(company, found)
  }
  return found
}

const projectedRailway = (state: State, railway: RailwayId): Projection =>
  asFarAsItFloats(
    state,
    railway,
    bothPaces((pace) => projectRailway(state, railway, pace)),
  )

const bothPaces = (at: (pace: Pace) => Projection): Projection => mixed(at('usual'), at('fast'))

/** How much it counts what happens if units are sold faster than expected. */
const care = 0.3

function mixed(usual: Projection, fast: Projection): Projection {
  const between = (a: number, b: number): number => (1 - care) * a + care * b
  return {
    price: between(usual.price, fast.price),
    dividends: between(usual.dividends, fast.dividends),
    first: between(usual.first, fast.first),
    insolvency: between(usual.insolvency, fast.insolvency),
  }
}

/** A position of Harzbahn 1873 in common terms. */
export function ledger(state: State, since: State = state): Ledger {
  expectAsIn(state, since)
  const { now, later } = scheduleOf(state)
  const rounds = { now: later.length + (now ? 1 : 0), next: 0 }
  return {
    rounds,
    companies: [
      ...shareCompanies(state).map((company) => shareLedger(state, company, rounds.now)),
      mheLedger(state, rounds.now),
      ...mineIds.flatMap((mine) => {
        const owner = playerOf(mineOf(state, mine).owner)
        return owner === undefined ? [] : [mineLedger(state, mine, owner, rounds.now)]
      }),
    ],
    players: state.players.map((player) => playerLedger(state, player)),
  }
}

function shareLedger(state: State, company: CompanyId, rounds: number): CompanyLedger {
  const { shares, denomination, price, director } = companyOf(state, company) as NonNullable<
    ReturnType<typeof companyOf>
  >
  const all = 100 / denomination
  const parts: { [player: string]: number } = {}
  for (const [holder, count] of Object.entries(shares)) {
    const player = playerOf(holder)
    if (player !== undefined) parts[player] = count / all
  }
  const empty = { ref: company, parts, worth: all * price, path: all * price, profit: none, treasury: 0 }
  if (Object.keys(parts).length === 0) return { ...empty, investment: 0 }
  const projection = projectionOf(state, company)
  return {
    ...empty,
    path: all * projection.price,
    profit: { now: rounds > 0 ? (all * projection.dividends) / rounds : 0, next: 0 },
    investment: 0,
    ...(director && projection.insolvency > 0
      ? { burden: { player: director, amount: projection.insolvency * insolvencyCost } }
      : {}),
  }
}

/** What a director loses by an insolvency beside the shares: the company, and the others' trust. */
const insolvencyCost = 800

const none = { now: 0, next: 0 }

function mheLedger(state: State, rounds: number): CompanyLedger {
  const { shares, price } = state.mhe
  const parts: { [player: string]: number } = {}
  for (const [holder, count] of Object.entries(shares)) {
    const player = playerOf(holder)
    if (player !== undefined) parts[player] = count / 10
  }
  const paid = roundsFor(state, 'MHE').reduce((sum, { mhe }) => sum + 100 * mhe, 0)
  return {
    ref: 'MHE',
    parts,
    worth: 10 * price,
    path: 10 * price,
    profit: { now: rounds > 0 ? paid / rounds : 0, next: 0 },
    investment: 0,
    treasury: 0,
  }
}

function mineLedger(
  state: State,
  mine: (typeof mineIds)[number],
  owner: PlayerId,
  rounds: number,
): CompanyLedger {
  const { price, dividends } = projectPrivateMine(state, mine)
  const worth = mines[mine].faceValue
  return {
    ref: `mine:${mine}`,
    parts: { [owner]: 1 },
    worth,
    path: price,
    profit: { now: rounds > 0 ? dividends / rounds : 0, next: 0 },
    investment: 0,
    treasury: 0,
  }
}

function playerLedger(state: State, player: PlayerId): PlayerLedger {
  const cash = cashOf(state, purseOf(player))
  return {
    ref: player,
    cash,
    investable: cash,
    yield: yieldOf(state),
    others: {},
  }
}

/** What cash can be spent on in the next stock round. */
interface Market {
  /** What a mark in hand will bring until the end, on average. */
  readonly yield: number
  /** What a mark brings that is spent. */
  readonly perMark: number
  /** What each player can spend at most. */
  readonly most: number
}

const markets = new WeakMap<State, Market>()

function marketOf(state: State): Market {
  let found = markets.get(state)
  if (found === undefined) markets.set(state, (found = marketIn(state)))
  return found
}

/** What a mark in hand will bring until the end if it is spent on shares in the next stock round. */
const yieldOf = (state: State): number => marketOf(state).yield

/** What so much cash will bring a player: what is more than he can spend brings nothing. */
export function broughtBy(state: State, cash: number): number {
  const { perMark, most } = marketOf(state)
  return perMark * Math.min(cash, most)
}

/** Not every mark finds a share, nor the best one. */
const spent = 0.7
/** Towards the end there is more cash than shares on offer, and what is not spent on one lies idle. */
const spentLate = 1.8
const lateRounds = 8

/** Whether everybody leads a company that has shares to offer: whoever leads none takes them and gives nothing back. */
function isGivenBack(state: State): boolean {
  const leaders = shareCompanies(state).map((company) => {
    const { denomination = 50, director = null } = companyOf(state, company) ?? {}
    return denomination < 50 ? director : null
  })
  const offering = state.players.filter((player) => leaders.includes(player))
  return offering.length === state.players.length
}

/** The part of what companies could still issue that will be on offer in time. */
const stillIssued = 0.3

const noMarket: Market = { yield: 0, perMark: 0, most: 0 }

/** All that is on offer brings so much to all the cash there is. */
function marketIn(state: State): Market {
  const { later } = scheduleOf(state)
  if (!later.some(({ traded }) => traded)) return noMarket
  let [gain, cost] = [0, 0]
  const offer = (count: number, price: number, value: number): void => {
    if (count <= 0 || value <= price) return
    gain += count * (value - price)
    cost += count * price
  }
  for (const company of shareCompanies(state)) {
    const { shares, denomination, price, receivership } = companyOf(state, company) as NonNullable<
      ReturnType<typeof companyOf>
    >
    const unsold = countOf(shares, 'pool') + countOf(shares, 'issue')
    const { price: end, dividends } = projectionOf(state, company)
    if (!receivership) offer(unsold, price, end + dividends)
    const more = denomination === 50 ? 3 : denomination === 20 ? 5 : 0
    if (unsold === 0) offer(stillIssued * more, price, end + dividends / 2)
  }
  const paid = roundsFor(state, 'MHE').reduce((sum, { mhe }) => sum + 10 * mhe, 0)
  offer(countOf(state.mhe.shares, 'pool'), state.mhe.price, state.mhe.price + paid)
  if (cost === 0) return noMarket
  const purses = state.players.map((player) => cashOf(state, purseOf(player)))
  const cash = purses.reduce((sum, one) => sum + one, 0)
  const isLate = later.length <= lateRounds && cash >= cost
  const part = isLate && isGivenBack(state) ? spentLate : spent
  return {
    yield: (part * gain) / Math.max(cash, cost),
    perMark: (part * gain) / cost,
    most: mostSpent(cost, purses),
  }
}

const shareCompanies = (state: State): CompanyId[] =>
  [...Object.keys(state.publicMines), ...Object.keys(state.railways)] as CompanyId[]
