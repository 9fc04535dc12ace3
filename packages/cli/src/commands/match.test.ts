import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { stellwerk, temporaryFolder } from '../testing.js'

describe('match', () => {
  it('lets policies play and tells wins, fortunes, Elo, times and who lost a seat', async () => {
    const here = temporaryFolder(onTestFinished)
    writeFileSync(
      join(here, 'my-bot.mjs'),
      'export const policy = { name: "mine", decide() { throw new Error("no idea") } }',
    )
    const args = ['match', '1873', '--seats', 'greedy,random,./my-bot.mjs', '--games', '2', '--seed', '5']
    const { code, data } = await stellwerk(here, [...args, '--json'])
    expect(code).toBe(0)
    expect(data).toMatchObject({ games: 2, endless: 0 })
    const { standings } = data as { standings: { policy: string; wins: number; forfeits: object[] }[] }
    expect(standings.map(({ policy }) => policy).toSorted()).toEqual(['greedy', 'my-bot.mjs', 'random'])
    const mine = standings.find(({ policy }) => policy === 'my-bot.mjs')
    expect(mine?.forfeits).toHaveLength(2)
    expect(mine?.forfeits[0]).toMatchObject({ reason: 'threw', seed: 5 })
    const { out } = await stellwerk(here, args)
    expect(out).toContain('my-bot.mjs lost its seat (threw) in the game of seed 5')
  })

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

  it('refuses a seat that is neither a level nor a module with a policy', async () => {
    const here = temporaryFolder(onTestFinished)
    const unknown = await stellwerk(here, ['match', '1873', '--seats', 'clever,greedy'])
    expect(unknown.code).toBe(2)
    expect(unknown.err).toContain('"clever" should be one of easy, good, strong, greedy, random')
    writeFileSync(join(here, 'empty.mjs'), 'export const nothing = 1')
    const empty = await stellwerk(here, ['match', '1873', '--seats', './empty.mjs,greedy'])
    expect(empty.err).toContain('exports no "policy"')
  })
})
