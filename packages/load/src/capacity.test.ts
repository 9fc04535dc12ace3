import { expect, it } from 'vitest'
import { planFor } from './capacity.js'

it('plans a process for its actions or for its sockets, whichever needs more', () => {
  expect(planFor(1_000, 2000, 15)).toEqual({ actions: 1_000 / 45, processes: 1 })
  expect(planFor(100_000, 2000, 15).processes).toBe(13)
  // people in haste: ten times as many actions, at six tenths of a core for each process
  expect(planFor(100_000, 2000, 1.5).processes).toBe(19)
})
