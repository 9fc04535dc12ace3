import { expect, test } from 'vitest'
import { differentLooks, fittingTiles } from './tile-fit.js'

const tiles = { 7: { colour: 'yellow' }, 8: { colour: 'yellow' }, 23: { colour: 'green' } }

test('only tiles of the next colour are tried, and each hex is looked at once', () => {
  const tried: string[] = []
  const fitting = fittingTiles(
    tiles,
    ({ next }: { readonly next: string | undefined }) => next,
    (_, tile) => {
      tried.push(tile)
      return tile === '8' ? [] : [`${tile}:0`]
    },
  )
  const [plain, built, full] = [{ next: 'yellow' }, { next: 'green' }, { next: undefined }]
  expect([plain, built, full].map(fitting)).toEqual([['7:0'], ['23:0'], []])
  expect(fitting(plain)).toBe(fitting(plain))
  expect(tried).toEqual(['7', '8', '23'])
})

test('of rotations that look the same the smallest counts', () => {
  const looks = differentLooks(
    ({ rotation }) => rotation % 3,
    (pattern) => `look ${pattern}`,
    ({ tile, rotation }, pattern) => `${tile}:${rotation} ${pattern}`,
  )
  expect(looks('9')).toEqual(['9:0 0', '9:1 1', '9:2 2'])
})
