import { describe, expect, it } from 'vitest'
import type { CoreState, Title } from '@stellwerk/engine'
import { apply } from '@stellwerk/engine'
import { games } from '@stellwerk/titles'
import { coinGame, coins } from '../../../engine/src/testing.js'
import { awaitedIn } from './awaited.js'

const india = games['1853']?.title as Title
const players = ['A', 'B', 'C']

function india1853(description: Record<string, unknown>): CoreState {
  const made = india.position({ players, ...description })
  if (!made.ok) throw new Error(JSON.stringify(made.refusal))
  return made.value
}

const after = (title: Title, state: CoreState, action: Record<string, unknown>): CoreState => {
  const outcome = apply(title, state, action)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))
  return outcome.state
}

describe('a game waits', () => {
  it('for whoever must decide', () => {
    expect(awaitedIn(coins as unknown as Title, coinGame())).toEqual(['A'])
  })

  it('for the answer to an offer, not for whoever made it', () => {
    const title = coins as unknown as Title
    const taken = after(title, coinGame(), { type: 'take', player: 'A', count: 1 })
    expect(awaitedIn(title, after(title, taken, { type: 'sell', player: 'B' }))).toEqual(['A'])
  })

  it('for all who have not entered a sealed choice', () => {
    const made = india.create({ players, seed: 1, options: {} })
    if (!made.ok) throw new Error(made.refusal.rule)
    expect(awaitedIn(india, made.value)).toEqual(players)
    const one = after(india, made.value, { type: 'setBond', player: 'B', bond: 120 })
    expect(awaitedIn(india, one)).toEqual(['A', 'C'])
  })

  it('for the holder of the elephant, not for those who may ask for it', () => {
    const state = india1853({ cash: { A: 100, B: 100, C: 100 }, at: { round: 'elephant' } })
    expect(awaitedIn(india, state)).toEqual(['A'])
  })
})
