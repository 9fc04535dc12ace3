import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { isObject } from '@stellwerk/engine'
import type { Action, CoreState, GameFile, History } from '@stellwerk/engine'
import { replay } from '@stellwerk/engine'
import type { Harder } from '@stellwerk/router'
import { countPaths, harder, solve } from '@stellwerk/router'
import { refusedInput, wrong } from '../errors.js'
import type { ExitCode } from '../exit.js'
import { exit } from '../exit.js'
import { readText } from '../files.js'
import type { Game } from '../games.js'
import { parseJson } from '../json.js'
import type { Output } from '../output.js'
import { finished, firstOf, gameIn } from './bench-games.js'
import { median, processorTime } from './bench-times.js'
import { readProblem } from './routes.js'

/**
 * Where the boards are, relative to the project: those of real games, if they are there beside the clone, else our own.
 */
export const boards = firstOf('../shared/bench/routes', 'packages/router/boards')
const runs = 5
const warmUp = 3
const offered = 20
/** Harder versions of the boards, each measured once, for a limited time. */
const hard: readonly Harder[] = [
  { share: [1, 2], longer: 2 },
  { share: [1, 1], longer: 1 },
]
const hardMilliseconds = 5_000
/** For each board the step of the ladder that brings it to ten million paths or somewhat more. */
const tenMillion: Readonly<Record<string, Harder>> = {
  '1817-wt-1': { share: [9, 10], longer: 0 },
  '1856-cgr-1': { share: [9, 11], longer: 0 },
  '1861-mkn-1': { share: [3, 4], longer: 1 },
  '1867-cnr': { share: [6, 7], longer: 0 },
  '1867-co-1': { share: [8, 11], longer: 0 },
  '1867-co': { share: [1, 1], longer: 0 },
  '1867-gw': { share: [5, 4], longer: 1 },
  '18chesapeake-otr-prr-1': { share: [7, 8], longer: 0 },
  '18chesapeake-ple-1': { share: [12, 11], longer: 0 },
  '18usa-prr-1': { share: [9, 7], longer: 1 },
  'five-and-six': { share: [1, 3], longer: 0 },
  'three-trains': { share: [1, 2], longer: 0 },
  'towns-apart': { share: [1, 2], longer: 0 },
  'towns-passed': { share: [1, 3], longer: 0 },
  express: { share: [1, 3], longer: 0 },
  wide: { share: [1, 4], longer: 0 },
}

interface Row {
  readonly board: string
  /** The pieces of track of a board, its paths if they were counted, or the routes that a run can be chosen from. */
  readonly size: number | null
  readonly value: number
  readonly known: number | null
  readonly proven: boolean
  /** No plan earns more than this, if a bound is known. */
  readonly bound: number | null
  readonly milliseconds: number
  readonly steps: number | null
  /** The memory of the whole program after this board. */
  readonly megabytes: number
}

/**
 * Measures the search for routes: problem files, or the runs of a game; by default both, if they are there, and harder
 * versions of the problems.
 */
export async function benchRoutes(cwd: string, out: Output, name: string | undefined): Promise<ExitCode> {
  const names = name === undefined ? [boards, finished].filter((at) => existsSync(resolve(cwd, at))) : [name]
  if (names.length === 0) throw wrong('file.missing', {}, { where: boards })
  const tables = await Promise.all(names.map((at) => measure(cwd, at)))
  if (name === undefined && names.includes(boards)) tables.splice(1, 0, hardRows(cwd), largeRows(cwd))
  if (out.json) {
    out.data(tables.flat())
    return exit.ok
  }
  for (const rows of tables) tell(out, rows)
  if (name === undefined && names.includes(finished)) tellGrowth(out, tables.at(-1) ?? [])
  return exit.ok
}

async function measure(cwd: string, name: string): Promise<Row[]> {
  const at = resolve(cwd, name)
  if (existsSync(at) && statSync(at).isDirectory())
    return (await Promise.all(filesIn(cwd, name).map((file) => measure(cwd, file)))).flat()
  const given = parseJson(readText(cwd, name), { where: name })
  if (isObject(given) && given['format'] === 'route-problem/1') return [problemRow(given, name)]
  const { game, file } = await gameIn(cwd, name, given)
  return gameRows(game, replayed(game, file, name))
}

const filesIn = (cwd: string, folder: string): string[] =>
  readdirSync(resolve(cwd, folder))
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => join(folder, file))

const problemsIn = (cwd: string): { readonly file: string; readonly given: unknown }[] =>
  filesIn(cwd, boards).map((file) => ({ file, given: parseJson(readText(cwd, file), { where: file }) }))

function hardRows(cwd: string): Row[] {
  const problems = problemsIn(cwd)
  return hard.flatMap((how) =>
    problems.map(({ file, given }) => problemRow(harder(given, how), file, 1, hardMilliseconds)),
  )
}

export const boardRows = (cwd: string): Promise<Row[]> => measure(cwd, boards)

const largeProblems = (cwd: string): { readonly file: string; readonly given: unknown }[] =>
  problemsIn(cwd).flatMap(({ file, given }) => {
    const how = tenMillion[basename(file, '.json')]
    return how ? [{ file, given: harder(given, how) }] : []
  })

/** The boards with ten million paths. */
export const tenMillionRows = (cwd: string): Row[] =>
  largeProblems(cwd).map(({ file, given }) => problemRow(given, file, 1, hardMilliseconds))

/** The same with their paths counted, which takes longer than the search. */
const largeRows = (cwd: string): Row[] =>
  largeProblems(cwd).map(({ file, given }) => ({
    ...problemRow(given, file, 1, hardMilliseconds),
    size: countPaths(readProblem(given, file).task),
  }))

function problemRow(given: unknown, name: string, times = runs, maxMilliseconds = Infinity): Row {
  const { id, knownBest } = readProblem(given, name)
  // each time from the file on, so that nothing is kept from the run before
  const { value, milliseconds } = timed(() => {
    const { task } = readProblem(given, name)
    return { task, outcome: solve(task, { now: processorTime, maxMilliseconds }) }
  }, times)
  const { plans, proven, bound, steps } = value.outcome
  return {
    board: id,
    size: value.task.network.segments.length,
    value: plans[0]?.total ?? 0,
    known: knownBest ?? null,
    proven,
    bound,
    milliseconds,
    steps,
    megabytes: memory(),
  }
}

function replayed(game: Game, file: GameFile, where: string): History<CoreState> {
  const outcome = replay(game.title, file)
  if (!outcome.ok) throw refusedInput(outcome.refusal, where, game.id)
  return outcome.value
}

/** Every position of the game in which somebody ran trains. */
function gameRows(game: Game, history: History<CoreState>): Row[] {
  const { face } = game
  const rows: Row[] = []
  for (let n = 1; n <= history.length; n++) {
    const made = history.record[history.at(n).entry]
    if (made?.type !== 'action' || (made.action as Action).type !== 'run') continue
    const { state } = history.at(n - 1)
    const company = face?.runners?.(state)[0]
    if (company === undefined) continue
    // results are cached by the parts of a state, so each run takes fresh ones
    const { value, milliseconds } = timed(() => face?.runs?.(structuredClone(state), company, offered))
    if (!value) continue
    rows.push({
      board: `${n} ${company}`,
      size: value.routes ?? null,
      value: value.plans[0]?.total ?? 0,
      known: null,
      proven: value.proven,
      bound: value.proven ? (value.plans[0]?.total ?? 0) : null,
      milliseconds,
      steps: value.steps ?? null,
      megabytes: memory(),
    })
  }
  return rows
}

/** Times some work. What is measured several times is first run several times until it is compiled. */
function timed<T>(work: () => T, count = runs): { readonly value: T; readonly milliseconds: number } {
  const times: number[] = []
  let value: T | undefined
  for (let run = count > 1 ? -warmUp : 0; run < count; run++) {
    const began = processorTime()
    value = work()
    if (run >= 0) times.push(processorTime() - began)
  }
  return { value: value as T, milliseconds: median(times) }
}

const memory = (): number => Math.round(process.memoryUsage.rss() / 1024 / 1024)

function tell(out: Output, rows: readonly Row[]): void {
  const right = (key: Parameters<Output['text']>[0]) => ({ heading: out.text(key), align: 'right' as const })
  out.table({
    columns: [
      { heading: out.text('column.board') },
      right('column.size'),
      right('column.value'),
      { heading: out.text('column.proven') },
      right('column.milliseconds'),
      right('column.steps'),
      right('column.memory'),
    ],
    rows: rows.map(({ board, size, value, known, proven, bound, milliseconds, steps, megabytes }) => [
      board,
      size === null ? '–' : size.toLocaleString(out.language),
      known === null || known === value ? String(value) : `${value} (${known})`,
      proven ? '✓' : bound === null ? '–' : `≤ ${Math.floor(bound)}`,
      milliseconds.toFixed(1),
      steps === null ? '–' : steps.toLocaleString(out.language),
      String(megabytes),
    ]),
  })
  const times = rows.map(({ milliseconds }) => milliseconds)
  out.line()
  out.line(out.text('bench.worst', { count: rows.length, median: median(times), max: Math.max(...times, 0) }))
  out.line()
}

/**
 * How the time grows with the number of routes to choose from, in classes that each are four times as large as the one
 * before.
 */
function tellGrowth(out: Output, rows: readonly Row[]): void {
  const classes = new Map<number, Row[]>()
  for (const row of rows.toSorted((a, b) => (a.size ?? 0) - (b.size ?? 0))) {
    let most = 4
    while (most < (row.size ?? 0)) most *= 4
    classes.set(most, [...(classes.get(most) ?? []), row])
  }
  const right = (key: Parameters<Output['text']>[0]) => ({ heading: out.text(key), align: 'right' as const })
  const whole = (n: number): string => Math.round(n).toLocaleString(out.language)
  out.table({
    columns: [
      right('column.size'),
      right('column.times'),
      right('column.median'),
      right('column.max'),
      right('column.steps'),
    ],
    rows: [...classes].map(([most, members]) => {
      const times = members.map(({ milliseconds }) => milliseconds * 1000)
      return [
        `≤ ${whole(most)}`,
        whole(members.length),
        whole(median(times)),
        whole(Math.max(...times)),
        whole(median(members.map(({ steps }) => steps ?? 0))),
      ]
    }),
  })
  out.line()
}
