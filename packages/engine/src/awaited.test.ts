import { expect, test } from 'vitest'
import { awaitedIn } from './awaited.js'
import { apply } from './game.js'
import { coinGame, coins } from './testing-coins.js'

const after = (state: ReturnType<typeof coinGame>, action: Record<string, unknown>) => {
  const outcome = apply(coins, state, action)
  if (!outcome.ok) throw new Error(outcome.refusal.rule)
  return outcome.state
}

test('a game waits for whoever must decide', () => {
  expect(awaitedIn(coins, coinGame())).toEqual(['A'])
})

test('a game waits for the answer to an offer, not for whoever made it', () => {
  const taken = after(coinGame(), { type: 'take', player: 'A', count: 1 })
  expect(awaitedIn(coins, after(taken, { type: 'sell', player: 'B' }))).toEqual(['A'])
})

test('where all may do the same a game waits for all, without a search for what they may do', () => {
  const start = coinGame()
  const turn = {
    ...coins.procedures['turn'],
    deciders: () => start.players,
    moves: {
      run: {
        choices: () => {
          throw new Error('a long search')
        },
      },
    },
  }
  const title = { ...coins, procedures: { ...coins.procedures, turn } } as unknown as typeof coins
  expect(awaitedIn(title, start)).toEqual(start.players)
})
