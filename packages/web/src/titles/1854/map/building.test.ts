import { describe, expect, it } from 'vitest'
import type { State } from '@stellwerk/1854'
import { austria1854 } from '@stellwerk/1854'
import type { PlayerId } from '@stellwerk/engine'
import { legal } from '@stellwerk/engine'
import { distance } from '../../../board/geometry.js'
import { paperFor, pictureOf } from './cells.js'
import { effectOf } from './lay-effect.js'
import { begun, draftOf, hasPower, layOf, laysOf, layingOf, turned, withLay } from './lays.js'
import { routePoints } from './route-shape.js'
import { whyNot } from './why-not.js'

const ada = 'Ada' as PlayerId

/** KR may build from Linz; Ada, its director, owns the Außerfernbahn and the Murthalbahn. */
function building(more: object = {}): State {
  const made = austria1854.position({
    players: ['Ada', 'Ben', 'Cleo'],
    phase: '3',
    cash: { KR: 300 },
    privates: 'sold',
    mountains: { AUS: { owner: 'Ada' }, MUR: { owner: 'Ada' } },
    majors: { KR: { issuePrice: 72, director: 'Ada', certificates: { Ada: 1 }, trains: ['2'] } },
    tiles: { C17: '57:1' },
    at: { round: 'operating', turn: 'KR', step: 'track' },
    ...more,
  })
  if (!made.ok) throw new Error(JSON.stringify(made.refusal))
  return made.value
}

describe('tiles, tunnels and powers', () => {
  const state = building()
  const decision = legal(austria1854, state)
  const lays = laysOf(decision)

  it('a hex offers its tiles and its tunnels, each way once', () => {
    const hexes = [...lays.keys()]
    expect(hexes.length).toBeGreaterThan(0)
    for (const onHex of lays.values())
      for (const ways of onHex.values())
        expect(new Set(ways.map(({ rotation }) => rotation)).size).toBe(ways.length)
    const names = [...(lays.get('C15')?.keys() ?? [])]
    expect(names).toContain('4')
    expect(names.some((name) => name.startsWith('tunnel-'))).toBe(true)
  })

  it('a draft and an action tell the same', () => {
    for (const { action } of decision.choices) {
      if (action.type !== 'layTile' && action.type !== 'buildTunnel') continue
      const draft = draftOf(action as Parameters<typeof draftOf>[0])
      expect(layOf(decision, draft)).toEqual(action)
    }
  })

  it('turning goes through the legal rotations and round', () => {
    const first = withLay(lays, 'C15', 'tunnel-curve')
    if (!first) throw new Error('no tunnel')
    const ways = lays.get('C15')?.get('tunnel-curve') ?? []
    let draft = first
    for (const { rotation } of ways) {
      expect(draft.rotation).toBe(rotation)
      draft = turned(lays, draft)
    }
    expect(draft).toEqual(first)
    expect(layingOf(turned(lays, first, -1)).rotation).toBe(ways.at(-1)?.rotation)
  })

  it('a power is used only if it is wanted, and the cost tells of it', () => {
    const dig = withLay(lays, 'C15', 'tunnel-straight')
    if (dig?.kind !== 'tunnel') throw new Error('no tunnel')
    const plain = layOf(decision, dig)
    const cheap = layOf(decision, { ...dig, power: true })
    if (!plain || !cheap) throw new Error('no action')
    expect([hasPower(plain), hasPower(cheap)]).toEqual([false, true])
    expect(effectOf(state, plain)?.cost).toBe(100)
    expect(effectOf(state, cheap)?.cost).toBe(60)
  })

  it('where the treasury is small, only the power helps', () => {
    const poor = building({ cash: { KR: 70 } })
    const few = legal(austria1854, poor)
    const dig = withLay(laysOf(few), 'C15', 'tunnel-straight')
    const action = dig && layOf(few, dig)
    expect(action && hasPower(action)).toBe(true)
  })

  it('a hex is chosen first, unless only one thing fits', () => {
    expect(begun(lays, 'C15')).toEqual({ kind: 'tile', hex: 'C15' })
    expect(begun(lays, 'H18')).toBeNull()
  })
})

describe('why nothing can be laid', () => {
  const rule = (hex: string, more: object = {}): string | undefined => whyNot(building(more), ada, hex)?.rule

  it('says the reason of what came furthest', () => {
    expect(rule('C15')).toBeUndefined()
    expect(rule('H18')).toBe('1854-track-j')
    expect(rule('J32')).toBe('1854-locals-d')
    expect(rule('C13')).toBe('1854-track-d')
    expect(rule('F12')).toBe('1854-tunnel-e')
  })
})

describe('what is drawn', () => {
  it('circles are kept for homes still to come, also on another tile', () => {
    expect(pictureOf(building(), 'C23').kept).toEqual([['SD'], ['KE'], ['FJ']])
    const green = building({ tiles: { C17: '57:1', C23: '433:0' } })
    expect(pictureOf(green, 'C23').kept.map((list) => list.join())).toEqual(['SD', 'KE', 'FJ', '', ''])
    expect(pictureOf(building(), 'C17').kept.flat()).toEqual([])
  })

  it('routes follow track and tunnels without a gap', () => {
    const state = building({
      tiles: { C17: '57:1', C15: '4:1' },
      tunnels: { C19: ['straight:1'] },
    })
    const { at } = paperFor(state)
    for (const route of [
      ['C15', 'C17'],
      ['C17', 'C19', 'C21'],
    ]) {
      const points = routePoints(state, route, at)
      const steps = points.slice(1).map((point, i) => distance(point, points[i] ?? point))
      expect(points.length).toBeGreaterThan(8)
      expect(Math.max(...steps)).toBeLessThan(60)
    }
  })
})
