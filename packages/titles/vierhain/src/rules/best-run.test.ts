import { Drawing } from '@stellwerk/rails'
import { isStop, solve } from '@stellwerk/router'
import { Random } from '@stellwerk/engine'
import { expect, it } from 'vitest'
import { boardHex, homeOf, isHex, valueAt } from '../board.js'
import { companyOrder } from '../data/companies.js'
import { hexes } from '../data/map.js'
import { trains as facts } from '../data/trains.js'
import type { CompanyId, HexId, TrainId } from '../data/types.js'
import type { State } from '../state.js'
import { earnedWith, runWith } from './best-run.js'
import { waysToLay } from './fit.js'

type Board = Pick<State, 'tiles' | 'phase'>

/** What the router finds on all track that hangs together with the home. */
function routed(state: Board, company: CompanyId, trains: readonly TrainId[]): number {
  const drawing = new Drawing()
  const home = homeOf(company)
  const draw = (hex: HexId) => {
    const { exits, printed } = boardHex(state, hex)
    const { stop } = printed
    const sides = exits.map((edge) => drawing.side(hex, edge))
    if (stop) {
      const isRed = stop.kind === 'red'
      const value = valueAt(state, hex)
      const kind = isRed ? 'offboard' : 'city'
      const facts = {
        kind,
        name: hex,
        value,
        own: hex === home,
        pass: !isRed,
        end: true,
        place: hex,
      } as const
      const point = drawing.stop(facts, { hex, stop: 0 })
      for (const side of sides) drawing.track(hex, { point }, side)
    } else
      for (const [i, from] of sides.entries())
        for (const to of sides.slice(i + 1)) drawing.track(hex, from, to)
    return exits
  }
  drawing.spread(home, draw, (hex) => (isHex(hex) ? boardHex(state, hex).exits : []))
  const { network } = drawing.finish()
  if (network.points.filter(isStop).length < 2) return 0
  const stops = trains.map((name) => ({ name, multiplier: 1, mode: 'stops' as const, n: facts[name].range }))
  return solve({ network, trains: stops, stationRequired: true, minStops: 2 }).plans[0]?.total ?? 0
}

/** Tiles as they may come to lie, one after another. */
function drawnBoard(random: Random): Board {
  let board: Board = { tiles: {}, phase: random.pick(['1', '2']) }
  for (let laid = 10 + random.below(60); laid > 0; laid--) {
    const hex = random.pick(Object.keys(hexes))
    const ways = waysToLay(boardHex(board, hex))
    if (ways.length > 0) board = { ...board, tiles: { ...board.tiles, [hex]: random.pick(ways) } }
  }
  return board
}

it('vierhain-run-i: finds as much as the router on any board, with any trains', () => {
  const random = new Random(1854)
  const kinds: readonly (readonly TrainId[])[] = [
    ['2'],
    ['3'],
    ['5'],
    ['2', '2'],
    ['2', '3'],
    ['3', '5'],
    ['5', '5'],
  ]
  let earned = 0
  for (let n = 0; n < 120; n++) {
    const board = drawnBoard(random)
    const [company, trains] = [random.pick(companyOrder), random.pick(kinds)]
    const { revenue, runs } = runWith(board, company, trains)
    expect(revenue).toBe(routed(board, company, trains))
    expect(earnedWith(board, company, trains)).toBe(revenue)
    const calls = runs.flatMap(({ route }) => route.filter((hex) => hexes[hex]?.stop))
    expect(calls.reduce((sum, hex) => sum + valueAt(board, hex), 0)).toBe(revenue)
    if (runs.length === 2) earned += 1
  }
  // boards on which both trains run are among them
  expect(earned).toBeGreaterThan(5)
})
