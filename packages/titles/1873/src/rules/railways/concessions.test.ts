import { describe, expect, it } from 'vitest'
import { at, firstConcessions, newGame } from '../../testing.js'

describe('concessions', () => {
  it('1873-4.6-b HBE and GHE are active from the start, the others are not', () => {
    const { concessions } = newGame(3).state
    expect(concessions).toEqual(firstConcessions)
  })

  it('1873-4.6-h a concession that becomes active in an operating round is for sale only in the next auction round', () => {
    const table = at({
      players: ['A', 'B'],
      phase: '2',
      units: { 2: 0, 3: 7 },
      cash: { A: 500, B: 500, 'mine:15': 300 },
      mines: { 15: { owner: 'A', machine: 2 } },
      at: { round: 'operating', turn: 'mine:15', step: 'mine-purchases' },
    })
    table.act('buyMachine', { mines: [15] })
    expect(table.state.phase).toBe('3')
    expect(table.state.concessions).toMatchObject({ NWE: 'bank', SHE: 'bank', KEZ: 'bank', WBE: 'inactive' })
    expect(table.refused('openAuction', { item: 'concession:NWE', bid: 100 })).toBe('engine-step')
    table.passUntil('auction-round')
    expect(table.refused('openAuction', { item: 'concession:NWE', bid: 100 })).toBeUndefined()
    expect(table.refused('openAuction', { item: 'concession:WBE', bid: 100 })).toBe('1873-3.1-n')
  })
})
