import { begin, drawReadings } from '@stellwerk/engine'
import { fuzzStart, playRandomly } from '@stellwerk/engine/testing'
import { describe, expect, it } from 'vitest'
import { hexWith } from './board.js'
import { concessionHexes } from './data/concessions.js'
import { hexes } from './data/map.js'
import { harzbahn } from './index.js'
import { misfit } from './rules/railways/track/fit.js'
import { at } from './testing.js'

describe('random games', () => {
  it('come to an end without breaking a law of conservation, and see every phase and both ends', () => {
    const seen = new Set<string>()
    for (let seed = 1; seed <= 48; seed++) {
      const players = ['A', 'B', 'C', 'D', 'E'].slice(0, 2 + (seed % 4))
      const options = { edition: ['S', 'R', '2022'][seed % 3] ?? 'R', ...drawReadings(harzbahn, seed) }
      const start = begin(harzbahn, fuzzStart(harzbahn, { players, seed, options }))
      if (!start.ok) throw new Error(JSON.stringify(start.refusal))
      const { history, violation } = playRandomly(harzbahn, start.value, seed)
      expect(violation, `seed ${seed}`).toBeUndefined()
      expect(harzbahn.isOver(history.state)).toBe(true)
      const { lastRound, phase } = history.state
      seen.add(`phase ${phase}`).add(lastRound ? 'a price of 1000' : 'two full sets')
      for (let n = 1; n <= history.length; n++) for (const { kind } of history.at(n).events) seen.add(kind)
    }
    expect([...seen]).toEqual(
      expect.arrayContaining([
        'phase 5',
        'phase D',
        'a price of 1000',
        'two full sets',
        'insolvent',
        'recapitalised',
        'option-used',
        'left-receivership',
        'mine-closed',
        'mine-connected',
        'tile-reserved',
        'marker-removed',
        'offer-accepted',
        'offer-declined',
        'shares-issued',
      ]),
    )
  })

  it('1873-4.4.1-al: come to an end where a concession route has taken tiles that the box lacks', () => {
    // all ten 956 lie where no concession route runs; the NWE needs three of them
    const straight = Object.keys(hexes)
      .filter(
        (hex) => hexes[hex]?.place === 'village' && hexes[hex].colour === 'none' && !concessionHexes[hex],
      )
      .flatMap((hex) => {
        const rotation = [0, 1, 2].find(
          (turn) => !misfit(hexWith(hex, undefined), { tile: '956', rotation: turn }),
        )
        return rotation === undefined ? [] : [[hex, `956:${rotation}`] as const]
      })
      .slice(0, 10)
    const { state } = at({
      players: ['A', 'B'],
      phase: '3',
      cash: { A: 500, B: 500, NWE: 1200 },
      tiles: Object.fromEntries(straight),
      railways: { NWE: { price: 240, shares: { A: 2, B: 1 }, operated: false } },
      at: { round: 'operating', turn: 'NWE' },
    })
    expect(state.supply['956']).toBe(-3)
    for (let seed = 1; seed <= 4; seed++) {
      const { history, violation } = playRandomly(harzbahn, state, seed)
      expect(violation, `seed ${seed}`).toBeUndefined()
      expect(harzbahn.isOver(history.state)).toBe(true)
    }
  })
})
