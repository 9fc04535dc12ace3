import { expect, it } from 'vitest'
import { beHostile, complaintsOf } from './hostile.js'

/** The command `node packages/load/dist/hostile.js` sends 100,000. */
const requests = 3000

it(
  'answers whatever is sent without a 5xx, without telling of internals and without growing',
  { timeout: 120_000 },
  async () => {
    const result = await beHostile('sqlite', requests, 20_262)
    expect(complaintsOf(result)).toEqual([])
    expect([...result.answers.values()].reduce((sum, count) => sum + count, 0)).toBe(requests)
    // the attack reaches all that it is meant to reach
    const meant = ['200', '400', '401', '404', '413', '415', 'frame taken', 'closed 4400', 'closed 1009']
    meant.push('raw 400', 'file 200', 'file 404', 'file 412', 'file 416')
    expect(meant.filter((answer) => !result.answers.has(answer))).toEqual([])
  },
)
