import { expect, it } from 'vitest'
import { isCurrent } from './kernel.mjs'

it('the compiled kernel of the router was made from its sources as they are', () => {
  expect(isCurrent()).toBe(true)
})
