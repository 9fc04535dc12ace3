import { describe, expect, it } from 'vitest'
import { apply, awaitedIn, hash, imagine, view } from '@stellwerk/engine'
import type { CoreState, PlayerId } from '@stellwerk/engine'
import { titleIds } from '@stellwerk/titles'
import { policyOf } from './levels.js'
import { policyNames } from './policy.js'
import { situationOf } from './situation.js'
import { gameOf, playedBy, stateAfter } from './testing.js'

describe.each(titleIds)('computer players of %s', (id) => {
  const { title } = gameOf(id)

  it.each(policyNames)('%s decides the same in the same situation', async (name) => {
    for (const actions of [0, 40, 90]) {
      const state = stateAfter(id, actions)
      const [player] = awaitedIn(title, state) as [PlayerId]
      const [one, other] = [await policyOf(id, name), await policyOf(id, name)]
      const { action } = one.decide(situationOf(title, state, player, 5))
      expect(apply(title, state, action).ok).toBe(true)
      expect(other.decide(situationOf(title, state, player, 5)).action).toEqual(action)
    }
  })

  it.each(policyNames)('%s does not know what will be drawn', async (name) => {
    const state = stateAfter(id, 40)
    const other = { ...state, random: 12_345 }
    expect(hash(other)).not.toBe(hash(state))
    const [player] = awaitedIn(title, state) as [PlayerId]
    const policy = await policyOf(id, name)
    const { action } = policy.decide(situationOf(title, state, player, 5))
    expect(policy.decide(situationOf(title, other, player, 5)).action).toEqual(action)
  })
})

describe('secrets', () => {
  it.each(policyNames)('%s chooses alike in states with equal views', async (name) => {
    const { title } = gameOf('1853')
    const start = stateAfter('1853', 0)
    const situation = (bound: 'min' | 'max') => {
      const [first] = awaitedIn(title, start) as [PlayerId]
      const { choices } = situationOf(title, start, first, 5)
      const entry = choices.find(({ range }) => range)
      if (!entry?.range) throw new Error('no sealed choice')
      const outcome = apply(title, start, { ...entry.action, [entry.range.field]: entry.range[bound] })
      if (!outcome.ok) throw new Error(outcome.refusal.rule)
      const [second] = awaitedIn(title, outcome.state) as [PlayerId]
      return { state: outcome.state, second }
    }
    const [low, high] = [situation('min'), situation('max')]
    expect(hash(low.state)).not.toBe(hash(high.state))
    expect(hash(view(title, low.state, low.second))).toBe(hash(view(title, high.state, high.second)))
    const policy = await policyOf('1853', name)
    const { action } = policy.decide(situationOf(title, low.state, low.second, 5))
    expect(policy.decide(situationOf(title, high.state, high.second, 5)).action).toEqual(action)
  })
})

/** What is secret in 1853: the cities of the contracts. */
const citiesIn = (state: CoreState): unknown =>
  Object.values((state as unknown as { contracts: Record<string, { cities: unknown }> }).contracts).map(
    ({ cities }) => cities,
  )

/** Another state that looks the same to a player: the others' contracts name other cities. */
function twinOf(state: CoreState, player: PlayerId): CoreState {
  const { title } = gameOf('1853')
  const seen = view(title, state, player)
  for (let seed = 1; seed <= 20; seed++) {
    const twin = imagine(title, seen, seed)
    if (hash(citiesIn(twin)) !== hash(citiesIn(state))) return twin
  }
  throw new Error('nothing is hidden')
}

describe('contracts of others', () => {
  const { title } = gameOf('1853')
  // in the choice of cities, a stock round, and two steps of operating rounds
  const looked = [10, 30, 60, 120].map((actions) => {
    const state = stateAfter('1853', actions)
    const [player] = awaitedIn(title, state) as [PlayerId]
    return { state, twin: twinOf(state, player), player }
  })

  it.each(policyNames)('%s chooses alike whatever they are', async (name) => {
    const policy = await policyOf('1853', name)
    for (const { state, twin, player } of looked) {
      expect(hash(view(title, twin, player))).toBe(hash(view(title, state, player)))
      const { action } = policy.decide(situationOf(title, state, player, 5))
      expect(policy.decide(situationOf(title, twin, player, 5)).action).toEqual(action)
    }
  })

  it('somebody who saw them would be found out', () => {
    const peeping = ({ state, player }: { state: CoreState; player: PlayerId }): unknown => {
      const { choices } = situationOf(title, state, player, 5)
      return choices[Number.parseInt(hash(citiesIn(state)).slice(0, 8), 16) % choices.length]?.action
    }
    const differ = looked.filter(
      ({ state, twin, player }) =>
        hash(peeping({ state, player })) !== hash(peeping({ state: twin, player })),
    )
    expect(differ.length).toBeGreaterThan(0)
  })
})

describe('references', () => {
  it('greedy beats random', async () => {
    const [greedy, random] = [await policyOf('1873', 'greedy'), await policyOf('1873', 'random')]
    // two short games; that of seed 1 takes seven times as long
    for (const seed of [2, 3]) {
      const { seats, ended } = await playedBy('1873', [random, greedy, random, random], seed)
      expect(ended).toBe(true)
      expect(seats.map(({ won }) => won)).toEqual([0, 1, 0, 0])
    }
  })
})
