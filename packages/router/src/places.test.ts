import { describe, expect, it } from 'vitest'
import { frameOf } from './frame.js'
import type { Model } from './model.js'
import { placesOf, quietOf } from './places.js'
import { randomModels } from './testing-models.js'

const nextOf = ({ next, nextAt }: Model, m: number): number[] => [...next.subarray(nextAt[m], nextAt[m + 1])]
const part = (list: Int32Array, at: Int32Array, i: number): number[] => [...list.subarray(at[i], at[i + 1])]

describe('places', () => {
  const models = randomModels(3, 4)

  it('moves share a place if they lead to the same point and the same moves can follow', () => {
    for (const model of models) {
      const places = placesOf(model)
      const keys = Array.from({ length: model.moves }, (_, m) => `${model.to[m]}: ${nextOf(model, m).join()}`)
      const numbers = new Map(keys.map((key, m) => [key, places.of[m]]))
      expect(new Set(numbers.values()).size).toBe(numbers.size)
      expect(places.count).toBe(numbers.size)
      expect([...places.of]).toEqual(keys.map((key) => numbers.get(key)))
    }
    expect(models.some((model) => placesOf(model).count < model.moves)).toBe(true)
  })

  it('each place knows its stop and the moves out of it, and each move the places before it', () => {
    for (const model of models) {
      const { count, of, stop, out, outAt, before, beforeAt } = placesOf(model)
      for (let m = 0; m < model.moves; m++) {
        const place = of[m] as number
        expect(stop[place]).toBe(model.stopOf[m])
        expect(part(out, outAt, place)).toEqual(nextOf(model, m))
        const leading = Array.from({ length: count }, (_, p) => p).filter((p) =>
          part(out, outAt, p).includes(m),
        )
        expect(part(before, beforeAt, m)).toEqual(leading)
      }
    }
  })

  it('moves that can leave memory and room as they are stand by the place to which they lead', () => {
    let passing = 0
    for (const model of models) {
      const frame = frameOf(model, 3)
      const { blocks, heavy, light, optional, places } = frame
      const { into, intoAt, places: some } = quietOf(places, frame.sorts)
      const isQuiet = (m: number): boolean => {
        const s = model.stopOf[m] as number
        if (optional[s] && (heavy[s] || light[s])) passing++
        return !blocks[m] && (s < 0 || optional[s] === 1 || (!heavy[s] && !light[s]))
      }
      const quiet = Array.from({ length: model.moves }, (_, m) => m).filter(isQuiet)
      for (let place = 0; place < places.count; place++) {
        const here = quiet.filter((m) => places.of[m] === place)
        expect([...new Set(part(into, intoAt, place))].toSorted((a, b) => a - b)).toEqual(here)
        expect(some.includes(place)).toBe(here.length > 0)
      }
    }
    expect(passing).toBeGreaterThan(0)
  })
})
