import { describe, expect, it } from 'vitest'
import type { State } from '@stellwerk/1853'
import { india1853 } from '@stellwerk/1853'
import type { PlayerId } from '@stellwerk/engine'
import { apply, decidersOf, view } from '@stellwerk/engine'
import { buying } from '../../../titles/1853/src/rules/testing-trains.js'
import { awaited } from './awaited.js'

const players = ['A', 'B', 'C']

function atTheElephant(): State {
  const made = india1853.position({
    players,
    cash: { A: 100, B: 100, C: 100 },
    at: { round: 'elephant' },
  })
  if (!made.ok) throw new Error(made.refusal.rule)
  return made.value
}

describe('the page says that the game waits', () => {
  it('for the holder of the elephant, not for those who may ask for it; to everybody alike', () => {
    const state = atTheElephant()
    expect(decidersOf(india1853, state)).toEqual(players)
    for (const viewer of [...players, null])
      expect(awaited(india1853, view(india1853, state, viewer as PlayerId | null))).toEqual(['A'])
  })

  it('for the answer of the one who is asked', () => {
    const asked = apply(india1853, atTheElephant(), { type: 'proposeElephant', player: 'B', price: 10 })
    if (!asked.ok) throw new Error(asked.refusal.rule)
    expect(awaited(india1853, asked.state)).toEqual(['A'])
    const offered = apply(india1853, atTheElephant(), {
      type: 'offerElephant',
      player: 'A',
      to: 'C',
      price: 10,
    })
    if (!offered.ok) throw new Error(offered.refusal.rule)
    expect(awaited(india1853, offered.state)).toEqual(['C'])
  })

  it('for the buyer of trains, not for a seller who may offer one', () => {
    const table = buying('GIP', [], {
      phase: '3',
      cash: { GIP: 300, MSM: 0 },
      companies: { MSM: { shares: { B: 4, A: 2 }, trains: ['2', '3'] } },
    })
    expect(table.players).toEqual(['A', 'B'])
    expect(awaited(india1853, table.state)).toEqual(['A'])
  })
})
