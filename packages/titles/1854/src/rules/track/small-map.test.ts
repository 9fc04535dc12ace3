import { recordedWorkOn } from '@stellwerk/engine'
import { describe, expect, it } from 'vitest'
import type { GameWork } from '../../state.js'
import { clearSmallMap, removeMarkers } from './small-map.js'
import { building } from './testing-building.js'

describe('the small map after mergers', () => {
  it('1854-merge-h, 1854-token-j: all markers of a merged railway leave it, and no others', () => {
    const { state } = building('4', {
      tiles: { J32: '57:1', J34: '57:1' },
      markers: { J34: ['1'] },
    })
    const work: GameWork = recordedWorkOn(state)
    removeMarkers(work, '1')
    const { J34: _, ...others } = state.markers
    expect(work.state.markers).toEqual({ ...others, J38: [[], ['2']] })
    removeMarkers(work, '2')
    expect(work.state.markers).not.toHaveProperty('J38')
    expect(work.state.markers).toMatchObject({ J32: [['4']], M35: [['3']] })
  })

  it('1854-merge-m: its tiles and tunnels return to the supply, those of the Austria map stay', () => {
    const { state } = building('KR', {
      tiles: { C17: '57:1', J32: '57:1', J34: '57:1', L34: '9:2' },
      tunnels: { F12: ['curve:0'], L36: ['curve:0', 'straight:4'] },
    })
    expect(state.supply).toMatchObject({ '57': 3, '9': 10 })
    const work: GameWork = recordedWorkOn(state)
    clearSmallMap(work)
    expect(work.state.tiles).toEqual({ C17: { tile: '57', rotation: 1 } })
    expect(work.state.tunnels).toEqual({ F12: [{ tunnel: 'curve', rotation: 0 }] })
    expect(work.state.supply).toMatchObject({ '57': 5, '9': 11 })
    expect(work.state.tunnelSupply).toEqual({ straight: 5, curve: 4 })
    expect(work.state.markers).toEqual({ C17: [['KR']] })
    expect(work.events).toEqual([{ kind: 'small-map-cleared' }])
  })
})
