import { describe, expect, it } from 'vitest'
import { History } from './history.js'
import { legal } from './game.js'
import { engineRules } from './refusal.js'
import { coinGame, coins } from './testing.js'

/** B has a coin and A asks to be sold it. */
function offered(): History<ReturnType<typeof coinGame>> {
  const game = new History(coins, coinGame())
  for (const action of [
    { type: 'take', player: 'A', count: 1 },
    { type: 'take', player: 'B', count: 1 },
    { type: 'sell', player: 'A' },
  ])
    expect(game.act(action)).toBeUndefined()
  return game
}

describe('an offer', () => {
  it('can be answered by the other side and taken back by the proposer, and nothing else happens meanwhile', () => {
    const game = offered()
    expect(legal(coins, game.state).choices.map((c) => `${c.action.player} ${c.action.type}`)).toEqual([
      'B accept',
      'B decline',
      'A withdraw',
    ])
    expect(game.act({ type: 'accept', player: 'A' })?.rule).toBe(engineRules.turn)
    expect(game.act({ type: 'withdraw', player: 'B' })?.rule).toBe(engineRules.turn)
    expect(game.act({ type: 'lot', player: 'A' })?.rule).toBe(engineRules.step)
  })

  it('is carried out when accepted; the step goes on', () => {
    const game = offered()
    expect(game.act({ type: 'accept', player: 'B' })).toBeUndefined()
    expect(game.state.cash).toEqual({ bank: -2, 'player:A': 2, 'player:B': 0 })
    expect(legal(coins, game.state).players).toEqual(['A'])
  })

  it('may not be repeated unchanged in the same step once declined', () => {
    const game = offered()
    expect(game.act({ type: 'decline', player: 'B' })).toBeUndefined()
    expect(game.state.cash['player:A']).toBe(1)
    expect(game.act({ type: 'sell', player: 'A' })?.rule).toBe(engineRules.repeated)
    expect(legal(coins, game.state).choices.map((c) => c.action.type)).toEqual(['take', 'lot'])
  })

  it('may be made again after it was withdrawn', () => {
    const game = offered()
    expect(game.act({ type: 'withdraw', player: 'A' })).toBeUndefined()
    expect(game.act({ type: 'sell', player: 'A' })).toBeUndefined()
  })
})
