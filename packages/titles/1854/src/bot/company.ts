import type { PlayerId } from '@stellwerk/engine'
import { purseOf, top } from '@stellwerk/engine'
import type { CompanyLedger } from '@stellwerk/ledger'
import { issueSpaces } from '../data/market.js'
import type { CompanyId, MajorId, ShareCompanyId } from '../data/types.js'
import { priceAt, priceIfAny, spaceAfter } from '../rules/market.js'
import { certificatePercent, percentOf, percentWithPlayers } from '../rules/shares.js'
import type { State } from '../state.js'
import { cashOf, directorOf, holderOf, isMajor } from '../state.js'
import { horizonOf, roundsBefore } from './horizon.js'
import { bestWay, newcomerIn, valueOf } from './projection.js'

/** Rounds before a new company runs. */
const roundsToRun = 1.5
/** What is left in a treasury counts nothing in the end, but something may still come of it. */
const ofTreasury = 0.1

/** Only the company whose turn it is changes its track; all others are looked at where they were. */
const boardFor = (state: State, since: State, company: CompanyId): State =>
  top(since)?.['company'] === company ? state : { ...state, ...boardIn(since) }

const boardIn = ({ tiles, tunnels, markers, phase }: State): Partial<State> => ({
  tiles,
  tunnels,
  markers,
  phase,
})

/** What a company has ahead of it, all of it. */
interface Outlook extends Pick<CompanyLedger, 'profit' | 'investment'> {
  /** What 10 % of it will be worth. */
  readonly value: number
  /** What its director will have to add to its trains. */
  readonly added: number
}

export function outlookOf(state: State, since: State, company: CompanyId): Outlook {
  const horizon = horizonOf(since)
  const way = bestWay(state, boardFor(state, since, company), company, horizon)
  const before = roundsBefore(horizon)
  const after = horizon.rounds - before
  return {
    profit: { now: way.before / before, next: after > 0 ? way.after / after : 0 },
    investment: ofTreasury * cashOf(state, company),
    value: valueOf(way.price),
    added: way.added,
  }
}

export function shareLedger(state: State, since: State, company: ShareCompanyId): CompanyLedger {
  const parts: { [player: string]: number } = {}
  for (const player of state.order) {
    const percent = percentOf(state, company, holderOf(player))
    if (percent > 0) parts[player] = percent / 100
  }
  const units = isMajor(company) ? 10 : 100 / certificatePercent(state, company)
  const price = priceIfAny(state, company)
  if (price === undefined) return unfloated(state, since, company as MajorId, parts)
  const { profit, investment, value, added } = outlookOf(state, since, company)
  const director = directorOf(state, company)
  return {
    ref: company,
    parts,
    worth: units * price,
    path: units * value,
    profit,
    investment,
    treasury: 0,
    ...(director && added > 0 ? { burden: { player: director, amount: added } } : {}),
  }
}

/** A major that waits for buyers: it will run if its director can buy what is missing (1854-float-a). */
function unfloated(
  state: State,
  since: State,
  company: MajorId,
  parts: CompanyLedger['parts'],
): CompanyLedger {
  const { issuePrice, director } = state.majors[company]
  const worth = 10 * (issuePrice ?? 0)
  const likely = director === null ? 0 : floatsSoon(state, company, director) ? 0.9 : 0.6
  const { rounds: all } = horizonOf(since)
  const rounds = Math.max(0, all - roundsToRun)
  const newcomer = newcomerIn[state.phase]
  let space = issueSpaces.find((issue) => priceAt(issue) === issuePrice)
  for (let round = 0; space && round < Math.round(rounds); round++) space = spaceAfter(space, 'paidOut')
  const later = space ? 10 * priceAt(space) : worth
  const profit = (likely * newcomer * rounds) / all
  return {
    ref: company,
    parts,
    worth,
    path: worth + likely * (later - worth),
    profit: { now: profit, next: profit },
    investment: 0,
    treasury: 0,
  }
}

/** 1854-float-b: for an option its director needs no more than the price of 10 %. */
const floatsSoon = (state: State, company: MajorId, director: PlayerId): boolean =>
  percentWithPlayers(state, company) >= 50 ||
  cashOf(state, purseOf(director)) >= (state.majors[company].issuePrice ?? 0)
