import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beginner, rangeOf, rated } from './rating.js'

/** From the scale of the paper, in which everybody begins with 25 and 25/3. */
const of = (mu: number, sigma: number, rank: number) => ({ mean: mu * 60, deviation: sigma * 60, rank })
const figures = (players: Parameters<typeof rated>[0]): number[][] =>
  rated(players).map(({ mean, deviation }) => [mean / 60, deviation / 60])

const close = (found: number[][], expected: number[][]): void =>
  found.forEach((pair, i) => pair.forEach((one, k) => expect(one).toBeCloseTo(expected[i]?.[k] ?? NaN, 8)))

describe('a rating', () => {
  // the figures come from the package openskill 5.0.1, which implements the same paper
  it('follows Plackett-Luce for two, for four with a shared rank, and for a draw of all', () => {
    close(figures([of(25, 25 / 3, 1), of(25, 25 / 3, 2)]), [
      [27.635389493140497, 8.06590141354368],
      [22.364610506859503, 8.06590141354368],
    ])
    close(figures([of(29.182, 4.782, 1), of(27.174, 4.922, 2), of(16.672, 6.217, 2), of(25, 25 / 3, 4)]), [
      [30.210227447000438, 4.765617924939384],
      [26.836349054614065, 4.883479590134575],
      [17.05430757838147, 6.1534208227632385],
      [22.158962486931507, 8.0287742642287],
    ])
    close(figures([of(30, 2, 1), of(20, 8, 1), of(25, 25 / 3, 1)]), [
      [29.96345631031514, 2.0009713578343264],
      [20.51779757228067, 7.863710725225312],
      [25.071561298208195, 8.130455754908384],
    ])
  })

  it('never falls by winning alone, and never rises by coming last alone', () => {
    const player = fc.record({
      mean: fc.double({ min: 600, max: 2400, noNaN: true }),
      deviation: fc.double({ min: 40, max: 500, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.array(player, { minLength: 2, maxLength: 6 }), (players) => {
        const after = rated(players.map((one, i) => ({ ...one, rank: i + 1 })))
        expect(after[0]?.mean).toBeGreaterThanOrEqual(players[0]?.mean ?? NaN)
        expect(after.at(-1)?.mean).toBeLessThanOrEqual(players.at(-1)?.mean ?? NaN)
      }),
    )
  })

  it('finds the order of players who differ, and becomes surer', () => {
    let two = [beginner, beginner]
    for (let game = 0; game < 30; game++) {
      // the better one wins three of four
      const ranks = game % 4 === 3 ? [2, 1] : [1, 2]
      two = rated(two.map((one, i) => ({ ...one, rank: ranks[i] ?? 0 })))
    }
    const [better = beginner, worse = beginner] = two
    expect(better.mean).toBeGreaterThan(worse.mean)
    expect(better.deviation).toBeLessThan(beginner.deviation / 1.5)
    expect(rangeOf(beginner)).toEqual({ low: 500, high: 2500 })
  })
})
