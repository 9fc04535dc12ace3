import { describe, expect, it } from 'vitest'
import { policyOf } from '../levels.js'
import type { Policy } from '../policy.js'
import { playedBy } from '../testing.js'

describe('whole games of Harzbahn 1873 between computers', () => {
  it.each([2, 5])('%s strong ones end, with nothing refused and no idea offered twice', async (count) => {
    const strong = await policyOf('1873', 'strong')
    const { ended, seats } = await playedBy('1873', Array<Policy>(count).fill(strong), count)
    expect(ended).toBe(true)
    expect(seats.flatMap(({ forfeit }) => forfeit ?? [])).toEqual([])
    expect(seats.map(({ blunders }) => blunders['repeated proposal'] ?? 0)).toEqual(seats.map(() => 0))
  })
})
