import { describe, expect, it } from 'vitest'
import type { SiteActionOf, SiteRoute } from './format.js'
import { importGame } from './index.js'
import { writeRandomGame } from './testing-site.js'

type Run = SiteActionOf<'run_routes'>

const { exported } = writeRandomGame(3, 4, 4000)
const runs = exported.actions.flatMap((action, number) =>
  action.type === 'run_routes' ? [{ number, run: action }] : [],
)
const sum = (routes: readonly SiteRoute[]): number => routes.reduce((all, { revenue }) => all + revenue, 0)
const isSame = (a: SiteRoute, b: SiteRoute): boolean =>
  a.train === b.train && a.hexes?.join() === b.hexes?.join()

/** The import up to a run, without one of its routes. */
const without = (number: number, run: Run, route: SiteRoute) => {
  const shorter = { ...run, routes: run.routes.filter((other) => other !== route) }
  return importGame({ ...exported, actions: [...exported.actions.slice(0, number), shorter] })
}

describe('a route that was left out', () => {
  it('is named where the railway ran it the time before', () => {
    let found = 0
    for (const { number, run } of runs.slice(0, 25)) {
      const last = runs.findLast((other) => other.number < number && other.run.entity === run.entity)
      for (const route of run.routes) {
        if (!last?.run.routes.some((other) => isSame(other, route)) || route.revenue === 0) continue
        const outcome = without(number, run, route)
        // the concession route must be run, and the routes of a train hang together
        if (!outcome.ok && outcome.fault.path === `actions[${number}]`) continue
        const note = outcome.notes.find(({ path }) => path === `actions[${number}].routes`)
        expect(note).toMatchObject({
          about: 'missing-route',
          severity: 'difference',
          params: { railway: run.entity, stored: sum(run.routes) - route.revenue },
        })
        expect(note?.params['possible']).toBeGreaterThanOrEqual(sum(run.routes))
        found++
      }
    }
    expect(found).toBeGreaterThan(3)
  })

  it('is looked for in every run where the file is at odds with itself, and only there', () => {
    let found = 0
    for (const { number, run } of runs.slice(0, 12)) {
      const shorter = { ...run, routes: run.routes.slice(0, -1) }
      const actions = [...exported.actions.slice(0, number), shorter]
      const waiting = importGame({ ...exported, actions })
      if (!waiting.ok || waiting.notes.length > 0 || run.routes.at(-1)?.revenue === 0) continue
      expect(waiting.suspects()).toEqual([])
      const stopped = importGame({ ...exported, actions: [...actions, { ...shorter, id: 9999 }] })
      expect(stopped).toMatchObject({ ok: false, fault: { fault: { kind: 'step' } } })
      expect(stopped.suspects().at(-1)).toMatchObject({
        path: `actions[${number}].routes`,
        about: 'spare-train',
        severity: 'remark',
        params: { railway: run.entity, stored: sum(shorter.routes) },
      })
      found++
    }
    expect(found).toBeGreaterThan(0)
  })
})
