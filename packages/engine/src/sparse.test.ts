import { expect, it } from 'vitest'
import { sparse, sparseCopy } from './sparse.js'

it('holds what it was filled with, and nothing else', () => {
  const record = sparse<number>((prices) => {
    prices[1000] = 2
    prices[50] = 1
  })
  expect(Object.entries(record)).toEqual([
    ['50', 1],
    ['1000', 2],
  ])
})

it('copies a record, which is not changed with its copy', () => {
  const supply = { 57: 4, 958: 1, CD: 2 }
  const copy = sparseCopy(supply)
  expect(copy).toEqual(supply)
  copy['57'] = 3
  expect(supply[57]).toBe(4)
})
