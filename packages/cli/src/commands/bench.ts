import type { CoreState, GameFile, Title } from '@stellwerk/engine'
import { History, begin, legal, replay } from '@stellwerk/engine'
import type { Definition } from '../command.js'
import { numberOption, textOption, whole } from '../command.js'
import { refusedInput, wrong } from '../errors.js'
import { exit } from '../exit.js'
import type { Game } from '../games.js'
import type { Output } from '../output.js'
import { readGameFile } from '../session.js'
import { randomGame } from './bench-games.js'
import { benchRoutes } from './bench-routes.js'
import { benchRuns } from './bench-runs.js'
import { benchSpeed } from './bench-speed.js'
import { median } from './bench-times.js'

/** The title whose figures the documents tell. */
const usualTitle = '1873'

export const bench: Definition = {
  define(command, text) {
    command
      .argument('[what]', text('argument.bench'))
      .argument('[file]', text('argument.benchFile'))
      .option('-t, --title <title>', text('option.benchTitle'), usualTitle)
      .option('-s, --seed <number>', text('option.benchSeed'), whole('--seed'), 1)
      .option('-r, --runs <number>', text('option.runs'), whole('--runs', 1), 30)
      .option('-g, --games <number>', text('option.games'), whole('--games', 1), 20)
  },
  async run({ world, out }, [what = 'speed', name], options) {
    if (what === 'speed')
      return benchSpeed(
        world.cwd,
        out,
        textOption(options, 'title') ?? usualTitle,
        numberOption(options, 'seed') ?? 1,
      )
    if (what === 'routes') return benchRoutes(world.cwd, out, name)
    if (what === 'runs')
      return benchRuns(
        out,
        textOption(options, 'title') ?? usualTitle,
        numberOption(options, 'games') ?? 1,
        numberOption(options, 'seed') ?? 1,
      )
    if (what !== 'replay') throw wrong('bench.unknown', { what }, { where: 'WHAT' })
    const { game, file } =
      name === undefined
        ? await randomGame(textOption(options, 'title') ?? usualTitle, numberOption(options, 'seed') ?? 1)
        : await readGameFile(world.cwd, name)
    const replays = measureReplay(game, file, numberOption(options, 'runs') ?? 1, name ?? 'bench')
    const decisions = measureLegal(game, file)
    tell(out, game, file, replays, decisions)
    return exit.ok
  },
}

interface Replays {
  readonly actions: number
  readonly runs: number
  /** Of one replay: the median and the best. */
  readonly milliseconds: number
  readonly best: number
  readonly stateBytes: number
}

function measureReplay({ title, id }: Game, file: GameFile, runs: number, where: string): Replays {
  const times: number[] = []
  let history: History<CoreState> | undefined
  const warmUp = Math.min(5, runs)
  for (let run = -warmUp; run < runs; run++) {
    const start = performance.now()
    const replayed = replay(title, file)
    const time = performance.now() - start
    if (!replayed.ok) throw refusedInput(replayed.refusal, where, id)
    history = replayed.value
    if (run >= 0) times.push(time)
  }
  const { length } = history as History<CoreState>
  const middle = (history as History<CoreState>).at(Math.floor(length / 2)).state
  return {
    actions: length,
    runs,
    milliseconds: median(times),
    best: Math.min(...times),
    stateBytes: Buffer.byteLength(JSON.stringify(middle)),
  }
}

interface StepTimes {
  readonly step: string
  readonly count: number
  readonly choices: number
  readonly median: number
  readonly max: number
}

const passes = 5

/**
 * How long `legal` takes by kind of step. Every position is asked in several passes, each through fresh states, as a
 * player's program would ask. The fastest answer counts, because other work on the machine can only slow it down.
 */
function measureLegal({ title }: Game, file: GameFile): StepTimes[] {
  const positions = Array.from({ length: passes }, () => askEverywhere(title, file))
  const bySteps = new Map<string, { times: number[]; choices: number }>()
  for (const [i, { step, choices }] of (positions[0] ?? []).entries()) {
    const known = bySteps.get(step) ?? { times: [], choices: 0 }
    known.times.push(Math.min(...positions.map((pass) => pass[i]?.time ?? Infinity)))
    known.choices = Math.max(known.choices, choices)
    bySteps.set(step, known)
  }
  return [...bySteps]
    .map(([step, { times, choices }]) => ({
      step,
      count: times.length,
      choices,
      median: median(times),
      max: Math.max(...times),
    }))
    .toSorted((a, b) => b.max - a.max)
}

function askEverywhere(title: Title, file: GameFile): { step: string; time: number; choices: number }[] {
  const start = begin(title, file)
  if (!start.ok) throw new Error(start.refusal.rule)
  const history = new History(title, start.value)
  return file.actions.map((entry) => {
    const began = performance.now()
    const { step, choices } = legal(title, history.state)
    const time = (performance.now() - began) * 1000
    const { hash: _, ...action } = entry as { hash?: unknown; type: string; to?: number }
    if (action.type === 'undo') history.undo(action.to)
    else if (action.type === 'redo') history.redo(action.to)
    else history.act(action)
    return { step: step?.kind ?? '', time, choices: choices.length }
  })
}

function tell(
  out: Output,
  { id, face }: Game,
  file: GameFile,
  replays: Replays,
  steps: readonly StepTimes[],
): void {
  const { actions, milliseconds, best, stateBytes, runs } = replays
  const perSecond = Math.round((actions / milliseconds) * 1000)
  const perAction = (milliseconds / actions) * 1000
  const track = steps.filter(({ step }) => face?.trackSteps.includes(step))
  if (out.json) {
    const rounded = (n: number): number => Math.round(n * 100) / 100
    const times = steps.map((s) => ({ ...s, median: rounded(s.median), max: rounded(s.max) }))
    out.data({
      title: id,
      options: file.options,
      players: file.players.length,
      seed: file.seed,
      actions,
      runs,
      actionsPerSecond: perSecond,
      microsecondsPerAction: rounded(perAction),
      millisecondsPerGame: rounded(milliseconds),
      bestMillisecondsPerGame: rounded(best),
      stateBytes,
      legalInTrackSteps: times.filter(({ step }) => face?.trackSteps.includes(step)),
      legalBySteps: times,
    })
    return
  }
  const params = { title: id, players: file.players.length, seed: file.seed, actions, runs }
  out.line(out.text('bench.game', params))
  out.line(out.text('bench.replay', { perSecond, perAction, milliseconds, best }))
  out.line(out.text('bench.state', { bytes: stateBytes }))
  for (const { step, median: middle, max } of track)
    out.line(out.text('bench.track', { step, median: middle, max }))
  out.line()
  out.table({
    columns: [
      { heading: out.text('column.step') },
      { heading: out.text('column.times'), align: 'right' },
      { heading: out.text('column.mostChoices'), align: 'right' },
      { heading: out.text('column.median'), align: 'right' },
      { heading: out.text('column.max'), align: 'right' },
    ],
    rows: steps.map((s) => [
      s.step,
      ...[s.count, s.choices, s.median, s.max].map((n) => Math.round(n).toLocaleString(out.language)),
    ]),
  })
}
