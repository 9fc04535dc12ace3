import { playRandomly } from '@stellwerk/engine/testing'
import { describe, expect, it } from 'vitest'
import type { CompanyId } from '../../data/types.js'
import type { State } from '../../state.js'
import { austria1854 } from '../../title.js'
import { linesOf } from './lines.js'
import { running } from './testing-lines.js'

const { state } = running('KR', ['3'], { tiles: { C17: '57:1', C15: '4:1', D18: '56:1' } })
const drawn = linesOf(state, 'KR')
const again = (change: Partial<State>) => linesOf({ ...state, ...change }, 'KR')

describe('a network that was drawn before', () => {
  it('serves again while nothing changes where it was drawn', () => {
    expect(again({ tiles: { ...state.tiles, J32: { tile: '57', rotation: 1 } } })).toBe(drawn)
    expect(again({ markers: { ...state.markers, J32: [['NT']] } })).toBe(drawn)
    expect(again({ phase: '4' })).toBe(drawn)
  })

  it('is drawn anew for other tiles, tunnels, markers, values, and in another game', () => {
    const others = [
      again({ tiles: { ...state.tiles, C17: { tile: '15', rotation: 4 } } }),
      again({ tunnels: { ...state.tunnels, C17: [{ tunnel: 'straight', rotation: 1 }] } }),
      again({ markers: { ...state.markers, C17: [['KR', 'SB']] } }),
      again({ markers: { ...state.markers, J32: [['KR']] } }),
      again({ phase: '5' }),
    ]
    for (const lines of others) expect(lines).not.toBe(drawn)
    const elsewhere = linesOf({ ...state, tiles: { ...state.tiles }, order: [...state.order] }, 'KR')
    expect(elsewhere).not.toBe(drawn)
    expect(elsewhere).toEqual(drawn)
  })

  it('is that of the board throughout a game', () => {
    const created = austria1854.create({ players: ['A', 'B', 'C'], seed: 3, options: {} })
    if (!created.ok) throw new Error(created.refusal.rule)
    const { history } = playRandomly(austria1854, created.value, 3, 500)
    const told = (at: State, company: CompanyId): string => {
      const { network, stops, hexes } = linesOf(at, company)
      return JSON.stringify({ network, stops, hexes })
    }
    let compared = 0
    for (let n = 0; n <= history.length; n += 10) {
      const now = history.at(n).state
      for (const company of new Set(Object.values(now.markers).flat(2)) as Set<CompanyId>) {
        const fresh = { ...now, tiles: { ...now.tiles }, order: [...now.order] }
        expect(told(now, company)).toBe(told(fresh, company))
        compared++
      }
    }
    expect(compared).toBeGreaterThan(100)
  })
})
