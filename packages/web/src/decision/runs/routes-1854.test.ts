import type { CompanyId, TrainRun } from '@stellwerk/1854'
import { austria1854, austriaFace, bestRun, faultsOfRuns, revenueOf } from '@stellwerk/1854'
import { orThrow } from '@stellwerk/engine/testing'
import { describe, expect, it } from 'vitest'
import { extendRoute, nextStops } from '../../board/route-edit.js'
import { tappedRoutes } from '../../board/route-hands.js'
import { randomGame } from '../../story/testing.js'
import { handsOn } from './hands.js'
import type { RunDraft } from './plan.js'

/** Klagenfurt with track to Villach and Venedig, and to Laibach. */
const state = orThrow(
  austria1854.position({
    players: ['Anna', 'Ben', 'Cem'],
    privates: 'sold',
    phase: '3',
    tiles: { H18: '14:1', H16: '1:0' },
    majors: {
      KT: { issuePrice: 67, director: 'Anna', certificates: { Anna: 1 }, trains: ['3'], acted: true },
    },
    at: { round: 'operating', turn: 'KT', step: 'run' },
  }),
)
const editor = austriaFace.runs.editor!
const ways = editor.ways(state, 'KT', '3')
const extend = (route: string, hex: string): string =>
  extendRoute(ways, route === '' ? [] : route.split(' '), hex).join(' ')

describe('tapping a run together', () => {
  it('begins at a stop that has track', () => {
    expect(extend('', 'H18')).toBe('H18')
    expect(extend('', 'G19')).toBe('')
  })

  it('fills in the way to a stop farther off, at either end', () => {
    expect(extend('H18', 'I15')).toBe('H18 H16 I15')
    expect(extend('H18 H16 I15', 'I19')).toBe('I19 H18 H16 I15')
  })

  it('does not go through a far destination', () => {
    expect(extend('I19', 'I15')).toBe('I19 H18 H16 I15')
    expect(extend('I19', 'C23')).toBe('I19')
  })

  it('finds two runs that earn the same, of which the rules take either', () => {
    const earned = (route: string): number =>
      revenueOf(state, 'KT', [{ train: '3', route: route.split(' ') }]).total
    expect(earned('H18 H16 I15')).toBe(earned('I19 H18 H16'))
    expect(bestRun(state, 'KT').total).toBe(earned('H18 H16 I15'))
  })
})

describe('hands on a run of the plan', () => {
  const draft: RunDraft = {
    kind: 'run',
    runs: [{ train: '3', route: ['H18', 'H16', 'I15'] }],
    edited: false,
  }
  const tap = (on: RunDraft, hex: string): RunDraft | undefined =>
    tappedRoutes(
      handsOn(on, () => ways),
      hex,
      undefined,
    )

  it('take it up, cut it and lead it on at its other end', () => {
    const taken = tap(draft, 'H16')
    expect(taken).toEqual({ ...draft, taken: 0 })
    const cut = taken && tap(taken, 'H16')
    expect(cut).toMatchObject({ edited: true, taken: 0, runs: [{ train: '3', route: ['H18', 'H16'] }] })
    expect(nextStops(ways, ['H18', 'H16'])).toContain('I19')
    expect(cut && tap(cut, 'I19')?.runs).toEqual([{ train: '3', route: ['I19', 'H18', 'H16'] }])
  })

  it('mean nothing beside it', () => {
    expect(tap(draft, 'C23')).toBeUndefined()
  })
})

it('every run of a game can be put together hex by hex, and calls where its train called', () => {
  const ran = randomGame(austria1854, 3, { most: 400 }).flatMap(({ events, state: after }) =>
    events
      .filter(({ kind }) => kind === 'ran')
      .flatMap((event) =>
        (event['runs'] as unknown as TrainRun[]).map((run) => ({
          run,
          company: event['company'] as CompanyId,
          after,
        })),
      ),
  )
  expect(ran.length).toBeGreaterThan(0)
  for (const { run, company, after } of ran) {
    const on = editor.ways(after, company, run.train)
    expect(editor.starts(after, company, run.train)).toContain(run.route[0])
    for (let i = 1; i < run.route.length; i++)
      expect(on.onward(run.route[i - 1] ?? '', run.route[i - 2])).toContain(run.route[i])
    if (faultsOfRuns(after, company, [run]).length === 0)
      expect(editor.write(after, company, [{ train: run.train, path: run.route }])).toEqual([run])
  }
})
