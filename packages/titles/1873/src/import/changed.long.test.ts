import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { SiteAction, SiteActionOf } from './format.js'
import type { ImportOutcome } from './index.js'
import { importGame } from './index.js'
import { writeFinishedGame } from './testing-site.js'

/** A finished game from 18xx.games where somebody has it beside the clone; see its README. */
const file = fileURLToPath(new URL('../../../../../../shared/peer/game.json', import.meta.url))

interface Exported {
  readonly actions: readonly SiteAction[]
  readonly result: { readonly [id: string]: number }
}
type Run = SiteActionOf<'run_routes'>

/** Everything that is told beside the fault. */
const told = (outcome: ImportOutcome) => [...outcome.notes, ...outcome.suspects()]

/** How many runs have several routes at least; how often a missing one stops the import, and how often the run is named. */
interface Least {
  readonly several: number
  readonly here: number
  readonly named: number
}
const games: readonly { readonly of: string; readonly game: () => Exported; readonly least: Least }[] = [
  // random players of whom none leaves a route out
  { of: 'our own', game: () => writeFinishedGame(50, 5), least: { several: 5, here: 15, named: 5 } },
  ...(existsSync(file)
    ? [
        {
          of: '18xx.games',
          game: () => JSON.parse(readFileSync(file, 'utf8')) as Exported,
          least: { several: 31, here: 41, named: 21 },
        },
      ]
    : []),
]

describe.each(games)('a game of $of with something changed', ({ of, game: read, least }) => {
  const game = read()
  const runs = game.actions.flatMap((action, number) =>
    action.type === 'run_routes' ? [{ number, run: action }] : [],
  )

  /** The game with other routes in one of its runs. */
  const withRoutes = (number: number, run: Run, routes: Run['routes']): ImportOutcome =>
    importGame({ ...game, actions: game.actions.with(number, { ...run, routes }) })

  it('is incomplete wherever it is cut', () => {
    const { length } = game.actions
    const every = Array.from({ length: Math.ceil(length / 20) }, (_, i) => 20 * i)
    const counts = [...every, length - 10, length - 2, length - 1]
    for (const count of counts) {
      const outcome = importGame({ ...game, actions: game.actions.slice(0, count) })
      expect(outcome.ok && outcome.notes.filter(({ severity }) => severity !== 'remark')).toMatchObject([
        { about: 'cut-off', path: count === 0 ? 'actions' : `actions[${count - 1}]` },
      ])
    }
  })

  it('tells each result that is not ours', () => {
    for (const [id, fortune] of Object.entries(game.result)) {
      const { notes } = importGame({ ...game, result: { ...game.result, [id]: fortune - 1 } })
      expect(notes).toMatchObject([
        { path: `result.${id}`, severity: 'difference', params: { here: fortune, there: fortune - 1 } },
      ])
    }
  })

  it('tells both figures of both routes where revenue moved between them', () => {
    const several = runs.filter(({ run }) => run.routes.length > 1)
    expect(several.length).toBeGreaterThanOrEqual(least.several)
    for (const { number, run } of several) {
      const last = run.routes.length - 1
      const moved = run.routes.map((route, i) => ({
        ...route,
        revenue: route.revenue + (i === 0 ? -10 : i === last ? 10 : 0),
      }))
      const figures = [0, last].map((i) => ({
        path: `actions[${number}].routes[${i}].revenue`,
        about: 'route-revenue',
        severity: 'difference',
        params: {
          railway: run.entity,
          train: run.routes[i]?.train,
          stored: moved[i]?.revenue,
          computed: run.routes[i]?.revenue,
        },
      }))
      const outcome = withRoutes(number, run, moved)
      expect(outcome).toMatchObject({ ok: true, notes: figures })
    }
  })

  it('never lacks a route in silence, and is told where', () => {
    const ends = { here: 0, named: 0 }
    for (const { number, run } of runs)
      for (const dropped of new Set([0, run.routes.length - 1])) {
        const outcome = withRoutes(number, run, run.routes.toSpliced(dropped, 1))
        const total = run.routes.reduce((sum, { revenue }) => sum + revenue, 0)
        const lost = run.routes[dropped]?.revenue ?? 0
        if (!outcome.ok && outcome.fault.path === `actions[${number}]`) {
          ends.here++
          continue
        }
        const place = told(outcome).find(({ path }) => path.startsWith(`actions[${number}]`))
        // an action that was taken back later is left out; a route that earned nothing is not missed
        if (place?.about === 'left-out' || lost === 0) continue
        expect(place?.params, `${number}, route ${dropped}`).toMatchObject({ stored: total - lost })
        expect(Number(place?.params['possible'])).toBeGreaterThan(total - lost)
        expect(outcome.ok && !outcome.notes.some(({ severity }) => severity === 'difference')).toBe(false)
        ends.named++
      }
    expect(ends.here).toBeGreaterThanOrEqual(least.here)
    expect(ends.named).toBeGreaterThanOrEqual(least.named)
  })

  it.runIf(of === '18xx.games')(
    'names the run that lacks a route of the runs before and after, and no other (with games of our own in missing-routes.test.ts)',
    () => {
      // the HBE withholds, so that not even the result is another one
      const { number, run } = runs.find((one) => one.number === 396) as (typeof runs)[number]
      expect(withRoutes(number, run, run.routes.slice(0, 1)).notes).toEqual([
        {
          path: 'actions[396].routes',
          about: 'missing-route',
          severity: 'difference',
          params: { railway: 'HBE', routes: 'B13-B15-C16', stored: 170, possible: 270 },
        },
      ])
    },
  )
})
