import type { State } from '@stellwerk/1853'
import { india1853 } from '@stellwerk/1853'
import type { PlayerId } from '@stellwerk/engine'
import { decidersOf, legal, top, view } from '@stellwerk/engine'
import { expect, it } from 'vitest'
import { randomGame } from '../story/testing.js'
import { outcomeOf } from './outcome.js'

/** The first state of each kind of step in some games, as whoever decides sees it. */
function stepsSeen(): Map<string, { readonly state: State; readonly player: PlayerId }> {
  const found = new Map<string, { state: State; player: PlayerId }>()
  for (const seed of [1, 2, 3])
    for (const { state } of randomGame(seed, 220)) {
      const kind = top(state)?.kind
      const [player] = decidersOf(india1853, state)
      if (kind !== undefined && player !== undefined && !found.has(kind))
        found.set(kind, { state: view(india1853, state, player), player })
    }
  return found
}

it('every choice of every step can be judged on the view of its player', () => {
  const steps = stepsSeen()
  expect([...steps.keys()]).toEqual(
    expect.arrayContaining([
      'bonds',
      'cities',
      'stock',
      'elephant',
      'extra-round',
      'option',
      'track',
      'trains',
      'run',
      'payout',
    ]),
  )
  for (const { state, player } of steps.values())
    for (const { action } of legal(india1853, state).choices.filter((each) => each.action.player === player))
      expect(outcomeOf(state, [action])).toBeDefined()
})

it('the last bond is judged without what the others have entered', () => {
  const made = india1853.create({ players: ['Anna', 'Ben', 'Cem'], seed: 1, options: {} })
  if (!made.ok) throw new Error(made.refusal.rule)
  const entered = { Anna: 111, Ben: 222 }
  const flow = made.value.flow.map((frame) => (frame.kind === 'bonds' ? { ...frame, entered } : frame))
  const seen = view(india1853, { ...made.value, flow }, 'Cem' as PlayerId)
  const outcome = outcomeOf(seen, [{ type: 'setBond', player: 'Cem' as PlayerId, bond: 90 } as never])
  expect(outcome?.events.map(({ kind }) => kind)).toEqual(['sealed'])
  expect(outcome?.effects).toEqual([])
})

it('the last pass of a round tells nothing of what follows it', () => {
  const { state, player } =
    [...stepsSeen().values()].find(({ state: each }) => top(each)?.kind === 'stock') ?? {}
  if (!state || player === undefined) throw new Error('no stock round')
  const flow = state.flow.map((frame) => (frame.kind === 'stock' ? { ...frame, idle: 2 } : frame))
  const outcome = outcomeOf({ ...state, flow }, [{ type: 'pass', player }])
  expect(outcome?.events.map(({ kind }) => kind)).toEqual(['passed'])
})
