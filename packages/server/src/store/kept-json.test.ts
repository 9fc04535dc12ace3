import { expect, it } from 'vitest'
import { keptJson } from './kept-json.js'

it('reads each text once, and forgets texts before there are too many', () => {
  const read = keptJson<readonly number[]>()
  const first = read('[0]')
  expect(first).toEqual([0])
  expect(read('[0]')).toBe(first)
  for (let i = 1; i <= 2000; i++) expect(read(`[${i}]`)).toEqual([i])
  expect(read('[0]')).not.toBe(first)
  expect(read('[0]')).toEqual(first)
})
