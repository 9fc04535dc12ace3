import { describe, expect, it } from 'vitest'
import type { Trial } from './acceptance.js'
import { trialsOf } from './acceptance.js'
import type { GameReport, SeatReport } from './game.js'
import { trialResult } from './verdict.js'

const seat = (policy: string, more: Partial<SeatReport> = {}): SeatReport => ({
  policy,
  fortune: 100,
  won: 0,
  idle: 0.2,
  times: [1, 2, 3],
  blunders: {},
  ...more,
})

const game = (seed: number, seats: readonly SeatReport[], ended = true): GameReport => ({
  seed,
  actions: 900 + seed,
  ended,
  seats,
})

const trial: Trial = {
  id: 'strong against greedy',
  seats: ['strong', 'greedy'],
  games: 2,
  demands: [
    { policy: 'strong', figure: 'wins', limit: 0.5, bound: 'least' },
    { policy: 'strong', figure: 'most', limit: 2, bound: 'most' },
    { policy: 'strong', figure: 'blunder:insolvency', limit: 0.3, bound: 'most' },
    { policy: 'strong', figure: 'note:bond', limit: 150, bound: 'most' },
  ],
}

describe('the result of a trial', () => {
  it('tells each figure against its limit, wins with their range', () => {
    const { verdicts, soundness } = trialResult(trial, [
      game(1, [seat('strong', { won: 1, notes: { bond: 100 } }), seat('greedy')]),
      game(2, [
        seat('strong', { blunders: { insolvency: 1 }, notes: { bond: 120 } }),
        seat('greedy', { won: 1 }),
      ]),
    ])
    expect(verdicts.map(({ value, met }) => [value, met])).toEqual([
      [0.5, true],
      [3, false],
      [0.5, false],
      [110, true],
    ])
    expect(verdicts[0]?.range?.low).toBeLessThan(0.5)
    expect(soundness).toEqual({ endless: 0, forfeits: 0, repeated: 0, longest: 902, met: true })
  })

  it('is not sound with a game without end, a lost seat or a repeated proposal', () => {
    const fine = [seat('strong', { won: 1 }), seat('greedy')]
    const lost = { reason: 'illegal', move: 5, message: '' } as const
    expect(trialResult(trial, [game(1, fine, false)]).soundness).toMatchObject({ endless: 1, met: false })
    expect(
      trialResult(trial, [game(1, [seat('strong', { forfeit: lost }), seat('greedy')])]).soundness,
    ).toMatchObject({ forfeits: 1, met: false })
    expect(
      trialResult(trial, [
        game(1, [seat('strong', { blunders: { 'repeated proposal': 2 } }), seat('greedy')]),
      ]).soundness,
    ).toMatchObject({ repeated: 2, met: false })
  })

  it('is sound whatever a reference proposes twice', () => {
    const seats = [seat('strong'), seat('random', { blunders: { 'repeated proposal': 2 } })]
    expect(trialResult(trial, [game(1, seats)]).soundness).toMatchObject({ repeated: 0, met: true })
  })

  it('a figure that nobody noted is not met', () => {
    const [, , , bond] = trialResult(trial, [game(1, [seat('strong'), seat('greedy')])]).verdicts
    expect(bond).toMatchObject({ met: false })
  })
})

describe('the trials of a title', () => {
  it('are six at four seats and one at every other table', () => {
    const trials = trialsOf('1873', [2, 3, 4, 5])
    expect(trials).toHaveLength(6 + 3)
    expect(new Set(trials.map(({ id }) => id)).size).toBe(trials.length)
    expect(trials.find(({ id }) => id === 'strong against greedy, 2:2')).toMatchObject({
      games: 120,
      demands: [{ figure: 'wins', limit: 0.95 }],
    })
  })

  it('are one for each table of a title without figures of its own', () => {
    expect(trialsOf('vierhain', [2, 4]).map(({ seats }) => seats.length)).toEqual([2, 4])
  })
})
