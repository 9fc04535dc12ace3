import type { PlayerId } from '@stellwerk/engine'
import { whyNot } from '@stellwerk/table'
import { describe, expect, it } from 'vitest'
import { harzbahn, harzbahnFace, harzbahnTexts } from '../index.js'
import type { State } from '../state.js'

const ada = 'Ada' as PlayerId

/** HBE may lay track from Halberstadt and Blankenburg. */
function building(more: object = {}): State {
  const made = harzbahn.position({
    players: ['Ada', 'Ben', 'Cleo'],
    phase: '2',
    cash: { HBE: 120 },
    mines: { 5: { owner: 'Ben' } },
    railways: { HBE: { price: 120, shares: { Ada: 3 }, trains: [2] } },
    tiles: { B17: '78:4' },
    at: { round: 'operating', turn: 'HBE', step: 'railway-track' },
    ...more,
  })
  if (!made.ok) throw new Error(JSON.stringify(made.refusal))
  return made.value
}

const why = (hex: string, more: object = {}) => whyNot(harzbahn, harzbahnFace, building(more), ada, hex)

describe('why nothing can be laid', () => {
  it('says the reason of the tile that came furthest', () => {
    expect(why('E16')).toBeUndefined()
    expect(why('J7')?.rule).toBe('1873-4.4.1-j')
    expect(why('C14')?.rule).toBe('1873-4.4.1-b')
    expect(why('D15')?.rule).toBe('1873-4.4.1-c')
    expect(why('G12')?.rule).toBe('1873-4.4.1-o')
    expect(why('D13')?.rule).toBe('1873-4.4.1-s')
  })

  it('speaks of all rotations where none fits', () => {
    const no = why('H19', { phase: '3', tiles: { B17: '78:4', H19: '78:1' } })
    expect(no?.rule).toBe('1873-4.4.1-i')
    expect(no && harzbahnTexts.refusal('en', no)).toMatch(/^No rotation of any tile fits .*[^.]\.$/)
  })
})
