import type { Forfeit, GameReport, SeatReport } from './game.js'
import type { Range } from './statistics.js'
import { elo, mean, quantile, wilson } from './statistics.js'

/** The results of a match for one policy. */
export interface Standing {
  readonly policy: string
  readonly seats: number
  readonly wins: number
  readonly games: number
  /** The chance that one of its seats wins. */
  readonly chance: Range
  readonly elo: Range & { readonly middle: number }
  readonly fortune: { readonly mean: number; readonly least: number; readonly most: number }
  /** The part of the fortune that was cash when the last stock round ended. */
  readonly idle: number
  /** Processor milliseconds per decision. */
  readonly time: { readonly median: number; readonly most99: number; readonly most: number }
  /** Blunders per game, all its seats together. */
  readonly blunders: { readonly [kind: string]: number }
  readonly forfeits: readonly (Forfeit & { readonly seed: number })[]
}

/** The results of a match, policy by policy. */
export interface MatchReport {
  readonly games: number
  readonly actions: { readonly mean: number; readonly most: number }
  /** How many games did not end. */
  readonly endless: number
  readonly standings: readonly Standing[]
}

/** The seats of game `index`: the order rotates by one seat from game to game. */
export const rotated = <T>(seats: readonly T[], index: number): readonly T[] =>
  seats.map((_, i) => seats[(i + index) % seats.length] as T)

/** Sums up the games of a match. */
export function matchReport(reports: readonly GameReport[]): MatchReport {
  const policies = [...new Set(reports.flatMap(({ seats }) => seats.map(({ policy }) => policy)))]
  return {
    games: reports.length,
    actions: {
      mean: mean(reports.map(({ actions }) => actions)),
      most: Math.max(0, ...reports.map(({ actions }) => actions)),
    },
    endless: reports.filter(({ ended }) => !ended).length,
    standings: policies
      .map((policy) => standingOf(policy, reports))
      .toSorted((a, b) => b.elo.middle - a.elo.middle),
  }
}

function standingOf(policy: string, reports: readonly GameReport[]): Standing {
  const own = reports.flatMap(({ seed, seats }) =>
    seats.filter((seat) => seat.policy === policy).map((seat) => ({ ...seat, seed })),
  )
  const games = reports.length
  const wins = own.reduce((sum, { won }) => sum + won, 0)
  const all = reports.reduce((sum, { seats }) => sum + seats.length, 0)
  const even = own.length / all
  const chance = wilson(wins, games)
  const fortunes = own.map(({ fortune }) => fortune)
  const times = own.flatMap((seat) => seat.times)
  return {
    policy,
    seats: own.length,
    wins,
    games,
    chance,
    elo: { middle: elo(wins / games, even), low: elo(chance.low, even), high: elo(chance.high, even) },
    fortune: { mean: mean(fortunes), least: Math.min(...fortunes), most: Math.max(...fortunes) },
    idle: mean(own.map(({ idle }) => idle)),
    time: { median: quantile(times, 0.5), most99: quantile(times, 0.99), most: quantile(times, 1) },
    blunders: blundersOf(own, games),
    forfeits: own.flatMap(({ forfeit, seed }) => (forfeit ? [{ ...forfeit, seed }] : [])),
  }
}

function blundersOf(seats: readonly SeatReport[], games: number): { readonly [kind: string]: number } {
  const counts = new Map<string, number>()
  for (const { blunders } of seats)
    for (const [kind, times] of Object.entries(blunders)) counts.set(kind, (counts.get(kind) ?? 0) + times)
  return Object.fromEntries(Array.from(counts, ([kind, times]) => [kind, times / games]))
}
