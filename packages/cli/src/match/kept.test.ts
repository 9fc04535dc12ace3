import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GameReport, Trial } from '@stellwerk/bots'
import { describe, expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../testing.js'
import { KeptGames } from './kept.js'

const report = (seed: number): GameReport => ({
  seed,
  actions: 10,
  ended: true,
  seats: [{ policy: 'strong', fortune: 1, won: 1, idle: 0, times: [1.2345], blunders: {} }],
})

const trial = (id: string, figure: 'wins' | 'median'): Trial => ({
  id,
  seats: ['strong'],
  games: 2,
  demands: [{ policy: 'strong', figure, limit: 1, bound: 'least' }],
})
const [wins, times] = [trial('one', 'wins'), trial('two', 'median')]

const keptFile = (): string => join(temporaryFolder(onTestFinished), 'deep', 'kept.jsonl')
const seeds = (games: readonly GameReport[]): readonly number[] => games.map(({ seed }) => seed)

describe('games that are kept', () => {
  it('are there again for the same build, title and trial, also after a torn last line', () => {
    const file = keptFile()
    const kept = new KeptGames(file, 'a')
    expect(kept.of('1873', wins)).toEqual([])
    kept.add('1873', wins, report(1))
    kept.add('1873', times, report(2))
    appendFileSync(file, '{"program":"a","ti')
    const again = new KeptGames(file, 'a')
    expect(again.of('1873', wins).map(({ seed, seats }) => [seed, seats[0]?.times])).toEqual([[1, []]])
    expect(again.of('1873', times).map(({ seed, seats }) => [seed, seats[0]?.times])).toEqual([[2, [1.2]]])
    expect(again.of('1854', wins)).toEqual([])
    expect(again.earlier('1873', wins)).toEqual([])
  })

  it('count for a later build once it is known to play alike, and for those after it', () => {
    const file = keptFile()
    new KeptGames(file, 'a').add('1873', wins, report(1))
    const later = new KeptGames(file, 'b')
    expect(seeds(later.of('1873', wins))).toEqual([])
    expect(seeds(later.earlier('1873', wins))).toEqual([1])
    later.confirm('1873', wins)
    later.add('1873', wins, report(2))
    expect(seeds(later.of('1873', wins))).toEqual([1, 2])
    expect(later.earlier('1873', wins)).toEqual([])
    const last = new KeptGames(file, 'c')
    expect(seeds(last.earlier('1873', wins))).toEqual([1, 2])
    last.confirm('1873', wins)
    expect(seeds(new KeptGames(file, 'c').of('1873', wins))).toEqual([1, 2])
  })
})
