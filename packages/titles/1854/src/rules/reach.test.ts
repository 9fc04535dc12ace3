import { describe, expect, it } from 'vitest'
import { isBlocked } from '../board.js'
import type { Description } from '../position.js'
import type { State } from '../state.js'
import { reachOf } from './reach.js'
import { building } from './track/testing-building.js'

const ben = { director: 'Ben', certificates: { Ben: 1 } }
const board = (d: Partial<Description>): State => building('SB', d).state
const into = (state: State, hex: string): readonly number[] =>
  [...(reachOf(state, 'SB').into.get(hex) ?? [])].toSorted((a, b) => a - b)
const stops = (state: State): readonly string[] => [...reachOf(state, 'SB').stops].toSorted()

describe('the network of a company', () => {
  it('1854-terms-m: leads from its markers along track, through small stations and open cities', () => {
    const state = board({ tiles: { E13: '57:0', D14: '8:0', D16: '4:1' } })
    // Salzburg, and over D14 Braunau, from where it leads on to Ried
    expect(stops(state)).toEqual(['C13/0', 'E13/0'])
    expect(into(state, 'F12')).toEqual([3])
    expect(into(state, 'C15')).toEqual([1])
    expect(into(state, 'D16')).toEqual([])
  })

  it('1854-terms-m, 1854-upgrade-j: passes a city with a free circle, also one that is kept for a home', () => {
    // Salzburg – D14 – D16 – Linz – C19
    const tiles = { E13: '57:0', D14: '8:4', D16: '58:1', C17: '57:1' }
    const free = board({ tiles: { ...tiles, C17: '6:0' } })
    expect(stops(free)).toEqual(['C17/0', 'D16/0', 'E13/0'])
    expect(into(free, 'B16')).toEqual([5])
    const held = board({ tiles: { ...tiles, C17: '6:0' }, majors: { KR: ben } })
    expect(stops(held)).toEqual(['C17/0', 'D16/0', 'E13/0'])
    expect(into(held, 'B16')).toEqual([])
    const green = board({ tiles: { ...tiles, C17: '15:5' }, majors: { KR: ben } })
    expect(into(green, 'B16')).toEqual([5])
  })

  it('1854-token-i: a city is blocked when all circles hold markers of others, each station by itself', () => {
    const wien = board({
      tiles: { E13: '57:0', C17: '57:1', D18: '15:0' },
      majors: { KE: ben, KR: ben, NT: ben },
      markers: { D18: ['NT', 'SB'] },
    })
    expect([0, 1, 2].map((stop) => isBlocked(wien, 'SB', 'C23', stop))).toEqual([false, true, false])
    expect(isBlocked(wien, 'SB', 'C17', 0)).toBe(true)
    expect(isBlocked(wien, 'KR', 'C17', 0)).toBe(false)
    expect(isBlocked(wien, 'SB', 'D18', 0)).toBe(false)
    expect(isBlocked(wien, 'KR', 'D18', 0)).toBe(true)
  })

  it('1854-terms-m, R-59: no path goes on beyond a far destination', () => {
    // Bregenz has track to Zürich, and so has Dornbirn
    const state = board({ tiles: { E13: '57:0', E3: '57:1', F2: '55:2' }, markers: { E3: ['SB'] } })
    expect(stops(state)).toEqual(['E1/0', 'E13/0', 'E3/0'])
    expect(into(state, 'F2')).toEqual([])
  })

  it('1854-terms-m: a path does not reverse on a junction', () => {
    // D14: 0–3 and 0–4. From Salzburg it leads to both; from C15 only to Salzburg
    const from = board({ tiles: { E13: '57:0', D14: '23:0' } })
    expect([into(from, 'C15'), into(from, 'D16')]).toEqual([[0], [1]])
    const to = building('KR', { tiles: { C17: '57:1', C15: '58:4', D14: '23:0' } }).state
    expect(reachOf(to, 'KR').into.get('E13')).toEqual(new Set([3]))
    expect(reachOf(to, 'KR').into.has('D16')).toBe(false)
  })

  it('1854-terms-m: nor does it come back on the track it came by', () => {
    // Linz – D16 – D14, whose junction to C15 opens only for who comes from Salzburg, an end that is open to all
    const tiles = { C17: '57:0', D16: '58:1', D14: '23:0', E13: '57:0' }
    const linz = building('KR', { tiles }).state
    const reach = reachOf(linz, 'KR')
    expect(reach.stops.has('E13/0')).toBe(true)
    expect(reach.into.get('D14')).toEqual(new Set([4]))
    expect(reach.into.has('C15')).toBe(false)
  })

  it('1854-tunnel-h: runs through tunnels from side to side', () => {
    const state = board({ tiles: { E13: '57:0' }, tunnels: { F12: ['straight:0'], G11: ['curve:3'] } })
    expect(into(state, 'G11')).toEqual([3])
    expect(into(state, 'H12')).toEqual([2])
    expect(stops(state)).toEqual(['E13/0', 'H12/0'])
    expect(into(state, 'H14')).toEqual([1])
  })

  it('is kept while nothing changes on the hexes to which it leads', () => {
    const state = board({ tiles: { E13: '57:0' } })
    const reach = reachOf(state, 'SB')
    const tunnel = [{ tunnel: 'straight', rotation: 0 }] as const
    expect(reachOf({ ...state, cash: {} }, 'SB')).toBe(reach)
    expect(reachOf({ ...state, tunnels: { H14: tunnel } }, 'SB')).toBe(reach)
    expect(reachOf({ ...state, tunnels: { F12: tunnel } }, 'SB').into.has('G11')).toBe(true)
    expect(reachOf({ ...state, markers: {} }, 'SB').stops.size).toBe(0)
    expect(reachOf(state, 'SB')).toEqual(reach)
  })
})
