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
    const args = ['match', 'vierhain', '--seats', 'greedy,random,./my-bot.mjs', '--games', '2', '--seed', '5']
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
