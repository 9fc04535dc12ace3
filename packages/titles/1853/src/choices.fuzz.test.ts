import type { Action, Choice } from '@stellwerk/engine'
import { Random, apply, begin, fuzzStart, hash, legal, playRandomly } from '@stellwerk/engine'
import { describe, expect, it } from 'vitest'
import { hexWith } from './board.js'
import { india1853 } from './index.js'
import type { State } from './state.js'

/** Positions from random games: every sixtieth state. */
function* positions(seeds: readonly number[]): Generator<State> {
  for (const seed of seeds) {
    const players = ['A', 'B', 'C', 'D', 'E', 'F'].slice(0, 3 + (seed % 4))
    const start = begin(india1853, fuzzStart(india1853, { players, seed, options: { bank: '10000' } }))
    if (!start.ok) throw new Error(JSON.stringify(start.refusal))
    const { history, violation } = playRandomly(india1853, start.value, seed)
    expect(violation).toBeUndefined()
    for (let n = seed; n < history.length; n += 60) yield history.at(n).state
  }
}

/** Tiles that look the same in several rotations are offered in one of them. */
function look(action: Action): Action {
  const { hex, tile, rotation, ...rest } = action as unknown as Record<string, unknown>
  if (typeof rotation !== 'number' || typeof hex !== 'string' || typeof tile !== 'string') return action
  const joined = hexWith(hex, { tile, rotation }).track.map(({ ends }) =>
    ends
      .map((end) => (typeof end === 'number' ? String(end) : 'stop'))
      .toSorted()
      .join('-'),
  )
  return { ...rest, hex, tile, look: joined.toSorted() } as unknown as Action
}

/** Whether an action is among the choices, or within the range of one. */
function offered(choices: readonly Choice[], action: Action): boolean {
  return choices.some((choice) => {
    if (hash(look(choice.action)) === hash(look(action))) return true
    if (!choice.range) return false
    const { field, min, max, step, except } = choice.range
    const value = (action as unknown as Record<string, unknown>)[field]
    if (
      typeof value !== 'number' ||
      value < min ||
      value > max ||
      (value - min) % step !== 0 ||
      except?.includes(value)
    )
      return false
    return hash({ ...choice.action, [field]: 0 }) === hash({ ...action, [field]: 0 })
  })
}

/** The action with one place changed: another number, another word from the other choices, a field lost or added. */
function mutated(action: Action, choices: readonly Choice[], random: Random): unknown {
  const copy = JSON.parse(JSON.stringify(action)) as Record<string, unknown>
  const field = random.pick(Object.keys(copy).filter((name) => name !== 'type'))
  const other = random.pick(choices).action as unknown as Record<string, unknown>
  switch (random.below(5)) {
    case 0:
      delete copy[field]
      break
    case 1:
      copy['surplus'] = 1
      break
    case 2:
      copy[field] = random.pick([null, '', -1, 0, 1e9, 3.5, 'MSM', 'Delhi', [], {}, true])
      break
    case 3:
      if (Object.hasOwn(other, field)) copy[field] = other[field]
      break
    default:
      copy[field] = changed(copy[field], random)
  }
  return copy
}

function changed(value: unknown, random: Random): unknown {
  if (typeof value === 'number') return value + random.pick([-100, -10, -1, 1, 10, 100])
  if (Array.isArray(value)) return random.below(2) === 0 ? value.toReversed() : value.slice(1)
  return `${String(value)}x`
}

describe('choices', () => {
  it('what is offered is accepted, and what is accepted is offered', { timeout: 300_000 }, () => {
    const random = new Random(42)
    const seen = { positions: 0, applied: 0, refused: 0, accepted: 0 }
    for (const state of positions([1, 2, 4, 6, 7])) {
      const { choices, players, partial } = legal(india1853, state)
      seen.positions++
      expect(players.length).toBeGreaterThan(0)
      expect(choices.length).toBeGreaterThan(0)
      for (const { action, range } of choices) {
        const bounds = range
          ? [range.min, range.max].map((value) => ({ ...action, [range.field]: value }))
          : [action]
        for (const bound of bounds) {
          if (range?.except?.includes(bound[range.field as 'type'] as unknown as number)) continue
          const outcome = apply(india1853, state, bound)
          expect(outcome.ok ? 'accepted' : { bound, refusal: outcome.refusal }).toBe('accepted')
          if (outcome.ok) expect(india1853.audit(outcome.state)).toEqual([])
          seen.applied++
        }
      }
      for (let i = 0; i < 20; i++) {
        const action = mutated(random.pick(choices).action, choices, random) as Action
        const outcome = apply(india1853, state, action)
        if (!outcome.ok) {
          seen.refused++
          continue
        }
        seen.accepted++
        if (partial.includes(action.type)) continue
        expect(offered(choices, action) ? 'offered' : action).toBe('offered')
      }
    }
    expect(seen.positions).toBeGreaterThan(70)
    expect(seen.applied).toBeGreaterThan(1500)
    expect(seen.refused).toBeGreaterThan(800)
    expect(seen.accepted).toBeGreaterThan(100)
  })
})
