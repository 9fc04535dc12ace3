import type { CompanyId, TrainRun } from '@stellwerk/1853'
import { expect, it } from 'vitest'
import { begunWith, finished, putDown, takenUp, withRoute, without } from '../../decision/runs/plan.js'
import { mailedBy } from './decision/run/plan.js'
import type { RunDraft } from './draft.js'
import { nextHexes, waysOf } from './routes.js'
import { randomGame } from './story/testing.js'

it('every run of a game can be put together hex by hex', () => {
  const runs = randomGame(3, 220).flatMap(({ events, state }) =>
    events
      .filter(({ kind }) => kind === 'ran')
      .flatMap((event) =>
        (event['runs'] as unknown as TrainRun[]).map((run) => ({
          run,
          ways: waysOf(state, event['company'] as CompanyId, run.train),
        })),
      ),
  )
  expect(runs.length).toBeGreaterThan(0)
  for (const { run, ways } of runs) {
    // a hex is named twice for its second town, which is no step to another hex
    const route = run.route.filter((hex, i) => hex !== run.route[i - 1])
    for (const [i, hex] of route.entries()) expect(nextHexes(ways, route.slice(0, i))).toContain(hex)
  }
})

it('a plan keeps its mail with the right train', () => {
  const draft: RunDraft = {
    kind: 'run',
    runs: [
      { train: '2', route: ['A', 'B'] },
      { train: '3', route: ['C', 'D'] },
    ],
    mail: 1,
    edited: false,
  }
  expect(without(draft, 0)).toMatchObject({ mail: 0, edited: true, runs: [{ train: '3' }] })
  expect(without(draft, 1)).not.toHaveProperty('mail')
  expect(mailedBy(draft, 0).mail).toBe(0)
  const taken = takenUp(draft, 1)
  expect(putDown(taken)).toEqual(draft)
  const longer = withRoute(taken, ['C', 'D', 'E'])
  expect(longer).toMatchObject({ mail: 1, taken: 1, edited: true })
  expect(longer.runs).toEqual([draft.runs[0], { train: '3', route: ['C', 'D', 'E'] }])
  expect(withRoute(taken, [])).toEqual(without(draft, 1))
  const begun = withRoute(begunWith(draft, '2M'), ['E', 'F'])
  expect(begun.runs).toHaveLength(2)
  expect(finished(begun)).toMatchObject({ edited: true, mail: 1 })
  expect(finished(begun).runs[2]).toEqual({ train: '2M', route: ['E', 'F'] })
  expect(finished(begun)).not.toHaveProperty('begun')
})
