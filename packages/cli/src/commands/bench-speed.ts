import { existsSync } from 'node:fs'
import { loadavg } from 'node:os'
import { resolve } from 'node:path'
import type { Params } from '@stellwerk/texts'
import { replay } from '@stellwerk/engine'
import { refusedInput } from '../errors.js'
import type { ExitCode } from '../exit.js'
import { exit } from '../exit.js'
import type { Game } from '../games.js'
import { gameIds, gameOf } from '../games.js'
import type { Output } from '../output.js'
import type { MessageKey } from '../texts.js'
import { measureCold } from './bench-cold.js'
import type { GameToMeasure } from './bench-games.js'
import { randomGame, usualGame } from './bench-games.js'
import { lateIdeas } from './bench-ideas.js'
import { growthByLength, growthByPlayers, growthByTiles } from './bench-growth.js'
import type { Growth } from './bench-growth.js'
import type { Carry } from './bench-playout.js'
import { playout } from './bench-playout.js'
import { boards, boardRows, tenMillionRows } from './bench-routes.js'
import { timed } from './bench-times.js'

interface Line {
  readonly what: MessageKey
  readonly about: Params
  readonly unit: 'ms' | 'µs' | 'MB'
  readonly figure: number
  /** The lowest time, and the lowest processor time, if they were measured. */
  readonly least?: number
  readonly processor?: number
  readonly aim: number
}

interface Aims extends Readonly<Record<Carry, number>> {
  readonly actions: number
  readonly replay: number
}

const runs = 20
/** How often to replay a game until nearly everything it calls is compiled. */
const warmUp = 40
/** Random games are so varied that it takes several until what they call is compiled. */
const playoutRuns = 4
const playoutWarmUp = 8
const players = 4
const seeds = [5, 6, 7]

/** The most that the replay of a game of about this many actions, and each action of a playout, should take. */
const aims: Readonly<Record<string, Aims>> = {
  '1873': { actions: 1_000, replay: 20, apply: 90, simulate: 60 },
  '1854': { actions: 1_050, replay: 50, apply: 150, simulate: 100 },
  '1853': { actions: 1_300, replay: 50, apply: 220, simulate: 150 },
}
const coldAims = { first: 60, processor: 180, megabytes: 70 }
const ideaAim = 60
const boardAim = 50
const tenMillionAim = 1_500

/** All figures of docs/speed.md in one run, each beside its target, and how they grow. */
export async function benchSpeed(
  cwd: string,
  out: Output,
  usualTitle: string,
  seed: number,
): Promise<ExitCode> {
  const usual = await usualGame(cwd, usualTitle, seed)
  const ids = gameIds().filter((id) => Object.hasOwn(aims, id))
  const measured = await Promise.all(ids.map((id) => gameOf(id, {})))
  const replays: Line[] = []
  // one title after another, since what has been played affects the compiled code
  for (const id of ids)
    replays.push(replayLine(id === usual.game.id ? usual : await randomGame(id, seed, aimsOf(id).actions)))
  const lines = [
    ...coldLines(usual),
    ...replays,
    ...(['apply', 'simulate'] as const).flatMap((carry) => measured.map((game) => playoutLine(game, carry))),
    ...(usual.game.id === '1873' ? [ideasLine(usual)] : []),
    ...(existsSync(resolve(cwd, boards)) ? await routeLines(cwd) : []),
  ]
  const growth = [
    growthByLength(usual),
    growthByTiles(usual),
    ...measured.map((game) => growthByPlayers(game)),
  ]
  if (out.json) out.data({ load: loadavg()[0], lines, growth })
  else {
    tellLines(out, lines)
    for (const table of growth) tellGrowth(out, table)
  }
  return exit.ok
}

function coldLines({ game, file }: GameToMeasure): Line[] {
  const { processor, megabytes, firstReplay } = measureCold(file)
  const about = { title: game.id }
  return [
    { what: 'bench.speed.cold', about, unit: 'ms', figure: processor, aim: coldAims.processor },
    { what: 'bench.speed.memory', about, unit: 'MB', figure: megabytes, aim: coldAims.megabytes },
    { what: 'bench.speed.first', about, unit: 'ms', figure: firstReplay, aim: coldAims.first },
  ]
}

const aimsOf = (id: string): Aims => {
  const found = aims[id]
  if (!found) throw new Error(`no aims for ${id}`)
  return found
}

function replayLine({ game, file }: GameToMeasure): Line {
  const work = (): void => {
    const replayed = replay(game.title, file)
    if (!replayed.ok) throw refusedInput(replayed.refusal, 'bench', game.id)
  }
  const { median, least, processor } = timed(work, runs, warmUp)
  const about = { title: game.id, actions: file.actions.length }
  const aim = aimsOf(game.id).replay
  return { what: 'bench.speed.replay', about, unit: 'ms', figure: median, least, processor, aim }
}

function playoutLine({ id, title }: Game, carry: Carry): Line {
  let actions = 0
  const play = (): void => {
    actions = seeds.reduce((sum, seed) => sum + playout(title, players, seed, carry), 0)
  }
  const { median, least, processor } = timed(play, playoutRuns, playoutWarmUp)
  const each = (milliseconds: number): number => (milliseconds * 1000) / actions
  return {
    what: 'bench.speed.playout',
    about: { title: id, carry },
    unit: 'µs',
    figure: each(median),
    least: each(least),
    processor: each(processor),
    aim: aimsOf(id)[carry],
  }
}

/** The best run with a tile or a train that is not there. */
function ideasLine(usual: GameToMeasure): Line {
  // the first time compiles
  lateIdeas(usual)
  const { slowest, count } = lateIdeas(usual)
  return { what: 'bench.speed.ideas', about: { count }, unit: 'ms', figure: slowest, aim: ideaAim }
}

async function routeLines(cwd: string): Promise<Line[]> {
  return [
    { what: 'bench.speed.boards' as const, rows: await boardRows(cwd), aim: boardAim },
    { what: 'bench.speed.tenMillion' as const, rows: tenMillionRows(cwd), aim: tenMillionAim },
  ].map(({ what, rows, aim }) => ({
    what,
    about: { proven: rows.filter(({ proven }) => proven).length, count: rows.length },
    unit: 'ms',
    figure: Math.max(...rows.map(({ milliseconds }) => milliseconds)),
    aim,
  }))
}

const right = (out: Output, key: MessageKey) => ({ heading: out.text(key), align: 'right' as const })

/** Other work on the machine can only slow a run down, so the best of the figures counts. */
const best = (...figures: readonly (number | undefined)[]): number =>
  Math.min(...figures.map((figure) => figure ?? Infinity))

function tellLines(out: Output, lines: readonly Line[]): void {
  const shown = (n: number | undefined, unit: string): string =>
    n === undefined ? '–' : `${n.toLocaleString(out.language, { maximumFractionDigits: 1 })} ${unit}`
  out.line(out.text('bench.speed.load', { load: loadavg()[0] ?? 0 }))
  out.table({
    columns: [
      { heading: out.text('column.what') },
      right(out, 'column.measured'),
      right(out, 'column.least'),
      right(out, 'column.processor'),
      right(out, 'column.aim'),
      { heading: '' },
    ],
    rows: lines.map(({ what, about, unit, figure, least, processor, aim }) => [
      out.text(what, about),
      shown(figure, unit),
      shown(least, unit),
      shown(processor, unit),
      shown(aim, unit),
      best(figure, least, processor) <= aim ? '✓' : '',
    ]),
  })
  out.line()
}

function tellGrowth(out: Output, { by, title, rows }: Growth): void {
  out.line(out.text('bench.speed.growth', { title }))
  out.table({
    columns: [right(out, by), right(out, 'column.times'), right(out, 'column.median')],
    rows: rows.map(({ size, count, microseconds }) =>
      [size, count, Math.round(microseconds)].map((n) => n.toLocaleString(out.language)),
    ),
  })
  out.line()
}
