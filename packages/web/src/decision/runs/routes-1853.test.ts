import type { TrainRun } from '@stellwerk/1853'
import { india1853, indiaFace } from '@stellwerk/1853'
import { expect, it } from 'vitest'
import { randomGame } from '../../story/testing.js'
import type { RunDraft } from './plan.js'
import { begunWith, finished, idleTrains, mailedBy, putDown, takenUp, withRoute, without } from './plan.js'

const editor = indiaFace.runs.editor!

it('every run of a game can be put together hex by hex', () => {
  const runs = randomGame(india1853, 3, { most: 220 }).flatMap(({ events, state }) =>
    events
      .filter(({ kind }) => kind === 'ran')
      .flatMap((event) =>
        (event['runs'] as unknown as TrainRun[]).map((run) => ({
          run,
          ways: editor.ways(state, event['company'] as string, run.train),
          starts: editor.starts(state, event['company'] as string, run.train),
        })),
      ),
  )
  expect(runs.length).toBeGreaterThan(0)
  for (const { run, ways, starts } of runs) {
    // a hex is named twice for its second town, which is no step to another hex
    const route = run.route.filter((hex, i) => hex !== run.route[i - 1])
    expect(starts).toContain(route[0])
    for (let i = 1; i < route.length; i++)
      expect(ways.onward(route[i - 1] ?? '', route[i - 2])).toContain(route[i])
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

it('a train of size two has room for two routes, and one without limit always has', () => {
  const runs = [{ train: '2', route: ['A', 'B'] }]
  const trains = [
    { train: '2', most: 2 },
    { train: 'D', most: null },
  ]
  expect(idleTrains(trains, { runs })).toEqual(['2', 'D'])
  expect(idleTrains(trains, { runs: [...runs, ...runs] })).toEqual(['D'])
})
