import { describe, expect, it } from 'vitest'
import type { RunDraft } from '../../draft.js'
import {
  asking,
  begunRoute,
  finishedRoute,
  putDown,
  takenUp,
  trainsOf,
  withRoute,
  withStep,
  withoutRoute,
  withoutStep,
} from './plan.js'

const draft: RunDraft = {
  kind: 'run',
  edited: false,
  plan: {
    trains: [
      {
        size: 2,
        routes: [
          ['A', 'B'],
          ['B', 'C'],
        ],
      },
      { size: 2, routes: [['C', 'D']] },
    ],
    diesel: [['A', 'C']],
  },
}

describe('a plan of runs under work', () => {
  it('names its routes, counting on over trains of the same size', () => {
    expect(trainsOf(draft.plan).map(({ train, routes }) => [train, routes.map(({ id }) => id)])).toEqual([
      [2, ['2:0', '2:1']],
      [2, ['2:2']],
      ['D', ['D:0']],
    ])
  })

  it('loses just the route that is removed, and counts as changed', () => {
    expect(withoutRoute(draft, '2:2')).toEqual({
      kind: 'run',
      edited: true,
      plan: { ...draft.plan, trains: [draft.plan.trains[0], { size: 2, routes: [] }] },
    })
    expect(withoutRoute(draft, 'D:0').plan.diesel).toEqual([])
  })

  it('takes a new route hex by hex, back and forth', () => {
    const begun = withStep(withStep(begunRoute(draft, 2), 'D'), 'E')
    expect(begun).toMatchObject({ train: 2, route: ['D', 'E'], edited: false })
    expect(withoutStep(begun).route).toEqual(['D'])
    expect(putDown(begun)).toEqual(draft)
  })

  it('leads a route that is taken up another way, and leaves all others', () => {
    const taken = takenUp(draft, '2:1')
    expect(taken).toEqual({ ...draft, taken: '2:1' })
    expect(putDown(taken)).toEqual(draft)
    const longer = withRoute(taken, '2:1', ['B', 'C', 'D'])
    expect(longer).toMatchObject({ edited: true, taken: '2:1' })
    expect(longer.plan.trains[0]?.routes).toEqual([
      ['A', 'B'],
      ['B', 'C', 'D'],
    ])
    expect(longer.plan.trains[1]).toEqual(draft.plan.trains[1])
    expect(withRoute(draft, 'D:0', ['A', 'B']).plan.diesel).toEqual([['A', 'B']])
  })

  it('loses a route of which nothing is left', () => {
    expect(withRoute(takenUp(draft, '2:2'), '2:2', [])).toEqual(withoutRoute(draft, '2:2'))
  })

  it('asks which of several routes is meant until one is taken up', () => {
    expect(asking(takenUp(draft, '2:1'), 'B')).toEqual({ ...draft, asks: 'B' })
    expect(takenUp(asking(draft, 'B'), '2:0')).not.toHaveProperty('asks')
  })

  it('gives a finished route to the train that has room', () => {
    const done = finishedRoute({ ...draft, train: 2, route: ['D', 'E'] })
    expect(done.plan.trains.map(({ routes }) => routes.length)).toEqual([2, 2])
    expect(done.plan.trains[1]?.routes[1]).toEqual(['D', 'E'])
    expect(done).not.toHaveProperty('train')
    expect(done.edited).toBe(true)
  })

  it('adds to the first train where none has room, so that the fault is seen', () => {
    const full = finishedRoute({ ...draft, train: 2, route: ['D', 'E'] })
    const more = finishedRoute({ ...full, train: 2, route: ['E', 'F'] })
    expect(more.plan.trains.map(({ routes }) => routes.length)).toEqual([3, 2])
  })

  it('gives the diesel its own', () => {
    expect(finishedRoute({ ...draft, train: 'D', route: ['C', 'D'] }).plan.diesel).toEqual([
      ['A', 'C'],
      ['C', 'D'],
    ])
  })
})
