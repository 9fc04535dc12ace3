import { orThrow } from '@stellwerk/engine/testing'
import { describe, expect, it } from 'vitest'
import type { RunPlan, State } from '@stellwerk/1873'
import { harzbahn, harzbahnFace } from '@stellwerk/1873'
import { extendRoute, nextHexes, nextStops } from '../../board/route-edit.js'
import { tappedRoutes } from '../../board/route-hands.js'
import { randomGame } from '../../story/testing.js'
import { handsOn } from './hands.js'
import type { RunDraft } from './plan.js'

/** A line from Halberstadt over Langenstein and Blankenburg to Thale, with a branch to Derenburg. */
const state = orThrow(
  harzbahn.position({
    players: ['Ada', 'Ben'],
    phase: '3',
    railways: { HBE: { price: 120, shares: { Ada: 3 }, trains: [2] } },
    tiles: { B17: '78:4', B15: '78:5', E16: '75:2', D17: '76:3' },
    at: { round: 'operating', turn: 'HBE', step: 'railway-run' },
  }),
)
const editor = harzbahnFace.runs.editor!
const waysOf = (on: State, railway: string, train: string) => editor.ways(on, railway, train)
const ways = waysOf(state, 'HBE', '2')
const hexesOf = (route: string): readonly string[] => (route === '' ? [] : route.split(' '))
const extend = (route: string, hex: string): string => extendRoute(ways, hexesOf(route), hex).join(' ')

describe('tapping a route together', () => {
  const taps = (
    what: string,
    ...cases: readonly (readonly [route: string, hex: string, becomes: string])[]
  ) =>
    it(what, () => {
      for (const [route, hex, becomes] of cases) expect(extend(route, hex)).toBe(becomes)
    })

  taps('begins at a stop, not on plain track', ['', 'B19', 'B19'], ['', 'B17', ''], ['', 'H15', ''])
  taps(
    'goes on to a neighbour that track leads to',
    ['B19', 'B17', 'B19 B17'],
    ['B19 B17', 'C16', 'B19 B17 C16'],
    ['C16', 'C18', 'C16'],
  )
  taps(
    'fills in the way to a stop farther off',
    ['B19', 'C16', 'B19 B17 C16'],
    ['B19', 'D15', 'B19 B17 C16 D15'],
    ['B19 B17 C16', 'B13', 'B19 B17 C16 B15 B13'],
  )
  taps(
    'does not run back over its own track',
    ['D15 C16', 'B19', 'D15 C16 B17 B19'],
    ['D15 C16 B17 B19', 'B13', 'D15 C16 B17 B19'],
  )
  taps('1873-4.4.3-g: does not pass through a town', ['C16', 'E16', 'C16'], ['C16 D15', 'E16', 'C16 D15'])
  taps('grows at its beginning where its end leads nowhere', ['C16 B17 B19', 'D15', 'D15 C16 B17 B19'])
  taps(
    'is cut off at a hex of its own, and goes back stop by stop',
    ['B19 B17 C16 D15', 'C16', 'B19 B17 C16'],
    ['B19 B17 C16', 'C16', 'B19'],
    ['B19', 'B19', ''],
    ['B19 B17 C16 D15', 'B19', 'C16 D15'],
    ['C16 D15', 'C16', 'D15'],
    ['B19 B17 C16 D15', 'B17', 'B19 B17 C16 D15'],
  )
})

describe('where a route may go on to', () => {
  const stops = (route: string): readonly string[] => nextStops(ways, hexesOf(route)).toSorted()

  it('is the next stop at either end', () => {
    expect(stops('C16')).toEqual(['B13', 'B19', 'D15'])
    expect(stops('B19 B17 C16')).toEqual(['B13', 'D15'])
    expect(stops('C16 D15')).toEqual(['B13', 'B19'])
  })

  it('1873-4.4.3-g: is nowhere beyond a town', () => {
    expect(stops('B19 B17 C16 D15')).toEqual([])
    expect(nextHexes(ways, ['C16', 'D15'])).toEqual([])
    expect(nextHexes(ways, ['C16'])).toContain('D15')
  })

  it('1873-4.4.3-c: is no place from which no end is reached', () => {
    // of Thale the railway has no marker, and its track ends there
    expect(stops('D15')).not.toContain('F15')
    expect(nextHexes(ways, ['D15'])).not.toContain('E16')
  })
})

const routesIn = ({ trains, diesel = [] }: RunPlan) => [
  ...trains.flatMap(({ size, routes }) => routes.map((route) => ({ train: String(size), route }))),
  ...diesel.map((route) => ({ train: 'D', route })),
]

it('every route of a game can be put together hex by hex and stop by stop', () => {
  const ran = randomGame(harzbahn, 4, { options: { edition: 'R' } }).flatMap(({ state: after, events }) =>
    events
      .filter(({ kind }) => kind === 'ran')
      .flatMap((event) =>
        routesIn(event['plan'] as unknown as RunPlan).map(({ train, route }) => ({
          route,
          id: `${event['railway'] as string} ${train} ${route.join()}`,
          on: waysOf(after, event['railway'] as string, train),
        })),
      ),
  )
  const different = new Map(ran.map((each) => [each.id, each])).values()
  expect(ran.length).toBeGreaterThan(50)
  for (const { route, on } of different) {
    for (let i = 1; i < route.length; i++) expect(nextHexes(on, route.slice(0, i))).toContain(route[i])
    const stops = route.filter((hex, i) => i > 0 && on.stopsIn(hex, route[i - 1] ?? ''))
    let built: readonly string[] = route.slice(0, 1)
    for (const stop of stops) {
      expect(nextStops(on, built)).toContain(stop)
      built = route.slice(0, route.indexOf(stop) + 1)
    }
  }
})

describe('hands on a plan', () => {
  const draft: RunDraft = {
    kind: 'run',
    edited: false,
    runs: [
      { train: '2', route: ['B19', 'B17', 'C16', 'D15'] },
      { train: '2', route: ['C16', 'B15', 'B13'] },
    ],
  }
  const tap = (on: RunDraft, hex: string, pointed?: string): RunDraft | undefined =>
    tappedRoutes(
      handsOn(on, (train) => waysOf(state, 'HBE', train)),
      hex,
      pointed,
    )

  it('take up the only route of a hex, or the one that was pointed at', () => {
    expect(tap(draft, 'B19')).toEqual({ ...draft, taken: 0 })
    expect(tap(draft, 'C16', '2#1')).toEqual({ ...draft, taken: 1 })
    expect(tap(draft, 'H15')).toBeUndefined()
  })

  it('ask where several routes have the hex', () => {
    const asked = tap(draft, 'C16', 'D#0')
    expect(asked).toEqual({ ...draft, asks: 'C16' })
    expect(asked && tap(asked, 'B13')).toEqual({ ...draft, taken: 1 })
  })

  it('cut the route that is taken up, and lead it on', () => {
    const taken: RunDraft = { ...draft, taken: 0 }
    const cut = tap(taken, 'C16')
    expect(cut).toMatchObject({ edited: true, taken: 0 })
    expect(cut?.runs[0]?.route).toEqual(['B19', 'B17', 'C16'])
    const on = cut && tap(cut, 'B13')
    expect(on?.runs[0]?.route).toEqual(['B19', 'B17', 'C16', 'B15', 'B13'])
    expect(on?.runs[1]).toEqual(draft.runs[1])
  })

  it('change to another route that the open one does not get to, but not away from a new one', () => {
    expect(tap({ ...draft, taken: 0 }, 'B13')?.taken).toBe(1)
    const begun = { train: '2', route: ['B19', 'B17', 'C16', 'D15'] }
    expect(tap({ ...draft, begun }, 'E16')).toBeUndefined()
    expect(tap({ ...draft, begun: { train: '2', route: [] } }, 'C16')?.begun).toEqual({
      train: '2',
      route: ['C16'],
    })
  })
})

describe('routes as the rules take them', () => {
  it('1873-4.4.3-a: go to the first train of their size that has room', () => {
    const made = harzbahn.position({
      players: ['Ada', 'Ben'],
      phase: '3',
      railways: { HBE: { price: 120, shares: { Ada: 3 }, trains: [2, 2] } },
      at: { round: 'operating', turn: 'HBE', step: 'railway-run' },
    })
    if (!made.ok) throw new Error(JSON.stringify(made.refusal))
    const routes = ['AB', 'BC', 'CD'].map((path) => ({ train: '2', path: path.split('') }))
    expect(editor.trains(made.value, 'HBE')).toEqual([
      { train: '2', most: 2 },
      { train: '2', most: 2 },
    ])
    expect(editor.write(made.value, 'HBE', routes)).toEqual({
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
    })
  })
})
