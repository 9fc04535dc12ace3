import { expect, it } from 'vitest'
import { complaintsOf, flood } from './flood.js'

/** `node packages/load/dist/flood.js` does the same with the largest record for a minute. */
it(
  'holds little for strangers who ask for a long record and never read it, while others play',
  { timeout: 120_000 },
  async () => {
    const file = { title: '1873', players: 3, seed: 3, actions: 800, travels: 300 }
    const result = await flood({ store: 'sqlite', connections: 200, seconds: 8, file })
    // how long a move takes depends on what else the machine does meanwhile
    expect(complaintsOf({ ...result, late: 0 })).toEqual([])
    expect(result.moves).toBeGreaterThan(10)
  },
)
