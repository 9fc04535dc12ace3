import type { RecordedWork } from '@stellwerk/engine'
import { describe, expect, it } from 'vitest'
import type { State } from '../../../state.js'
import { activateConcession, takeUnit } from '../../phases.js'
import type { Board } from '../testing-board.js'
import { boardWork } from '../testing-board.js'
import { carryOutLay } from '../track.js'

const hbe = { kind: 'railway', railway: 'HBE' } as const

function lay(work: RecordedWork<State>, text: string): void {
  const [hex = '', tile = '', rotation = ''] = text.split(' ')
  carryOutLay(work, hbe, { hex, tile, rotation: Number(rotation) })
}
const activated = (work: RecordedWork<State>): unknown[] =>
  work.events.filter(({ kind }) => kind === 'concession-active').map(({ railway }) => railway)

const beside: Board = { tiles: { E8: ['75', 1] }, markers: { E8: [['HBE']] } }

describe('early activation of concessions', () => {
  it('1873-4.6-c in phase 2 a concession is active as soon as another operation builds on one of its hexes', () => {
    for (const [text, railway] of [
      ['D7 956 0', 'NWE'],
      ['H7 78 2', 'NWE'],
      ['G2 956 0', 'SHE'],
      ['H3 78 3', 'KEZ'],
    ] as const) {
      const work = boardWork({ ...beside, phase: '2' })
      lay(work, text)
      expect(activated(work)).toEqual([railway])
      expect(work.state.concessions[railway]).toBe('bank')
    }
  })

  it('1873-4.6-c hexes of the route with printed track do not count, nor do other hexes', () => {
    const work = boardWork({ ...beside, phase: '2' })
    lay(work, 'E16 75 1')
    lay(work, 'B17 78 4')
    expect(activated(work)).toEqual([])
    expect(work.state.builtEarly).toEqual([])
  })

  it('1873-4.6-c a concession that somebody holds already is left alone', () => {
    const work = boardWork({ ...beside, phase: '2', concessions: { NWE: 'player:ben' } })
    lay(work, 'D7 956 0')
    expect(activated(work)).toEqual([])
    expect(work.state.concessions['NWE']).toBe('player:ben')
  })

  it('1873-4.6-d what was built in phase 1 counts when phase 2 begins', () => {
    const work = boardWork({ ...beside, phase: '1' })
    lay(work, 'D7 956 0')
    expect(activated(work)).toEqual([])
    expect(work.state.concessions['NWE']).toBe('inactive')
    lay(work, 'E6 956 0')
    expect(work.state.builtEarly).toEqual(['NWE'])
    takeUnit(work)
    expect(work.state.phase).toBe('1')
    takeUnit(work)
    expect(work.state.phase).toBe('2')
    expect(activated(work)).toEqual(['NWE'])
  })

  it('1873-4.6-e WBE is active in phase 3 as soon as another operation builds on C10, C12 or C14', () => {
    for (const text of ['C10 78 2', 'C12 956 1', 'C14 76 5']) {
      const work = boardWork({ phase: '3', markers: { D15: [['HBE']] } })
      activateConcession(work, 'WBE')
      expect(activated(work)).toEqual([])
      lay(work, text)
      expect(activated(work)).toEqual(['WBE'])
    }
  })

  it('1873-4.6-f an upgrade of Blankenburg does not activate WBE', () => {
    const work = boardWork({ phase: '3', markers: { D15: [['HBE']] } })
    lay(work, 'D15 974 5')
    expect(activated(work)).toEqual([])
    expect(work.state.builtEarly).toEqual([])
  })

  it('1873-4.6-i only the first tile on the hex counts', () => {
    const work = boardWork({ phase: '3', tiles: { C14: ['76', 5] }, markers: { C14: [['HBE']] } })
    lay(work, 'C14 100 5')
    expect(activated(work)).toEqual([])
    expect(work.state.builtEarly).toEqual([])
  })

  it('1873-4.6-g QLB becomes active when phase 4 begins, and not before', () => {
    const work = boardWork({ phase: '3' })
    work.state.units = { 1: 0, 2: 0, 3: 1, 4: 3, 5: null }
    takeUnit(work)
    expect(work.state.concessions['QLB']).toBe('inactive')
    takeUnit(work)
    expect(work.state.phase).toBe('4')
    expect(work.state.concessions['QLB']).toBe('bank')
  })
})
