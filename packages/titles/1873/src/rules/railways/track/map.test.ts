import { describe, expect, it } from 'vitest'
import { neighbour, opposite } from '@stellwerk/hex'
import { hexWith } from '../../../board.js'
import { factories } from '../../../data/companies.js'
import { hexes } from '../../../data/map.js'
import { mines } from '../../../data/mines.js'
import type { PrintedHex } from '../../../data/types.js'
import { refuseStation } from '../stations.js'
import { boardState } from '../testing-board.js'
import { upgradesOf } from './fit.js'

const printed = Object.entries(hexes)
const counted = printed.filter(([, { implicit }]) => !implicit)
const hasState = ({ track }: PrintedHex): boolean => track.some(({ state }) => state)

describe('the printed map', () => {
  it('1873-M-b barriers are noted on both sides, and no track crosses one', () => {
    let barriers = 0
    for (const [hex, { barriers: closed = [] }] of printed) {
      for (const edge of closed) {
        expect(hexes[neighbour(hex, edge)]?.barriers).toContain(opposite(edge))
        expect(hexWith(hex, undefined).leads[edge]).toBeUndefined()
        for (const { after } of upgradesOf(hexWith(hex, undefined))) expect(after.leads[edge]).toBeUndefined()
        barriers++
      }
    }
    expect(barriers).toBe(24)
  })

  it('1873-M-f hexes with state track are towns; implicit hexes are grey and hold no place', () => {
    for (const [, hex] of counted.filter(([, h]) => hasState(h))) expect(hex.place).toBe('town')
    const bordered = counted.filter(([, hex]) => hex.place === 'town' && !hasState(hex)).map(([name]) => name)
    expect(bordered).toEqual(['B13', 'D9', 'D15', 'E4', 'F11', 'G4', 'G6', 'H13', 'I18'])
    for (const [, hex] of printed.filter(([, { implicit }]) => implicit)) {
      expect([hex.colour, hex.place, hex.stops]).toEqual(['grey', 'none', []])
    }
    expect(counted).toHaveLength(63)
  })

  it('1873-M-g a village has circles exactly where it has track', () => {
    for (const [, { place, stops, track }] of counted) {
      if (place !== 'village') continue
      const circles = stops.map((stop) => stop.circles)
      if (track.length === 0) expect(circles).toEqual([0])
      else for (const number of circles) expect([1, 2]).toContain(number)
    }
  })

  it('1873-M-h the circles of a hex are one place, connected or not', () => {
    const state = boardState({ markers: { F5: [['HBE'], []] } })
    expect(refuseStation(state, 'HBE', { hex: 'F5', stop: 1 })?.rule).toBe('1873-4.4.2-g')
  })

  it('1873-M-i there are twenty works: fifteen mines and five factories', () => {
    const works = printed.filter(([, { mine, factory }]) => mine !== undefined || factory !== undefined)
    expect(works).toHaveLength(20)
    for (const [number, { hex, multiplier }] of Object.entries(mines)) {
      expect(hexes[hex]?.mine).toBe(Number(number))
      expect(multiplier).toBeGreaterThan(0)
    }
    for (const [id, { hex, value }] of Object.entries(factories)) {
      expect(hexes[hex]?.factory).toBe(id)
      expect(value).toBeGreaterThan(0)
    }
  })
})
