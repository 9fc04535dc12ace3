import { describe, expect, it } from 'vitest'
import type { Action, Frame, Move, Procedure } from './flow.js'
import { apply, legal, decidersOf, refuses, view } from './game.js'
import { hash } from './hash.js'
import { engineRules } from './refusal.js'
import type { CoinState } from './testing-coins.js'
import { coinGame, coins } from './testing-coins.js'

const A = (type: string, own: object = {}): object => ({ type, player: 'A', ...own })

describe('legal', () => {
  it('says who decides and offers only what is not refused', () => {
    const { players, step, choices, partial } = legal(coins, coinGame())
    expect(players).toEqual(['A'])
    expect(step).toEqual({ kind: 'turn', player: 'A' })
    expect(choices).toEqual([
      { action: A('take', { count: 1 }), range: { field: 'count', min: 1, max: 3, step: 1 } },
      { action: A('lot') },
    ])
    expect(partial).toEqual([])
  })

  it('offers nothing when the game is over', () => {
    expect(legal(coins, { ...coinGame(), flow: [] })).toEqual({
      players: [],
      step: null,
      choices: [],
      partial: [],
    })
  })
})

describe('apply', () => {
  it('returns the next state and the events, and leaves the given state alone', () => {
    const before = coinGame()
    const frozen = JSON.stringify(before)
    const outcome = apply(coins, before, A('take', { count: 2 }))
    expect(outcome).toMatchObject({
      ok: true,
      state: { cash: { bank: -2, 'player:A': 2 }, flow: [{ player: 'B' }] },
      events: [{ kind: 'money', from: 'bank', to: 'player:A', amount: 2, reason: 'take' }],
    })
    expect(JSON.stringify(before)).toBe(frozen)
  })

  it('lets everything happen that needs no decision', () => {
    let state = coinGame()
    for (const [player, count] of [
      ['A', 3],
      ['B', 1],
      ['A', 3],
      ['B', 1],
      ['A', 3],
      ['B', 1],
      ['A', 1],
    ] as const) {
      const outcome = apply(coins, state, { type: 'take', player, count })
      if (!outcome.ok) throw new Error(outcome.refusal.rule)
      state = outcome.state
    }
    expect(coins.isOver(state)).toBe(true)
    expect(refuses(coins, state, A('lot'))?.rule).toBe(engineRules.over)
  })

  it.each([
    [undefined, engineRules.malformed, ''],
    ['take', engineRules.malformed, ''],
    [[], engineRules.malformed, ''],
    [{}, engineRules.malformed, 'type'],
    [{ type: 'take' }, engineRules.malformed, 'player'],
    [{ type: 3, player: 'A' }, engineRules.malformed, 'type'],
    [A('take'), engineRules.malformed, 'count'],
    [A('take', { count: '1' }), engineRules.malformed, 'count'],
    [A('take', { count: 1, extra: 1 }), engineRules.malformed, 'extra'],
  ])('refuses a malformed action and names the place: %j', (input, rule, path) => {
    expect(refuses(coins, coinGame(), input)).toMatchObject({ rule, params: { path } })
  })

  it('refuses with the rule of the game, of the step, or of the turn', () => {
    expect(refuses(coins, coinGame(), A('take', { count: 4 }))).toEqual({
      rule: 'coins-1',
      params: { count: 4 },
    })
    expect(refuses(coins, coinGame(), A('give'))?.rule).toBe('coins-3')
    expect(refuses(coins, coinGame(), A('constructor'))?.rule).toBe(engineRules.step)
    expect(refuses(coins, coinGame(), { type: 'lot', player: 'B' })).toEqual({
      rule: engineRules.turn,
      params: { player: 'B', players: ['A'] },
    })
  })

  describe('out of its step', () => {
    const rest: Procedure<CoinState, Frame> = {
      advance: () => false,
      deciders: (state) => state.players.slice(0, 1),
      moves: { lot: coins.procedures['turn']?.moves?.['lot'] as Move<CoinState, Frame, Action> },
      forbids: { take: { step: 'turn', rule: 'coins-5' }, give: 'coins-6' },
    }
    const withRest = { ...coins, procedures: { ...coins.procedures, rest } }
    const resting = { ...coinGame(), flow: [{ kind: 'rest', player: 'A' }] }

    it('an action is refused as in its own step, or else by the rule of the order', () => {
      expect(refuses(withRest, resting, A('take', { count: 4 }))).toEqual({
        rule: 'coins-1',
        params: { count: 4 },
      })
      const order = { rule: 'coins-5', params: { type: 'take', step: 'rest', possible: ['lot'] } }
      expect(refuses(withRest, resting, A('take', { count: 1 }))).toEqual(order)
      expect(refuses(withRest, resting, A('take'))).toEqual(order)
      expect(refuses(withRest, resting, A('sell'))?.rule).toBe(engineRules.step)
    })

    it('what the whole turn forbids comes before what its step does', () => {
      const flow = [...coinGame().flow, ...resting.flow]
      expect(refuses(withRest, { ...resting, flow }, A('give'))?.rule).toBe('coins-3')
      expect(refuses(withRest, resting, A('give'))?.rule).toBe('coins-6')
    })
  })
})

describe('chance', () => {
  it('comes from the seed in the state and is the same each time', () => {
    const drawn = (seed: number): readonly number[] => {
      const outcome = apply(coins, coinGame(['A', 'B'], seed), A('lot'))
      if (!outcome.ok) throw new Error(outcome.refusal.rule)
      return outcome.state.drawn
    }
    expect(drawn(5)).toEqual(drawn(5))
    expect(drawn(5)).not.toEqual(drawn(6))
  })

  it('is not told in a view, which hashes differently and still knows the choices', () => {
    const state = coinGame()
    expect(view(coins, state, null).random).toBeNull()
    expect(hash(view(coins, state, null))).not.toBe(hash(state))
    expect(legal(coins, view(coins, state, null))).toEqual(legal(coins, state))
  })

  it('refuses what a view cannot know, instead of guessing', () => {
    const state = view(coins, coinGame(), null)
    expect(apply(coins, state, A('lot'))).toEqual({
      ok: false,
      refusal: { rule: engineRules.chance, params: {} },
    })
    expect(apply(coins, coinGame(), A('lot')).ok).toBe(true)
  })
})

it('the deciders alone are those whom the choices are for', () => {
  const state = coinGame()
  expect(decidersOf(coins, state)).toEqual(legal(coins, state).players)
  expect(decidersOf(coins, { ...state, flow: [] })).toEqual([])
})
