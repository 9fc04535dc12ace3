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

/** Plays what is still missing of the trials of some titles and tells what they show; whether all of it is as demanded. */
export async function acceptance(context: Context, options: AcceptanceOptions): Promise<boolean> {
  const { out } = context
  const kept = new KeptGames(options.file)
  if (kept.outdated > 0)
    out.remark(out.text('acceptance.outdated', { games: kept.outdated, file: options.file }))
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

async function tried(
  { world, out }: Context,
  { share, seed, jobs }: AcceptanceOptions,
  kept: KeptGames,
  { id }: Game,
  trial: Trial,
): Promise<TrialResult> {
  const games = Math.max(1, Math.round(trial.games * share))
  const seeds = Array.from({ length: games }, (_, i) => seed + i)
  const known = kept.of(id, trial.id).filter((report) => seeds.includes(report.seed))
  const reports: GameReport[] = [...new Map(known.map((report) => [report.seed, report])).values()]
  const missing = seeds.filter((one) => reports.every((report) => report.seed !== one))
  const options: Settings = {}
  await playPairings(
    missing.length,
    (at) => {
      const drawn = missing[at] as number
      return { title: id, seats: trial.seats, seed: drawn, options, index: drawn - seed, cwd: world.cwd }
    },
    jobs,
    (report) => {
      kept.add(id, trial.id, report)
      reports.push(report)
      out.remark(out.text('acceptance.game', { title: id, trial: trial.id, done: reports.length, games }))
    },
  )
  return trialResult(
    trial,
    reports.toSorted((a, b) => a.seed - b.seed),
  )
}

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
