import { describe, expect, it } from 'vitest'
import { at } from '../../testing.js'
import { revenueOfRoutes } from './free-runs.js'

const { state } = at({
  players: ['A', 'B'],
  edition: '18xx.games',
  phase: '3',
  tiles: { C8: '79:0', D7: '956:0', E6: '956:0', H7: '78:2', I8: '956:0' },
  markers: { F5: [['NWE'], []] },
  mines: { 11: { owner: 'B' } },
  railways: { NWE: { price: 100, shares: { A: 5 }, trains: [2, 2], diesel: true } },
})
const north = { size: 2, route: ['B9', 'C8', 'D7', 'E6', 'F5', 'G6'] }
const south = { size: 2, route: ['G6', 'H7', 'H9', 'I8', 'J7'] }
const tanne = { size: 2, route: ['F5', 'F7'] }

describe('what each route earns', () => {
  it('PEER-15: a hex counts for the first route that calls there', () => {
    // Wernigerode, two stops, Sorge and Benneckenstein; the works, two stops and Nordhausen; Tanne and its mine
    expect(revenueOfRoutes(state, 'NWE', [north, south, tanne])).toEqual([150, 150, 50])
    // Benneckenstein for the southern route, Sorge with the marker for the way to Tanne
    expect(revenueOfRoutes(state, 'NWE', [tanne, south, north])).toEqual([70, 190, 100])
  })

  it('PEER-15: a diesel counts by itself, wherever its routes stand in the list', () => {
    const diesel = { size: 'D' as const, route: south.route }
    // 10 for each stop
    expect(revenueOfRoutes(state, 'NWE', [diesel, north, south])).toEqual([40, 150, 150])
    expect(revenueOfRoutes(state, 'NWE', [])).toEqual([])
  })
})
