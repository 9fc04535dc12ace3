import type { Broken } from '@stellwerk/engine'
import { breach, lawsOf, marketLaws, moneyLaws } from '@stellwerk/engine'
import { localAgs, localRailways } from '../data/companies.js'
import { mailContracts } from '../data/mail.js'
import { mountainRailwaysCloseIn } from '../data/privates.js'
import {
  certificatesBeforeSplit,
  floatPercent,
  localAgCertificates,
  splitFieldCertificates,
} from '../data/shares.js'
import { trains } from '../data/trains.js'
import type { CompanyId, LocalAgId, LocalId, ShareCompanyId, TrainId } from '../data/types.js'
import type { OwnFault } from '../position/faults.js'
import type { State } from '../state.js'
import { bankHolds, companyIfAny, holderOf, isAg, isMajor, shareCompanyOf } from '../state.js'
import { boardLaws } from './audit-board.js'
import { mountainIds } from './mountains.js'
import { reached, trainLimit } from './phases.js'
import { percentOf, percentWithPlayers, shareCompanyIds } from './shares.js'

/** Every law of conservation that a state breaks. */
export const { audit, laws } = lawsOf<State>(
  money,
  certificates,
  options,
  market,
  privates,
  trainLaws,
  contracts,
  boardLaws,
)

/** Trains over a limit are still given up, and what the phase closes is closed after that (1854-phase-j). */
const phaseChanging = (state: State): boolean => state.flow.some(({ kind }) => kind === 'give-up')

function* money(state: State): Generator<Broken> {
  yield* moneyLaws(state.cash)
  for (const [purse, cash] of Object.entries(state.cash)) {
    const company = companyIfAny(state, purse)
    const asleep =
      Object.hasOwn(localRailways, purse) || Object.hasOwn(localAgs, purse)
        ? !company || ('owner' in company && company.owner === null)
        : company !== undefined && 'space' in company && company.space === null
    if (asleep && cash !== 0) yield breach(`money: ${purse} has a treasury`, { kind: 'treasury', purse })
  }
  if (bankHolds(state) < 0 && state.bankBreak === null) yield 'money: the bank owes and is not broken'
}

/** 1854-general-d. */
function* certificates(state: State): Generator<Broken> {
  for (const company of shareCompanyIds(state)) {
    const held = shareCompanyOf(state, company).certificates
    const total = Object.values(held).reduce((a, b) => a + b, 0)
    const right = ordinaryOf(state, company)
    if (total !== right) yield `certificates: ${company} has ${total}, not ${right}`
    if (Object.values(held).some((n) => n <= 0)) yield `certificates: ${company} has an empty holding`
    if (held['split'] !== undefined && !(isMajor(company) && state.majors[company].split))
      yield `certificates: ${company} has a split field`
    yield* director(state, company)
  }
}

function ordinaryOf(state: State, company: ShareCompanyId): number {
  if (!isMajor(company)) return localAgCertificates.length - 1
  const brought = state.majors[company].split ? splitFieldCertificates.length : 0
  return certificatesBeforeSplit.length - 1 + brought
}

function* director(state: State, company: ShareCompanyId): Generator<Broken> {
  const { director: player, space } = shareCompanyOf(state, company)
  const issuePrice = isMajor(company) ? state.majors[company].issuePrice : space
  if ((player === null) !== (issuePrice === null)) yield `director: ${company} is sold in part`
  if (player === null) {
    if (space !== null) yield `director: ${company} operates without one`
    return
  }
  const held = percentOf(state, company, holderOf(player))
  const most = Math.max(...state.players.map((other) => percentOf(state, company, holderOf(other))))
  if (held < most)
    yield breach(`director: ${player} holds ${held} of ${company}, somebody ${most}`, {
      kind: 'director',
      company,
      player,
      held,
      most,
    })
  if (space === null && percentWithPlayers(state, company) >= floatPercent)
    yield `float: ${company} is not in operation`
}

function* options(state: State): Generator<Broken> {
  for (const [player, { company }] of Object.entries(state.options)) {
    const major = state.majors[company]
    if (major.split || !major.certificates[`player:${player}`])
      yield `options: ${player} has no certificate of ${company} for a marker`
  }
}

function market(state: State): Iterable<Broken> {
  const spaceOf = (company: ShareCompanyId): string | null => shareCompanyOf(state, company).space
  const placed = shareCompanyIds(state).filter((company) => spaceOf(company) !== null)
  return marketLaws(state.market, placed, (company) => String(spaceOf(company)))
}

function* privates(state: State): Generator<Broken> {
  const pairs = Object.keys(state.ags).length
  const left = Object.keys(state.locals).length
  if (left + 2 * pairs !== Object.keys(localRailways).length)
    yield `privates: ${left} local railways and ${pairs} local AGs`
  const openStill = mountainIds.filter((id) => state.mountains[id].open)
  if (openStill.length > 0 && reached(state, mountainRailwaysCloseIn) && !phaseChanging(state))
    yield breach<OwnFault>(`privates: ${openStill.join()} open in phase ${state.phase}`, {
      kind: 'open-late',
      names: openStill,
      phase: state.phase,
    })
}

const companies = (state: State): CompanyId[] =>
  [...Object.keys(state.locals), ...Object.keys(state.majors), ...Object.keys(state.ags)] as (
    | LocalId
    | LocalAgId
    | ShareCompanyId
  )[]

const trainsOf = (state: State, company: CompanyId): readonly TrainId[] =>
  companyIfAny(state, company)?.trains ?? []

function* trainLaws(state: State): Generator<Broken> {
  const used = [
    ...companies(state).flatMap((company) => trainsOf(state, company)),
    ...state.openPool,
    ...state.scrapPool,
  ]
  for (const [id, { count }] of Object.entries(trains)) {
    const left = state.trains[id as TrainId]
    const inUse = used.filter((train) => train === id).length
    // those that left the game are counted nowhere
    if (left !== null && (left < 0 || count === null || left + inUse > count))
      yield breach(`trains: ${left} of ${id} left, ${inUse} in use`, { kind: 'trains', train: id })
  }
  const scrapped = (train: TrainId): boolean => {
    const { scrappedIn } = trains[train]
    return scrappedIn !== undefined && reached(state, scrappedIn)
  }
  for (const company of companies(state)) {
    const owned = trainsOf(state, company)
    const most = trainLimit(state, company)
    if (owned.length > most && !phaseChanging(state))
      yield breach(`trains: ${company} has ${owned.join()}`, { kind: 'train-limit', company, most })
    // 1854-local-ags-j, 1854-scrap-a
    const wrong = owned.filter((train) =>
      isAg(company) ? !scrapped(train) || trains[train].kind !== 'regular' : scrapped(train),
    )
    if (wrong.length > 0)
      yield breach(`trains: ${company} may not own ${wrong.join()}`, {
        kind: 'wrong-trains',
        company,
        trains: wrong,
      })
  }
  if (state.openPool.some(scrapped))
    yield breach(`trains: open pool of ${state.openPool.join()}`, { kind: 'wrong-pool', pool: 'openPool' })
  if (state.scrapPool.some((train) => !scrapped(train) || trains[train].kind !== 'regular'))
    yield breach(`trains: scrap pool of ${state.scrapPool.join()}`, { kind: 'wrong-pool', pool: 'scrapPool' })
}

function* contracts(state: State): Generator<Broken> {
  const owned = shareCompanyIds(state).map((company) => shareCompanyOf(state, company).mail)
  for (const [size, { count }] of Object.entries(mailContracts)) {
    const left = state.contracts[size as keyof State['contracts']]
    const sold = owned.filter((mail) => mail === size).length
    if (left < 0 || left + sold !== count)
      yield breach<OwnFault>(`mail: ${left} ${size} contracts left, ${sold} sold`, { kind: 'mail', size })
  }
}
