import type { GameReport, MatchReport, Standing } from '@stellwerk/bots'
import { matchReport } from '@stellwerk/bots'
import type { Context, Definition } from '../command.js'
import { numberOption, textOption, whole } from '../command.js'
import { refusedInput } from '../errors.js'
import { exit } from '../exit.js'
import { gameIds, gameOf } from '../games.js'
import { seatNames, seatPolicy } from '../match/seats.js'
import { playPairings } from '../match/series.js'
import { titleOptions } from '../setup.js'

export const match: Definition = {
  define(command, text) {
    command
      .argument('<title>', `${text('argument.title')} (${gameIds().join(', ')})`)
      .option('--seats <names>', text('option.seats'), 'strong,strong,greedy,greedy')
      .option('-n, --games <number>', text('option.games'), whole('--games', 1), 12)
      .option('-e, --edition <edition>', text('option.edition'))
      .option('-s, --seed <number>', text('option.fuzzSeed'), whole('--seed'), 1)
      .option('-j, --jobs <number>', text('option.jobs'), whole('--jobs', 1), 1)
  },
  async run({ world, out }, [id = ''], options) {
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
