import { describe, expect, it, onTestFinished } from 'vitest'
import { stellwerk, temporaryFolder } from '../testing.js'

describe('match', () => {
  it('plays the trials of a title in part, and goes on with the games that are kept', async () => {
    const here = temporaryFolder(onTestFinished)
    const args = ['match', 'vierhain', '--acceptance', '--share', '0.01', '--file', 'kept.jsonl']
    const first = await stellwerk(here, args)
    expect(first.out).toContain('a sample of 1 %')
    expect(first.err).toContain('strong against greedy at a table of 3: 1 of 1')
    const again = await stellwerk(here, args)
    expect(again.out).toBe(first.out)
    expect(again.err).toBe('')
    expect((await stellwerk(here, [...args.slice(0, 3), '--share', '2'])).err).toContain('at most 1')
  })
})
