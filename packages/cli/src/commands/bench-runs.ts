import type { Action, CoreState, History } from '@stellwerk/engine'
import { playRandomly } from '@stellwerk/engine/testing'
import { refusedInput } from '../errors.js'
import type { ExitCode } from '../exit.js'
import { exit } from '../exit.js'
import { seats } from '../fuzz/game.js'
import type { Game } from '../games.js'
import { gameOf } from '../games.js'
import type { Output } from '../output.js'
import { titleOptions } from '../setup.js'

interface Row {
  readonly seed: number
  readonly players: number
  readonly runs: number
  readonly proven: number
  /** The median time of one search, on a board without cached results. */
  readonly median: number
  readonly max: number
}

/** The best runs of every operating turn of random complete games: whether they are proven, and how long that takes. */
export async function benchRuns(out: Output, id: string, games: number, seed: number): Promise<ExitCode> {
  const game = await gameOf(id, { where: '--title' })
  const rows = Array.from({ length: games }, (_, i) => row(game, seed + i))
  if (out.json) out.data(rows)
  else tell(out, rows)
  return exit.ok
}

function row(game: Game, seed: number): Row {
  const { min, max } = game.title.seats
  const players = min + (seed % (max - min + 1))
  const start = { players: seats(players), seed, options: titleOptions(game, undefined) }
  const created = game.title.create(start)
  if (!created.ok) throw refusedInput(created.refusal, 'bench', game.id)
  const { history, violation } = playRandomly(game.title, created.value, seed)
  if (violation !== undefined) throw new Error(violation)
  const searches = searchesOf(game, history)
  const times = searches.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)
  return {
    seed,
    players,
    runs: searches.length,
    proven: searches.filter(({ proven }) => proven).length,
    median: times[Math.floor(times.length / 2)] ?? 0,
    max: times.at(-1) ?? 0,
  }
}

function searchesOf(
  { face }: Game,
  history: History<CoreState>,
): { readonly proven: boolean; readonly milliseconds: number }[] {
  return Array.from({ length: history.length }, (_, i) => i + 1).flatMap((n) => {
    const made = history.record[history.at(n).entry]
    if (made?.type !== 'action' || (made.action as Action).type !== 'run') return []
    // results are cached by the parts of a state, and fresh parts have none
    const state = structuredClone(history.at(n - 1).state)
    const company = face?.runners?.(state)[0]
    if (company === undefined) return []
    const began = performance.now()
    const found = face?.runs?.(state, company, 1)
    return found ? [{ proven: found.proven, milliseconds: performance.now() - began }] : []
  })
}

function tell(out: Output, rows: readonly Row[]): void {
  const right = (key: Parameters<Output['text']>[0]) => ({ heading: out.text(key), align: 'right' as const })
  const micro = (milliseconds: number): string => Math.round(milliseconds * 1000).toLocaleString(out.language)
  out.table({
    columns: [
      right('column.number'),
      right('column.player'),
      right('column.times'),
      right('column.proven'),
      right('column.median'),
      right('column.max'),
    ],
    rows: rows.map(({ seed, players, runs, proven, median, max }) => [
      String(seed),
      String(players),
      String(runs),
      String(proven),
      micro(median),
      micro(max),
    ]),
  })
  const worst = rows.map(({ max }) => max)
  const medians = rows.map(({ median }) => median).toSorted((a, b) => a - b)
  const count = rows.reduce((sum, { runs }) => sum + runs, 0)
  out.line()
  out.line(
    out.text('bench.worst', {
      count,
      median: medians[Math.floor(medians.length / 2)] ?? 0,
      max: Math.max(0, ...worst),
    }),
  )
}
