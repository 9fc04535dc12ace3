import { awaitedIn } from '@stellwerk/engine'
import { describe, expect, it } from 'vitest'
import { at, newGame } from './testing.js'
import { india1853 } from './title.js'

describe('a game waits', () => {
  it('for all who have not set their bonds', () => {
    const table = newGame(3)
    expect(awaitedIn(india1853, table.state)).toEqual(['A', 'B', 'C'])
    table.act('setBond', { bond: 120 }, 'B')
    expect(awaitedIn(india1853, table.state)).toEqual(['A', 'C'])
  })

  it('for the holder of the elephant, not for those who may ask for it', () => {
    const { state } = at({
      players: ['A', 'B', 'C'],
      cash: { A: 100, B: 100, C: 100 },
      at: { round: 'elephant' },
    })
    expect(awaitedIn(india1853, state)).toEqual(['A'])
  })
})
