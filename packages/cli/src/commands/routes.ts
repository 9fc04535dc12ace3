import { engineRules, isObject, refusal } from '@stellwerk/engine'
import type { CoreState } from '@stellwerk/engine'
import type { Plan, Problem } from '@stellwerk/router'
import { ProblemError, isStop, parseProblem, solve } from '@stellwerk/router'
import type { Definition } from '../command.js'
import { numberOption, textOption, whole } from '../command.js'
import { refusedInput, wrong } from '../errors.js'
import type { ExitCode } from '../exit.js'
import { exit } from '../exit.js'
import { readStdin, readText } from '../files.js'
import type { Game } from '../games.js'
import { gameIds, gameOf } from '../games.js'
import { parseJson } from '../json.js'
import type { Output } from '../output.js'
import { actionNumber, open, refusalText } from '../session.js'
import type { GivenPlans, Runs, RunsPlan } from '../face/face.js'

const longest = 60_000

/** The best routes: of a problem file, of a position, or of a game as it stands. */
export const routes: Definition = {
  define(command, text) {
    command
      .argument('<file>', text('argument.routes'))
      .option('--railway <company>', text('option.railway'))
      .option('--best <number>', text('option.best'), whole('--best', 1), 1)
      .option('--limit <milliseconds>', text('option.limit'), whole('--limit', 1), longest)
      .option('--at <number>', text('option.at'), whole('--at'))
      .option('--plan <file>', text('option.plan'))
      .option('--complete', text('option.complete'))
  },
  async run({ world, out }, [name = ''], options) {
    const best = numberOption(options, 'best') ?? 1
    const given = parseJson(readText(world.cwd, name), { where: name })
    const planFile = textOption(options, 'plan')
    const complete = options['complete'] === true
    if (complete && planFile === undefined) throw wrong('routes.needPlan', {}, { where: '--complete' })
    if (isObject(given) && given['format'] === 'route-problem/1') {
      if (planFile !== undefined) throw wrong('routes.noPlans', {}, { where: '--plan' })
      return solveProblem(out, readProblem(given, name), best, numberOption(options, 'limit') ?? longest)
    }
    const { game, state } = await positionOf(world.cwd, name, given, numberOption(options, 'at'))
    const { face } = game
    const company = companyOf(face, state, textOption(options, 'railway'))
    if (planFile === undefined) return solvePosition(out, face, state, company, best)
    const plans = face?.givenPlans
    if (!plans) throw wrong('routes.noPlans', {}, { where: '--plan' })
    if (complete && !plans.complete) throw wrong('routes.noCompletions', {}, { where: '--complete' })
    const where = planFile === '-' ? 'stdin' : planFile
    const source = planFile === '-' ? await readStdin(world.stdin) : readText(world.cwd, planFile)
    const plan = parseJson(source, { where })
    const fault = plans.shape(plan, '')
    if (fault) throw refusedInput(refusal(engineRules.malformed, { ...fault }), where, game.id)
    return complete
      ? completePlan(out, { game, plans, state, company, plan })
      : checkPlan(out, { game, plans, state, company, plan })
  },
}

export function readProblem(given: unknown, where: string): Problem {
  try {
    return parseProblem(given)
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    throw wrong('routes.field', { expected: error.expected }, { where, path: error.path })
  }
}

async function positionOf(
  cwd: string,
  name: string,
  given: unknown,
  at: number | undefined,
): Promise<{ readonly game: Game; readonly state: CoreState }> {
  if (isObject(given) && given['format'] === undefined && given['actions'] === undefined) {
    const game = await gameOfPosition(given, name)
    const begun = game.title.position(given)
    if (!begun.ok) throw refusedInput(begun.refusal, name, game.id)
    return { game, state: begun.value }
  }
  const { game, history } = await open(cwd, name)
  return { game, state: history.at(actionNumber(history, at, '--at')).state }
}

/** A position that does not name its title belongs to the first title in which it is valid. */
async function gameOfPosition(given: { readonly [field: string]: unknown }, where: string): Promise<Game> {
  const place = { where, path: 'title' }
  const { title } = given
  if (typeof title === 'string') return gameOf(title, place)
  const games = await Promise.all(gameIds().map((id) => gameOf(id, place)))
  const game = games.find((one) => one.title.position(given).ok)
  if (!game) throw wrong('routes.untitled', { titles: gameIds().join(', ') }, place)
  return game
}

const seconds = (milliseconds: number): number => Math.round(milliseconds * 10) / 10

function solveProblem(out: Output, problem: Problem, best: number, limit: number): ExitCode {
  const now = (): number => performance.now()
  const outcome = solve(problem.task, { best, maxMilliseconds: limit, now })
  const milliseconds = seconds(outcome.milliseconds)
  const { plans, proven, bound, steps } = outcome
  if (out.json) {
    out.data({
      id: problem.id,
      company: problem.company,
      proven,
      bound,
      milliseconds,
      steps,
      plans: plans.map((plan) => ({
        total: plan.total,
        routes: plan.runs.map((run) => shown(problem, run)),
      })),
    })
    return exit.ok
  }
  for (const [rank, plan] of plans.entries()) {
    tellTotal(out, problem.company, plan.total, rank, { proven, bound })
    out.table({
      columns: [
        { heading: out.text('column.train') },
        { heading: out.text('column.value'), align: 'right' },
        { heading: out.text('column.route'), flexible: true },
      ],
      rows: plan.runs.map((run) => {
        const { train, revenue, stops, bonuses, mail } = shown(problem, run)
        const called = stops.map(({ name, value }) => (value === null ? `(${name})` : `${name} ${value}`))
        const extra = [...bonuses, ...(mail ? [mail] : [])].map(
          (amount) => `${amount < 0 ? '' : '+'}${amount}`,
        )
        return [train, String(revenue), [called.join(' - '), ...extra].join(' ')]
      }),
    })
    out.line()
  }
  out.line(out.text('routes.effort', { milliseconds, steps }))
  return exit.ok
}

/** A route in the terms of the board: stops with what they earn, and pieces of track as the format names them. */
function shown(problem: Problem, { train, route, earnings }: Plan['runs'][number]) {
  const { network, trains } = problem.task
  const value = new Map(earnings.calls.map((call) => [call.point, call.value]))
  return {
    train: trains[train]?.name ?? '',
    revenue: earnings.total,
    stops: route.points.flatMap((p) => {
      const point = network.points[p]
      return isStop(point)
        ? [{ at: problem.pointNames[p], name: point.name, value: value.get(p) ?? null }]
        : []
    }),
    track: route.segments.map((s) => problem.segmentTrack[s]),
    bonuses: earnings.bonuses.map(({ amount }) => amount),
    mail: earnings.mail,
  }
}

/** The company that was asked for, or the one that is about to run. */
function companyOf(face: Game['face'], state: CoreState, asked: string | undefined): string {
  const able = face?.runners?.(state) ?? []
  const company = asked ?? able[0]
  if (company === undefined) throw wrong('routes.none')
  if (!able.includes(company))
    throw wrong('routes.company', { company, companies: able.join(', ') }, { where: '--railway' })
  return company
}

function solvePosition(
  out: Output,
  face: Game['face'],
  state: CoreState,
  company: string,
  best: number,
): ExitCode {
  if (!face?.runs) throw wrong('routes.none')
  const began = performance.now()
  const found = face.runs(state, company, best)
  const milliseconds = seconds(performance.now() - began)
  if (out.json) out.data({ ...found, milliseconds })
  else tellRuns(out, found, milliseconds)
  return exit.ok
}

interface Given {
  readonly game: Game
  readonly plans: GivenPlans<CoreState>
  readonly state: CoreState
  readonly company: string
  readonly plan: unknown
}

/** Every fault of a person's plan, or what it earns. */
async function checkPlan(out: Output, given: Given): Promise<ExitCode> {
  const { plans, state, company, plan } = given
  const faults = await faultsIn(out, given)
  if (faults.length > 0) {
    if (out.json) out.data({ company, faults })
    else tellFaults(out, out.text('routes.faults', { company, count: faults.length }), faults)
    return exit.refused
  }
  const value = plans.value(state, company, plan)
  if (out.json) out.data({ company, faults, ...value })
  else {
    out.line(out.text('routes.total', { company, total: value.total, sure: out.text('routes.legal') }))
    tellPlan(out, value)
  }
  return exit.ok
}

/** The best plan that contains the routes of a person's plan, or the rules that these break. */
async function completePlan(out: Output, given: Given): Promise<ExitCode> {
  const { plans, state, company, plan } = given
  const found = plans.complete?.(state, company, plan)
  if (!found) {
    const faults = await faultsIn(out, given)
    if (out.json) out.data({ company, faults })
    else tellFaults(out, out.text('routes.noCompletion', { company }), faults)
    return exit.refused
  }
  if (out.json) out.data({ company, ...found })
  else {
    const sure = out.text(found.proven ? 'routes.provenCompletion' : 'routes.open')
    out.line(out.text('routes.total', { company, total: found.total, sure }))
    tellPlan(out, found)
  }
  return exit.ok
}

interface ToldFault {
  readonly rule: string
  readonly message: string
}

const faultsIn = (out: Output, { game, plans, state, company, plan }: Given): Promise<ToldFault[]> =>
  Promise.all(
    plans.faults(state, company, plan).map(async (no) => ({
      rule: no.rule,
      message: await refusalText(out, no, game.id),
      params: no.params,
    })),
  )

function tellFaults(out: Output, heading: string, faults: readonly ToldFault[]): void {
  out.line(heading)
  for (const { rule, message } of faults) out.line(`- ${message} (${rule})`)
}

function tellRuns(out: Output, { company, proven, plans, steps }: Runs, milliseconds: number): void {
  for (const [rank, plan] of plans.entries()) {
    if (plan.aim) tellAim(out, company, { ...plan, aim: plan.aim }, proven)
    else tellTotal(out, company, plan.total, rank, { proven })
    tellPlan(out, plan)
    out.line()
  }
  out.line(
    steps === undefined
      ? out.text('routes.time', { milliseconds })
      : out.text('routes.effort', { milliseconds, steps }),
  )
}

function tellPlan(out: Output, { runs, parts }: RunsPlan): void {
  out.table({
    columns: [{ heading: out.text('column.train') }, { heading: out.text('column.route'), flexible: true }],
    rows: runs.map(({ train, stops }) => [train, stops.join(' - ')]),
  })
  out.line(parts.map(({ place, value }) => `${place} ${value}`).join(', '))
}

/** One of two best plans: what it is best for, and whether that is proven. */
function tellAim(
  out: Output,
  company: string,
  { total, aim }: RunsPlan & { readonly aim: 'treasury' | 'dividend' },
  proven: boolean,
): void {
  const sure = [out.text(`routes.${aim}`), out.text(proven ? 'routes.provenBest' : 'routes.open')].join(', ')
  out.line(out.text('routes.total', { company, total, sure }))
}

function tellTotal(
  out: Output,
  company: string,
  total: number,
  rank: number,
  { proven, bound }: { readonly proven: boolean; readonly bound?: number },
): void {
  const first = proven
    ? out.text('routes.proven')
    : bound === undefined
      ? out.text('routes.open')
      : out.text('routes.bound', { bound })
  const sure = rank === 0 ? first : out.text('routes.next', { rank: rank + 1 })
  out.line(out.text('routes.total', { company, total, sure }))
}
