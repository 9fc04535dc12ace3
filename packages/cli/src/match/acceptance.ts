import { isDeepStrictEqual } from 'node:util'
import type { GameReport, Trial, TrialResult, Verdict } from '@stellwerk/bots'
import { mostActions, trialResult, trialsOf } from '@stellwerk/bots'
import type { Settings } from '@stellwerk/engine'
import type { Context } from '../command.js'
import type { Game } from '../games.js'
import { KeptGames } from './kept.js'
import { playPairings } from './series.js'

export interface AcceptanceOptions {
  readonly games: readonly Game[]
  /** Which part of all games is played, from 0 to 1. */
  readonly share: number
  readonly seed: number
  readonly jobs: number
  readonly file: string
}

const mostSeats = 8

/**
 * Plays the missing games of the trials of some titles and reports the results. Returns whether all targets are met.
 */
export async function acceptance(context: Context, options: AcceptanceOptions): Promise<boolean> {
  const { out } = context
  const kept = new KeptGames(options.file)
  const told: { readonly title: string; readonly results: readonly TrialResult[] }[] = []
  for (const game of options.games) {
    const results: TrialResult[] = []
    for (const trial of trialsOf(game.id, seatsOf(game)))
      results.push(await tried(context, options, kept, game, trial))
    told.push({ title: game.id, results })
    if (!out.json) tell(context, game, results, options.share)
  }
  if (out.json) out.data(told)
  return told.every(({ results }) =>
    results.every(({ verdicts, soundness }) => soundness.met && verdicts.every(({ met }) => met)),
  )
}

/** The numbers of players that a title is played with. */
const seatsOf = ({ title }: Game): readonly number[] =>
  Array.from({ length: mostSeats }, (_, i) => i + 1)
    .filter((count) => count > 1)
    .filter(
      (count) =>
        title.create({ players: Array.from({ length: count }, (_, i) => String(i)), seed: 1, options: {} })
          .ok,
    )

/** A trial as it is played now: its seeds, and the games kept from earlier runs. */
interface Run {
  readonly context: Context
  readonly kept: KeptGames
  readonly title: string
  readonly trial: Trial
  readonly seeds: readonly number[]
  readonly play: (seeds: readonly number[], done: (report: GameReport) => void) => Promise<void>
}

async function tried(
  context: Context,
  { share, seed, jobs }: AcceptanceOptions,
  kept: KeptGames,
  { id: title }: Game,
  trial: Trial,
): Promise<TrialResult> {
  const games = Math.max(1, Math.round(trial.games * share))
  const options: Settings = {}
  const pairing = (one: number) => ({
    title,
    seats: trial.seats,
    seed: one,
    options,
    index: one - seed,
    cwd: context.world.cwd,
  })
  const run: Run = {
    context,
    kept,
    title,
    trial,
    seeds: Array.from({ length: games }, (_, i) => seed + i),
    play: (seeds, done) => playPairings(seeds.length, (at) => pairing(seeds[at] as number), jobs, done),
  }
  await compareWithEarlier(run)
  return trialResult(trial, await allGames(run))
}

/** One in so many games of an earlier build is played again. */
const perSample = 20

/** Lets the games of an earlier build count if this one plays a sample of them the same way. */
async function compareWithEarlier({ context: { out }, kept, title, trial, seeds, play }: Run): Promise<void> {
  const played = kept.of(title, trial).map(({ seed }) => seed)
  const earlier = kept
    .earlier(title, trial)
    .filter(({ seed }) => seeds.includes(seed) && !played.includes(seed))
  if (earlier.length === 0) return
  const sample = earlier.filter((_, i) => i % perSample === 0)
  const again: GameReport[] = []
  await play(
    sample.map(({ seed }) => seed),
    (report) => again.push(report),
  )
  const isAlike = sample.every((one) => again.some((other) => isSameGame(one, other)))
  if (isAlike) kept.confirm(title, trial)
  const told = { title, trial: trial.id, games: earlier.length, sample: sample.length }
  out.remark(out.text('acceptance.earlier', { ...told, alike: String(isAlike) }))
}

/** The games of a trial: those that are kept, and the missing ones, which are played. */
async function allGames({ context: { out }, kept, title, trial, seeds, play }: Run): Promise<GameReport[]> {
  const reports = new Map(kept.of(title, trial).map((report) => [report.seed, report]))
  const missing = seeds.filter((seed) => !reports.has(seed))
  let done = seeds.length - missing.length
  await play(missing, (report) => {
    kept.add(title, trial, report)
    reports.set(report.seed, report)
    out.remark(out.text('acceptance.game', { title, trial: trial.id, done: ++done, games: seeds.length }))
  })
  return seeds.map((seed) => reports.get(seed) as GameReport)
}

/** Whether two games of a trial went the same way, however long the players thought. */
const isSameGame = (one: GameReport, other: GameReport): boolean =>
  isDeepStrictEqual(withoutTimes(one), withoutTimes(other))

const withoutTimes = ({ seats, ...game }: GameReport) => ({
  ...game,
  seats: seats.map(({ times: _, ...seat }) => seat),
})

function tell({ out }: Context, { id }: Game, results: readonly TrialResult[], share: number): void {
  const played = results.reduce((sum, { games }) => sum + games, 0)
  out.line(out.text('acceptance.heading', { title: id, games: played, percent: 100 * share }))
  const right = (heading: string) => ({ heading, align: 'right' as const })
  out.table({
    columns: [
      { heading: out.text('column.trial'), flexible: true },
      right(out.text('column.games')),
      { heading: out.text('column.figure') },
      right(out.text('column.reached')),
      right(out.text('column.limit')),
      { heading: '' },
    ],
    rows: results.flatMap(({ trial, games, verdicts, soundness }) => [
      ...verdicts.map((one) => [
        trial.id,
        String(games),
        `${one.demand.policy} ${one.demand.figure}`,
        valueOf(out.language, one),
        `${one.demand.bound === 'least' ? '≥' : '≤'} ${amount(out.language, one, one.demand.limit)}`,
        out.text('acceptance.met', { met: String(one.met) }),
      ]),
      [
        trial.id,
        String(games),
        out.text('acceptance.sound'),
        `${soundness.longest} / ${soundness.endless} / ${soundness.forfeits} / ${Math.round(soundness.repeated)}`,
        `≤ ${mostActions} / 0 / 0 / 0`,
        out.text('acceptance.met', { met: String(soundness.met) }),
      ],
    ]),
  })
  out.line()
}

const parts = ['wins', 'idle', 'note:contracts']

function amount(language: string, { demand: { figure } }: Verdict, value: number): string {
  const digits = figure.startsWith('blunder:') ? 2 : figure === 'median' ? 1 : 0
  const number = (one: number): string =>
    one.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return Number.isNaN(value) ? '–' : parts.includes(figure) ? `${number(100 * value)} %` : number(value)
}

function valueOf(language: string, verdict: Verdict): string {
  const { value, range } = verdict
  const plain = amount(language, verdict, value)
  return range
    ? `${plain} (${amount(language, verdict, range.low)}–${amount(language, verdict, range.high)})`
    : plain
}
