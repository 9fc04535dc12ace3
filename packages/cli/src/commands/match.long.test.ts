import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
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

  it('counts the games of an earlier build if it plays them alike, and no others', async () => {
    const here = temporaryFolder(onTestFinished)
    const file = join(here, 'kept.jsonl')
    const args = ['match', 'vierhain', '--acceptance', '--share', '0.01', '--file', 'kept.jsonl']
    const first = await stellwerk(here, args)
    const ofEarlierBuild = readFileSync(file, 'utf8').replaceAll(/"program":"\w+"/g, '"program":"earlier"')
    writeFileSync(file, ofEarlierBuild)
    const alike = await stellwerk(here, args)
    expect(alike.out).toBe(first.out)
    expect(alike.err).toContain('1 game of an earlier build; 1 played again, with the same result')
    expect(alike.err).not.toContain('1 of 1')
    writeFileSync(file, ofEarlierBuild.replaceAll(/"actions":\d+/g, '"actions":7'))
    const other = await stellwerk(here, args)
    expect(other.out).toBe(first.out)
    expect(other.err).toContain('1 played again, with another result: they do not count')
    expect(other.err).toContain('1 of 1')
  })
})
