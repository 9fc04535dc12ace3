import { describe, expect, it } from 'vitest'
import type { Frame } from './frame.js'
import { frameOf } from './frame.js'
import { randomModels } from './testing-models.js'
import { bonusOf, heightOf, spent, transitionsOf } from './transitions.js'

/** Light room for two calls. */
const trainRoom = (overflow: boolean): Frame => ({ wide: 3, overflow }) as Frame
const room = (heavy: number, light: number): number => heavy * 3 + light

describe('room for calls', () => {
  it('a call takes heavy or light room, and none that is not there', () => {
    const frame = trainRoom(false)
    expect(spent(frame, room(3, 2), 1, 0)).toBe(room(2, 2))
    expect(spent(frame, room(3, 2), 0, 1)).toBe(room(3, 1))
    expect(spent(frame, room(3, 0), 0, 1)).toBe(-1)
    expect(spent(frame, room(0, 2), 1, 0)).toBeLessThan(0)
  })

  it('light calls for which no light room is left take heavy room where the train allows it', () => {
    const frame = trainRoom(true)
    expect(spent(frame, room(3, 1), 0, 1)).toBe(room(3, 0))
    expect(spent(frame, room(3, 0), 0, 1)).toBe(room(2, 0))
    expect(spent(frame, 0, 0, 1)).toBeLessThan(0)
  })
})

describe('bonuses of the memory', () => {
  it('are earned when their last flag comes, and only then', () => {
    const frame = { bonuses: [{ amount: 40, flags: 0b110 }] } as unknown as Frame
    expect(bonusOf(frame, 0b000, 0b010)).toBe(0)
    expect(bonusOf(frame, 0b010, 0b111)).toBe(40)
    expect(bonusOf(frame, 0b000, 0b110)).toBe(40)
    expect(bonusOf(frame, 0b110, 0b111)).toBe(0)
  })
})

describe('transitions', () => {
  it('from each state, each sort of move leads where its blocks, flags and calls say, or nowhere', () => {
    const seen = { nowhere: 0, bonus: 0 }
    for (const model of randomModels(21, 2)) {
      const frame = frameOf(model, 3)
      const { to, extra, sorts: count } = transitionsOf(frame)
      const height = heightOf(frame)
      expect(count).toBe(frame.sorts.length)
      expect(to).toHaveLength((height << frame.bits) * count)
      for (let state = 0; state < height << frame.bits; state++)
        frame.sorts.forEach(({ blocks, flags, heavy, light, call }, k) => {
          const memory = Math.floor(state / height)
          const left = spent(frame, state % height, heavy, light)
          const at = state * count + k
          if (memory & blocks || left < 0) {
            seen.nowhere++
            expect(to[at]).toBe(-1)
            return
          }
          const grown = memory | blocks | flags
          expect(to[at]).toBe(grown * height + left)
          // a stop that is only passed earns no bonus for calls
          const earned = bonusOf(frame, memory, call ? grown : memory | (flags & frame.markFlags))
          expect(extra[at]).toBe(earned)
          if (earned > 0) seen.bonus++
        })
    }
    expect(seen.nowhere).toBeGreaterThan(0)
    expect(seen.bonus).toBeGreaterThan(0)
  })
})
