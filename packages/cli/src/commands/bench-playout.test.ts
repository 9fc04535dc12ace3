import { describe, expect, it } from 'vitest'
import { gameOf } from '../games.js'
import { playout } from './bench-playout.js'
import { median, timed } from './bench-times.js'

describe('what is measured', () => {
  it('is the same random game, whether its actions are applied or simulated', async () => {
    const { title } = await gameOf('1873', {})
    const played = (['apply', 'simulate'] as const).map((carry) => playout(title, 2, 5, carry))
    expect(played[0]).toBeGreaterThan(100)
    expect(played[1]).toBe(played[0])
  })

  it('is done once for each run and before them to warm up, and is never quicker than its least', () => {
    let done = 0
    const { median: middle, least, processor } = timed(() => done++, 5, 2)
    expect(done).toBe(7)
    expect(middle).toBeGreaterThanOrEqual(least)
    expect(processor).toBeGreaterThanOrEqual(0)
  })

  it('is told by the middle of its times, whatever their order', () => {
    expect([median([9, 1, 5]), median([2, 1]), median([])]).toEqual([5, 2, 0])
  })
})
