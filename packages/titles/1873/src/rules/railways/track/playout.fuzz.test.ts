import { nextRandom, workOn } from '@stellwerk/engine'
import { edges } from '@stellwerk/hex'
import { describe, expect, it } from 'vitest'
import { boardHex, hexWith, numberOf, stopIndex } from '../../../board.js'
import { railways } from '../../../data/companies.js'
import { concessionHexes, concessionRoutes } from '../../../data/concessions.js'
import { hexes } from '../../../data/map.js'
import { mines } from '../../../data/mines.js'
import { phaseOrder } from '../../../data/phases.js'
import { tiles } from '../../../data/tiles.js'
import type { MineId, RailwayId } from '../../../data/types.js'
import type { GameWork, State } from '../../../state.js'
import { changeRailway } from '../../../state.js'
import { markersAt, mineReach, railwayReach } from '../../reach.js'
import { buildConcessionRoute, routeComplete } from '../concession-route.js'
import { carryOutStation, placeHomeMarkers, refuseStation, stationChoices } from '../stations.js'
import { boardWork } from '../testing-board.js'
import type { Builder, Lay } from '../track.js'
import { carryOutLay, layChoices, refuseLay } from '../track.js'
import { joins, upgradesOf } from './fit.js'
import { placeTile } from './place.js'
import { lacksRoute } from './reservation.js'

type Readings = NonNullable<State['readings']>

const everyRailway = Object.keys(railways) as RailwayId[]
const everyMine = Object.keys(mines).map(Number) as MineId[]
const builders: readonly Builder[] = [
  ...everyRailway.map((railway) => ({ kind: 'railway', railway }) as const),
  ...everyMine.map((mine) => ({ kind: 'mine', mine }) as const),
]

const dice = (seed: number): ((below: number) => number) => {
  let random = seed
  return (below) => {
    const { value, state } = nextRandom(random)
    random = state
    return Math.floor(value * below)
  }
}

/** Random building of all railways and mines; a railway floats and builds its route when its turn first comes. */
function* playout(seed: number, turns: number, readings: Readings = {}): Generator<GameWork> {
  const roll = dice(seed)
  const work = boardWork({
    cash: Object.fromEntries(everyMine.map((mine) => [`mine:${mine}`, 1000])),
    railways: {},
  })
  work.state.readings = readings
  const found = boardWork({ railways: { HBE: { operated: false } } }).state.railways['HBE']
  if (!found) throw new Error('no railway')
  for (let turn = 0; turn < turns; turn++) {
    work.state.phase = phaseOrder[Math.floor((turn * phaseOrder.length) / turns)] ?? 'D'
    const builder = builders[roll(builders.length)] as Builder
    if (builder.kind === 'railway' && !work.state.railways[builder.railway]) {
      if (roll(4) > 0) continue
      work.state.railways = { ...work.state.railways, [builder.railway]: found }
      work.state.cash = { ...work.state.cash, [builder.railway]: 5000 }
      placeHomeMarkers(work, builder.railway)
      buildConcessionRoute(work, builder.railway)
      changeRailway(work, builder.railway, { operated: true })
    } else {
      const lays = legalLays(work.state, builder)
      const lay = lays[roll(Math.max(1, lays.length))]
      if (lay) carryOutLay(work, builder, lay)
      if (builder.kind === 'railway' && roll(3) === 0) {
        const { railway } = builder
        const sites = [...stationChoices(work.state, railway)].filter(
          (at) => !refuseStation(work.state, railway, at),
        )
        const site = sites[roll(Math.max(1, sites.length))]
        if (site) carryOutStation(work, railway, site)
      }
    }
    yield work
  }
}

const legalLays = (state: State, builder: Builder): Lay[] =>
  [...layChoices(state, builder)].filter((lay) => !refuseLay(state, builder, lay))

/** The same for all rotations of a tile that join the same edges. */
const look = (lay: Lay): string => {
  const board = hexWith(lay.hex, lay)
  const joined = edges.map((edge) => edges.filter((other) => joins(board, [edge, other])).join(''))
  return `${lay.hex} ${lay.tile} ${joined.join(' ')}`
}

/** The slow way to see whether the new track of a tile is reached: place it and look. */
function reachesNewTrack(state: State, builder: Builder, lay: Lay): boolean {
  const before = boardHex(state, lay.hex)
  const work = workOn<State, never>(state)
  placeTile(work, lay)
  const after = boardHex(work.state, lay.hex)
  const joining = before.stops.length > after.stops.length
  const { sides } =
    builder.kind === 'mine'
      ? mineReach(work.state, builder.mine)
      : railwayReach(work.state, builder.railway, 'active markers')
  return edges.every(
    (edge) =>
      after.leads[edge] === undefined ||
      (before.leads[edge] !== undefined && !joining) ||
      ((sides[numberOf(lay.hex)] ?? 0) & (1 << edge)) !== 0,
  )
}

const reachRules = ['1873-4.4.1-o', '1873-4.4.1-ak', '1873-4.2.1-d']

/** All lays of the whole game tried one by one; each must be refused for lack of reach exactly when it has none. */
function legalByTrial(state: State, builder: Builder): Lay[] {
  const legal = new Map<string, Lay>()
  for (const hex of Object.keys(hexes)) {
    for (const tile of Object.keys(tiles)) {
      for (const rotation of edges) {
        const lay = { hex, tile, rotation }
        const no = refuseLay(state, builder, lay)
        if (no && !reachRules.includes(no.rule)) continue
        expect(reachesNewTrack(state, builder, lay)).toBe(!no)
        if (!no && !legal.has(look(lay))) legal.set(look(lay), lay)
      }
    }
  }
  return [...legal.values()]
}

/** The places on the railway's routes, without its homes, that have no free circle on the route. */
const fullPlaces = (state: State, railway: RailwayId): string[] =>
  concessionRoutes[railway]
    .flat()
    .filter(({ hex }) => hexes[hex]?.place !== 'none')
    .filter(({ hex }) => !railways[railway].homes.some((home) => home.hex === hex))
    .filter(({ hex, join }) => {
      const { leads, stops } = boardHex(state, hex)
      const stop = stopIndex(leads[join.find((end) => typeof end === 'number') ?? 0]) ?? 0
      return markersAt(state, hex, stop).length >= (stops[stop]?.circles ?? 0)
    })
    .map(({ hex }) => hex)

describe('random building', () => {
  it('1873-4.4.1-v, 1873-4.4.1-w, 1873-4.4.2-h: every route can be built at any time, with a circle at each place', () => {
    for (let seed = 1; seed <= 5; seed++) {
      for (const { state } of playout(seed, 150)) {
        for (const railway of everyRailway) {
          if (state.railways[railway]?.operated) continue
          const work = workOn<State, never>({ ...state, cash: { ...state.cash, [railway]: 1000 } })
          buildConcessionRoute(work, railway)
          expect(routeComplete(work.state, railway)).toBe(true)
          expect(fullPlaces(work.state, railway)).toEqual([])
        }
      }
    }
  })

  it('1873-4.4.1-n, 1873-4.4.1-y: tiles are on the board, reserved or in the box, and never more than printed', () => {
    for (let seed = 1; seed <= 6; seed++) {
      let state: State | undefined
      for (const work of playout(seed, 200)) state = work.state
      for (const [tile, left] of Object.entries(state?.supply ?? {})) {
        const used = [...Object.values(state?.tiles ?? {}), ...Object.values(state?.reserved ?? {})]
        expect(used.filter((laid) => laid.tile === tile).length + left).toBe(tiles[tile]?.count)
      }
    }
  })

  const other = { mineConnection: 'markers interrupt', doubleVillages: 'any circle' }
  it.each([{}, other])(
    '1873-4.4.1-o, 1873-4.4.1-p, 1873-4.2.1-d: what is offered is all that is legal, and all its new track is reached, %o',
    (readings) => {
      let compared = 0
      for (let seed = 1; seed <= 3; seed++) {
        let turn = 0
        for (const { state } of playout(seed, 120, readings)) {
          const builder = builders[turn++ % builders.length] as Builder
          if (turn % 6 !== 0 || (builder.kind === 'railway' && !state.railways[builder.railway])) continue
          const legal = legalByTrial(state, builder)
          compared += legal.length
          expect(legalLays(state, builder).toSorted(byName)).toEqual(legal.toSorted(byName))
        }
      }
      expect(compared).toBeGreaterThan(100)
    },
  )
})

const byName = (a: Lay, b: Lay): number => JSON.stringify(a).localeCompare(JSON.stringify(b))

/** Every hex with every tile that can ever lie on it. */
function* everySituation(): Generator<ReturnType<typeof hexWith>> {
  for (const hex of Object.keys(hexes)) {
    let layer = [hexWith(hex, undefined)]
    while (layer.length > 0) {
      yield* layer
      layer = layer.flatMap((board) => upgradesOf(board).map(({ after }) => after))
    }
  }
}

describe('the data', () => {
  it('1873-4.4.1-ak no upgrade leaves both the edges and the connections as they were', () => {
    let seen = 0
    for (const before of everySituation()) {
      for (const { after } of upgradesOf(before)) {
        seen++
        const edgesOf = (board: typeof before): number =>
          board.leads.filter((end) => end !== undefined).length
        expect(edgesOf(after) > edgesOf(before) || after.stops.length < before.stops.length).toBe(true)
      }
    }
    expect(seen).toBeGreaterThan(1000)
  })

  it('1873-4.4.1-x at most one tile has the track of a hex and exactly the missing concession track', () => {
    let fitting = 0
    for (const before of everySituation()) {
      const join: readonly unknown[] = concessionHexes[before.hex]?.join ?? []
      if (join.length === 0 || !before.laid) continue
      const exact = upgradesOf(before).filter(
        ({ after }) =>
          !lacksRoute(after) &&
          edges.every(
            (edge) =>
              (after.leads[edge] !== undefined) === (before.leads[edge] !== undefined || join.includes(edge)),
          ),
      )
      expect(exact.length).toBeLessThanOrEqual(1)
      fitting += exact.length
    }
    expect(fitting).toBeGreaterThan(20)
  })
})
