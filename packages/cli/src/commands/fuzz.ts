import type { Settings } from '@stellwerk/engine'
import { gameFileText } from '@stellwerk/engine'
import type { Context, Definition } from '../command.js'
import { numberOption, textOption, whole } from '../command.js'
import { wrong } from '../errors.js'
import { exit } from '../exit.js'
import { writeText } from '../files.js'
import type { Match, Report } from '../fuzz/game.js'
import { matchAt } from '../fuzz/game.js'
import { playSeries } from '../fuzz/series.js'
import type { Reached } from '../fuzz/tally.js'
import { Tally } from '../fuzz/tally.js'
import type { Game } from '../games.js'
import { gameIds, gameOf } from '../games.js'
import { titleOptions } from '../setup.js'

interface Failure {
  readonly match: Match
  readonly message: string
  readonly file: string
  readonly command: string
}

export const fuzz: Definition = {
  define(command, text) {
    command
      .argument('<title>', `${text('argument.title')} (${gameIds().join(', ')})`)
      .option('-n, --games <number>', text('option.games'), whole('--games', 1), 100)
      .option('-p, --players <range>', text('option.playerRange'))
      .option('-e, --edition <list>', text('option.editions'))
      .option('-s, --seed <number>', text('option.fuzzSeed'), whole('--seed'), 1)
      .option('-j, --jobs <number>', text('option.jobs'), whole('--jobs', 1), 1)
  },
  async run(context, [id = ''], options) {
    const { out } = context
    const game = await gameOf(id, { where: 'TITLE' })
    const counts = playerCounts(game, textOption(options, 'players'))
    const editions = optionSets(game, textOption(options, 'edition'))
    const seed = numberOption(options, 'seed') ?? 1
    const games = numberOption(options, 'games') ?? 1
    const start = performance.now()
    const tally = new Tally()
    const failures: Failure[] = []
    const progress = reporter(context, games, tally, start)
    await playSeries(
      games,
      (index) => matchAt(game.title, counts, editions, seed, index),
      numberOption(options, 'jobs') ?? 1,
      (report) => {
        tally.add(report)
        if (report.violation) failures.push(keep(context, report))
        progress()
      },
    )
    tell(context, game, tally, failures, performance.now() - start)
    for (const { message, file, command } of failures)
      out.remark(out.text('fuzz.violation', { message, file, command }))
    return failures.length > 0 ? exit.failed : exit.ok
  },
}

/** "2-5", "3" or "2,4"; by default every number that the title seats. */
function playerCounts({ title }: Game, given: string | undefined): number[] {
  const { min, max } = title.seats
  const parts = (given ?? `${min}-${max}`).split(',').flatMap((part) => {
    const [, from, to] = /^\s*(\d{1,2})(?:-(\d{1,2}))?\s*$/.exec(part) ?? []
    const first = Number(from)
    const last = Number(to ?? from)
    if (!(first >= min && first <= last && last <= max))
      throw wrong('option.playerRange.wrong', { given: part, min, max }, { where: '--players' })
    return Array.from({ length: last - first + 1 }, (_, i) => first + i)
  })
  return parts
}

function optionSets(game: Game, given: string | undefined): Settings[] {
  if (given !== undefined) return given.split(',').map((edition) => titleOptions(game, edition.trim()))
  const editions = game.title.options['edition']
  return editions ? editions.map((edition) => titleOptions(game, edition)) : [titleOptions(game, undefined)]
}

/** Leaves a game file behind, and the command that plays the same game again. */
function keep({ world }: Context, { match, violation }: Report): Failure {
  const { title, players, options, seed } = match
  const edition = options['edition']
  const file = `fuzz-${[title, edition, players, seed].filter((part) => part !== undefined).join('-')}.json`
  if (violation) writeText(world.cwd, file, gameFileText(violation.file), { mode: 'any' })
  const which = edition === undefined ? '' : ` --edition ${edition}`
  const command = `npx stellwerk fuzz ${title} --games 1 --players ${players}${which} --seed ${seed}`
  return { match, message: violation?.message ?? '', file, command }
}

/** A progress line: rewritten in place in a terminal, printed now and then elsewhere. */
function reporter({ world, out }: Context, games: number, tally: Tally, start: number): () => void {
  const { stderr } = world
  let told = start
  return () => {
    const now = performance.now()
    const done = tally.games === games
    if (now - told < (stderr.isTTY ? 200 : 30_000) && !(done && stderr.isTTY)) return
    told = now
    const seconds = (now - start) / 1000
    const line = out.text('fuzz.progress', {
      done: tally.games,
      games,
      actions: tally.actions,
      violations: tally.violations,
      seconds: Math.round(seconds),
    })
    stderr.write(stderr.isTTY ? `\r\u001b[2K${line}${done ? '\n' : ''}` : `${line}\n`)
  }
}

function tell(
  { out }: Context,
  { face }: Game,
  tally: Tally,
  failures: readonly Failure[],
  milliseconds: number,
): void {
  const { games, actions, shortest, longest, violations } = tally
  const perGame = Math.round(actions / games)
  const none: Reached = { games: 0, times: 0 }
  const milestones = (face?.milestones ?? []).map((id) => ({ id, ...(tally.milestones.get(id) ?? none) }))
  const events = [...tally.events]
    .map(([kind, reached]) => ({ kind, ...reached }))
    .toSorted((a, b) => b.times - a.times)
  if (out.json) {
    const seconds = Math.round(milliseconds) / 1000
    out.data({
      games,
      actions,
      perGame,
      shortest,
      longest,
      violations,
      seconds,
      milestones,
      events,
      failures,
    })
    return
  }
  const columns = [
    { heading: out.text('column.games'), align: 'right' as const },
    { heading: out.text('column.times'), align: 'right' as const },
  ]
  const number = (n: number): string => n.toLocaleString(out.language)
  out.line(
    out.text('fuzz.summary', { games, actions, perGame, shortest, longest, seconds: milliseconds / 1000 }),
  )
  const count = out.text('fuzz.violations', { violations })
  out.line(violations > 0 ? out.paint.bad(count) : out.paint.good(count))
  out.line()
  out.table({
    columns: [{ heading: out.text('column.reached') }, ...columns],
    rows: milestones.map(({ id, games: g, times }) => [
      face?.milestone(out.language, id) ?? id,
      number(g),
      number(times),
    ]),
  })
  out.line()
  out.table({
    columns: [{ heading: out.text('column.event') }, ...columns],
    rows: events.map(({ kind, games: g, times }) => [kind, number(g), number(times)]),
  })
}
