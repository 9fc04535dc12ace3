import { describe, expect, it } from 'vitest'
import { frameOf } from './frame.js'
import type { Sort } from './sorts.js'
import { randomModels } from './testing-models.js'

const changeOf = ({ blocks, flags, heavy, light, call }: Sort): string =>
  JSON.stringify([blocks, flags, heavy, light, call])

describe('sorts of moves', () => {
  const frames = randomModels(8, 5).map((model) => frameOf(model, 3))

  it('a move stands in the sort that changes memory and room as it does', () => {
    for (const { model, sorts, sortOf, blocks, flags, heavy, light } of frames)
      for (let m = 0; m < model.moves; m++) {
        const s = model.stopOf[m] as number
        const sort = sorts[sortOf[m] as number] as Sort
        expect([...sort.moves]).toContain(m)
        expect(sort).toMatchObject({ blocks: blocks[m], flags: flags[m], call: s >= 0 })
        expect(sort).toMatchObject({ heavy: heavy[s] ?? 0, light: light[s] ?? 0 })
      }
  })

  it('a move to a stop that may be passed stands in a second sort, without a call and without taking room', () => {
    let passing = 0
    for (const { model, sorts, optional } of frames)
      for (let m = 0; m < model.moves; m++) {
        const mine = sorts.filter(({ moves }) => moves.includes(m))
        const passes = mine.filter(({ call, heavy, light }) => !call && heavy === 0 && light === 0)
        const s = model.stopOf[m] as number
        if (optional[s]) {
          passing++
          expect(mine).toHaveLength(2)
          expect(passes).toHaveLength(1)
        } else expect(mine).toHaveLength(1)
      }
    expect(passing).toBeGreaterThan(0)
  })

  it('no two sorts make the same changes', () => {
    for (const { sorts } of frames) expect(new Set(sorts.map(changeOf)).size).toBe(sorts.length)
    expect(frames.some(({ model, sorts }) => sorts.length < model.moves)).toBe(true)
  })
})
