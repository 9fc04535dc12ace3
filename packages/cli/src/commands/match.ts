import type { GameReport, MatchReport, Standing } from '@stellwerk/bots'
import { matchReport } from '@stellwerk/bots'
import { resolve } from 'node:path'
import type { Context, Definition, Options } from '../command.js'
import { numberOption, textOption, whole } from '../command.js'
import { refusedInput, wrong } from '../errors.js'
import type { ExitCode } from '../exit.js'
import { exit } from '../exit.js'
import { gameIds, gameOf } from '../games.js'
import { acceptance } from '../match/acceptance.js'
import { seatNames, seatPolicy } from '../match/seats.js'
import { playPairings } from '../match/series.js'
import { titleOptions } from '../setup.js'

export const match: Definition = {
  define(command, text) {
    command
      .argument('[title]', `${text('argument.title')} (${gameIds().join(', ')})`)
      .option('--seats <names>', text('option.seats'), 'strong,strong,greedy,greedy')
      .option('-n, --games <number>', text('option.games'), whole('--games', 1), 12)
      .option('-e, --edition <edition>', text('option.edition'))
      .option('-s, --seed <number>', text('option.fuzzSeed'), whole('--seed'), 1)
      .option('-j, --jobs <number>', text('option.jobs'), whole('--jobs', 1), 1)
      .option('--acceptance', text('option.acceptance'))
      .option('--share <part>', text('option.share'), part('--share'), 1)
      .option('--file <file>', text('option.matchFile'), 'reports/acceptance.jsonl')
  },
  async run({ world, out }, [id], options) {
    if (options['acceptance'] === true) return accepted({ world, out }, id, options)
    if (id === undefined) throw wrong('usage.missingArgument', { what: 'TITLE' })
    const game = await gameOf(id, { where: 'TITLE' })
    const seats = seatNames(textOption(options, 'seats') ?? '')
    // before the first game, so that a wrong name is told at once
    for (const name of seats) await seatPolicy(id, name, world.cwd, '--seats')
    const chosen = titleOptions(game, textOption(options, 'edition'))
    const seed = numberOption(options, 'seed') ?? 1
    const created = game.title.create({ players: seats.map((_, i) => String(i)), seed, options: chosen })
    if (!created.ok) throw refusedInput(created.refusal, '--seats', id)
    const games = numberOption(options, 'games') ?? 1
    const reports: GameReport[] = []
    await playPairings(
      games,
      (index) => ({ title: id, seats, seed: seed + index, options: chosen, index, cwd: world.cwd }),
      numberOption(options, 'jobs') ?? 1,
      (report) => {
        reports.push(report)
        out.remark(out.text('match.game', told(report, reports.length, games)))
      },
    )
    const report = matchReport(reports.toSorted((a, b) => a.seed - b.seed))
    if (out.json) out.data(report)
    else tell({ world, out }, report)
    return report.endless > 0 ? exit.failed : exit.ok
  },
}

/** Every figure that the computer players of a title, or of all, have to reach. */
async function accepted(context: Context, id: string | undefined, options: Options): Promise<ExitCode> {
  const met = await acceptance(context, {
    games: await Promise.all(
      (id === undefined ? gameIds() : [id]).map((one) => gameOf(one, { where: 'TITLE' })),
    ),
    share: numberOption(options, 'share') ?? 1,
    seed: numberOption(options, 'seed') ?? 1,
    jobs: numberOption(options, 'jobs') ?? 1,
    file: resolve(context.world.cwd, textOption(options, 'file') ?? ''),
  })
  return met ? exit.ok : exit.failed
}

/** Reads a part, above 0 and at most 1, from an option. */
const part =
  (option: string) =>
  (given: string): number => {
    const number = /^\d*\.?\d+$/.test(given) ? Number(given) : NaN
    if (!(number > 0 && number <= 1)) throw wrong('option.part', { given }, { where: option })
    return number
  }

const told = ({ seed, actions, seats }: GameReport, done: number, games: number) => ({
  done,
  games,
  seed: String(seed),
  actions,
  seats: seats.map(({ policy, fortune }) => `${policy} ${Math.round(fortune)}`).join(', '),
})

function tell({ out }: Context, report: MatchReport): void {
  const number = (value: number, digits = 0): string =>
    value.toLocaleString(out.language, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  const percent = (part: number): string => `${number(100 * part)} %`
  const right = (heading: string) => ({ heading, align: 'right' as const })
  out.line(
    out.text('match.summary', {
      games: report.games,
      actions: report.actions.mean,
      most: report.actions.most,
      endless: report.endless,
    }),
  )
  out.line()
  out.table({
    columns: [
      { heading: out.text('column.policy') },
      right(out.text('column.wins')),
      right(out.text('column.chance')),
      right(out.text('column.elo')),
      right(out.text('column.fortune')),
      right(out.text('column.idle')),
      right(out.text('column.time')),
      { heading: out.text('column.blunders'), flexible: true },
    ],
    rows: report.standings.map((one) => [
      one.policy,
      out.text('match.wins', { wins: one.wins, games: one.games }),
      `${percent(one.wins / one.games)} (${percent(one.chance.low)}–${percent(one.chance.high)})`,
      `${number(one.elo.middle)} (${number(one.elo.low)}–${number(one.elo.high)})`,
      `${number(one.fortune.mean)} (${number(one.fortune.least)}–${number(one.fortune.most)})`,
      percent(one.idle),
      `${number(one.time.median, 1)} / ${number(one.time.most99)} / ${number(one.time.most)}`,
      blunders(one, number),
    ]),
  })
  for (const { policy, forfeits } of report.standings)
    for (const { reason, seed, move, message } of forfeits)
      out.line(out.text('match.forfeit', { policy, reason, seed: String(seed), move, message }))
}

const blunders = ({ blunders: kinds }: Standing, number: (value: number, digits: number) => string): string =>
  Object.entries(kinds)
    .map(([kind, times]) => `${kind} ${number(times, 2)}`)
    .join(', ')
