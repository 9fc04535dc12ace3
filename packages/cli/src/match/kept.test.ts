import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GameReport } from '@stellwerk/bots'
import { describe, expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../testing.js'
import { KeptGames } from './kept.js'

const report = (seed: number): GameReport => ({
  seed,
  actions: 10,
  ended: true,
  seats: [{ policy: 'strong', fortune: 1, won: 1, idle: 0, times: [1.2345], blunders: {} }],
})

describe('games that are kept', () => {
  it('are there again for the same program, title and trial, also after a torn last line', () => {
    const file = join(temporaryFolder(onTestFinished), 'deep', 'kept.jsonl')
    const kept = new KeptGames(file, 'a')
    expect(kept.of('1873', 'one')).toEqual([])
    kept.add('1873', 'one', report(1))
    kept.add('1873', 'two', report(2))
    appendFileSync(file, '{"program":"a","ti')
    const again = new KeptGames(file, 'a')
    expect(again.of('1873', 'one').map(({ seed, seats }) => [seed, seats[0]?.times])).toEqual([[1, [1.2]]])
    expect(again.of('1854', 'one')).toEqual([])
    expect(again.outdated).toBe(0)
    const other = new KeptGames(file, 'b')
    expect(other.of('1873', 'one')).toEqual([])
    expect(other.outdated).toBe(2)
  })
})
