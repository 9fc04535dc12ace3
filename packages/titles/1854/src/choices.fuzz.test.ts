import type { Action, Choice } from '@stellwerk/engine'
import { Random, apply, begin, fuzzStart, hash, legal, playRandomly } from '@stellwerk/engine'
import { describe, expect, it } from 'vitest'
import { hexWith } from './board.js'
import type { TunnelId } from './data/types.js'
import { austria1854 } from './index.js'
import type { State } from './state.js'

/** Positions from random games: every eightieth state. */
function* positions(games: number): Generator<State> {
  for (let seed = 1; seed <= games; seed++) {
    const players = ['A', 'B', 'C', 'D', 'E', 'F'].slice(0, 3 + (seed % 4))
    const start = begin(austria1854, fuzzStart(austria1854, { players, seed, options: {} }))
    if (!start.ok) throw new Error(JSON.stringify(start.refusal))
    const { history, violation } = playRandomly(austria1854, start.value, seed)
    expect(violation).toBeUndefined()
    for (let n = seed; n < history.length; n += 80) yield history.at(n).state
  }
}

/** Tiles and tunnels that look the same in several rotations are offered in one of them. */
function look(action: Action): Action {
  const { hex, tile, tunnel, rotation, ...rest } = action as unknown as Record<string, unknown>
  if (typeof rotation !== 'number' || typeof hex !== 'string') return action
  const { leads, exits, mouths } = hexWith(
    hex,
    typeof tile === 'string' ? { tile, rotation } : undefined,
    typeof tunnel === 'string' ? [{ tunnel: tunnel as TunnelId, rotation }] : [],
  )
  const joined = leads.map((ends) =>
    ends.map((end) => (typeof end === 'number' ? `${end}` : 'stop')).toSorted(),
  )
  return { ...rest, hex, tile, tunnel, look: { joined, exits, mouths } } as unknown as Action
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
      copy[field] = random.pick([null, '', -1, 0, 1e9, 3.5, 'MUR', 'KE', [], {}, true])
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
  it('what is offered is accepted, and what is accepted is offered', () => {
    const random = new Random(42)
    const seen = { positions: 0, applied: 0, refused: 0, accepted: 0 }
    for (const state of positions(3)) {
      const { choices, players, partial } = legal(austria1854, state)
      seen.positions++
      expect(players.length).toBeGreaterThan(0)
      expect(choices.length).toBeGreaterThan(0)
      for (const { action, range } of choices) {
        const bounds = range
          ? [range.min, range.max].map((value) => ({ ...action, [range.field]: value }))
          : [action]
        for (const bound of bounds) {
          if (range?.except?.includes(bound[range.field as 'type'] as unknown as number)) continue
          const outcome = apply(austria1854, state, bound)
          expect(outcome.ok ? 'accepted' : { bound, refusal: outcome.refusal }).toBe('accepted')
          if (outcome.ok) expect(austria1854.audit(outcome.state)).toEqual([])
          seen.applied++
        }
      }
      for (let i = 0; i < 20; i++) {
        const action = mutated(random.pick(choices).action, choices, random) as Action
        const outcome = apply(austria1854, state, action)
        if (!outcome.ok) {
          seen.refused++
          continue
        }
        seen.accepted++
        if (partial.includes(action.type)) continue
        expect(offered(choices, action) ? 'offered' : action).toBe('offered')
      }
    }
    expect(seen.positions).toBeGreaterThan(80)
    expect(seen.applied).toBeGreaterThan(500)
    expect(seen.refused).toBeGreaterThan(800)
    expect(seen.accepted).toBeGreaterThan(30)
  })
})
