import { levels } from '../policy.js'
import type { Demand, Trial } from './acceptance.js'
import type { GameReport } from './game.js'
import { matchReport } from './tally.js'
import type { Standing } from './tally.js'
import type { Range } from './statistics.js'
import { mean } from './statistics.js'

/** The result of a trial for one figure. */
export interface Verdict {
  readonly demand: Demand
  readonly value: number
  /** The range of wins, with 95 % confidence. */
  readonly range?: Range
  readonly met: boolean
}

/** What must hold in every game. */
export interface Soundness {
  readonly endless: number
  /** Levels that were refused an action, threw or took too long. */
  readonly forfeits: number
  /** Offers that levels made twice. */
  readonly repeated: number
  readonly longest: number
  readonly met: boolean
}

/** How a trial of the computer players went. */
export interface TrialResult {
  readonly trial: Trial
  readonly games: number
  readonly verdicts: readonly Verdict[]
  readonly soundness: Soundness
}

/** Judges a trial by the games that were played for it. */
export function trialResult(trial: Trial, reports: readonly GameReport[]): TrialResult {
  const { standings, endless, actions } = matchReport(reports)
  const forfeits = standings.reduce((sum, one) => sum + one.forfeits.length, 0)
  // the references may repeat offers
  const repeated = standings
    .filter(({ policy }) => levels.some((level) => level === policy))
    .reduce((sum, { blunders }) => sum + (blunders['repeated proposal'] ?? 0), 0)
  return {
    trial,
    games: reports.length,
    verdicts: trial.demands.map((demand) => verdict(demand, standings, reports)),
    soundness: {
      endless,
      forfeits,
      repeated: repeated * reports.length,
      longest: actions.most,
      met: endless + forfeits + repeated === 0,
    },
  }
}

function verdict(demand: Demand, standings: readonly Standing[], reports: readonly GameReport[]): Verdict {
  const standing = standings.find(({ policy }) => policy === demand.policy)
  const value = standing ? figureOf(demand, standing, reports) : NaN
  const met = demand.bound === 'least' ? value >= demand.limit : value <= demand.limit
  return { demand, value, met, ...(standing && demand.figure === 'wins' ? { range: standing.chance } : {}) }
}

function figureOf({ figure }: Demand, one: Standing, reports: readonly GameReport[]): number {
  if (figure === 'wins') return one.wins / one.games
  if (figure === 'fortune') return one.fortune.mean
  if (figure === 'idle') return one.idle
  if (figure === 'median' || figure === 'most99' || figure === 'most') return one.time[figure]
  const [kind, name] = figure.split(':') as [string, string]
  if (kind === 'blunder') return one.blunders[name] ?? 0
  const noted = reports.flatMap(({ seats }) =>
    seats.flatMap(({ policy, notes }) => (policy === one.policy ? (notes?.[name] ?? []) : [])),
  )
  return noted.length > 0 ? mean(noted) : NaN
}
