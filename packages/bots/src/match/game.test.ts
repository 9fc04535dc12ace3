import { describe, expect, it } from 'vitest'
import { policyOf } from '../levels.js'
import type { Policy } from '../policy.js'
import { playedBy } from '../testing.js'
import { matchReport, rotated } from './tally.js'

const failing = (name: string, decide: Policy['decide']): Policy => ({ name, decide })

describe('a game of a match', () => {
  it('takes the seat from a policy that throws or breaks a rule, and names the move', async () => {
    const throws = failing('throws', () => {
      throw new Error('out of ideas')
    })
    const cheats = failing('cheats', ({ player }) => ({
      action: { type: 'takeEverything', player },
      work: 0,
    }))
    const random = await policyOf('vierhain', 'random')
    const { seats, ended } = await playedBy('vierhain', [throws, cheats, random, random], 3)
    expect(ended).toBe(true)
    const [first, second, third] = seats
    expect(first).toMatchObject({ policy: 'throws', forfeit: { reason: 'threw' } })
    expect(first?.forfeit?.message).toContain('out of ideas')
    expect(second).toMatchObject({ policy: 'cheats', forfeit: { reason: 'illegal' } })
    expect(second?.forfeit?.message).toContain('takeEverything')
    expect(second?.forfeit?.move).toBeGreaterThan(0)
    expect(third?.forfeit).toBeUndefined()
  })

  it('is the same again by the same seed, and another by another', async () => {
    // that every policy decides alike in the same situation is a test of its own
    const random = await policyOf('1873', 'random')
    const seats = [random, random, random, random]
    const one = await playedBy('1873', seats, 1)
    expect(await playedBy('1873', seats, 1)).toEqual(one)
    expect((await playedBy('1873', seats, 2)).seats.map(({ fortune }) => fortune)).not.toEqual(
      one.seats.map(({ fortune }) => fortune),
    )
  })

  it('counts a shared win for both, and what it means for each policy', () => {
    const seat = (policy: string, fortune: number, won: number) => ({
      policy,
      fortune,
      won,
      idle: 0.5,
      times: [1, 2, 9],
      blunders: { insolvency: 1 },
    })
    const report = matchReport([
      { seed: 1, actions: 10, ended: true, seats: [seat('a', 30, 1), seat('b', 10, 0)] },
      { seed: 2, actions: 20, ended: false, seats: [seat('b', 20, 0.5), seat('a', 20, 0.5)] },
    ])
    expect(report).toMatchObject({ games: 2, endless: 1, actions: { mean: 15, most: 20 } })
    expect(report.standings[0]).toMatchObject({
      policy: 'a',
      wins: 1.5,
      fortune: { mean: 25, least: 20, most: 30 },
      time: { median: 2, most: 9 },
      blunders: { insolvency: 1 },
    })
  })

  it('turns the seats on from game to game', () => {
    expect([0, 1, 2].map((index) => rotated(['a', 'b', 'c'], index).join(''))).toEqual(['abc', 'bca', 'cab'])
  })
})
