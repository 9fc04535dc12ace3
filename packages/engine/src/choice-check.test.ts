import { describe, expect, test } from 'vitest'
import { checkChoices } from './choice-check.js'
import type { Move, Procedure } from './flow.js'
import type { Title } from './game.js'
import type { CoinState } from './testing-coins.js'
import { coinGame, coins } from './testing-coins.js'
import { History } from './history.js'

const check = { seed: 1, words: ['A'] }

/** The states of a short game. */
function states(): readonly CoinState[] {
  const history = new History(coins, coinGame())
  for (let i = 0; i < 6; i++) history.act({ type: 'take', player: i % 2 === 0 ? 'A' : 'B', count: 1 })
  return Array.from({ length: 7 }, (_, n) => history.at(n).state)
}

/** The coin game with another rule for taking. */
function withTake(change: object): Title<CoinState> {
  const turn = coins.procedures['turn'] as Procedure<CoinState, never>
  const take = turn.moves?.['take'] as Move<CoinState, never, never>
  return {
    ...coins,
    procedures: {
      ...coins.procedures,
      turn: { ...turn, moves: { ...turn.moves, take: { ...take, ...change } } },
    },
  }
}

describe('a check of choices', () => {
  test('finds nothing where every promise is kept', () => {
    const { faults, positions, applied, refused, accepted } = checkChoices(coins, states(), check)
    expect(faults).toEqual([])
    expect(positions).toBe(7)
    // both ends of the range of taking, the lot, and the sale where it can be offered
    expect(applied).toBeGreaterThanOrEqual(3 * 7)
    expect(refused).toBeGreaterThan(50)
    expect(accepted).toBeGreaterThan(5)
  })

  test('finds what is accepted though nobody offered it', () => {
    const lenient = withTake({ refuse: () => undefined, carryOut: () => undefined })
    expect(checkChoices(lenient, states(), check).faults.join('\n')).toContain('accepted but not offered')
  })

  test('finds what breaks a law', () => {
    const wasteful = withTake({
      carryOut: (work: { state: { cash: object } }) => {
        work.state.cash = { ...work.state.cash, bank: -1 }
      },
    })
    expect(checkChoices(wasteful, states(), check).faults.join('\n')).toContain('money')
  })
})
