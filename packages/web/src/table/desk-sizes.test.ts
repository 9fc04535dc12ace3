import { expect, test } from 'vitest'
import { parseSizes } from './desk-sizes.js'

test('sizes are read back; whatever is no size is left out', () => {
  expect(parseSizes('{"dock 1873 stock":512}')).toEqual({ 'dock 1873 stock': 512 })
  expect(parseSizes('{"dock 1873 stock":"wide","card 1854 operating":-3}')).toEqual({})
  expect(parseSizes('{"dock')).toEqual({})
  expect(parseSizes('null')).toEqual({})
  expect(parseSizes(null)).toEqual({})
})
