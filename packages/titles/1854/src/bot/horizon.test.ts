import { expect, it } from 'vitest'
import type { TrainId } from '../data/types.js'
import { at } from '../testing.js'
import { horizonOf } from './horizon.js'

/** The rounds that seem to be left in phase 5, with the bank as it is, where the KE has this step in a round of three. */
function roundsAt(number: number, step: 'track' | 'trains', left: number): number {
  const { state } = at({
    players: ['A', 'B', 'C'],
    phase: '5',
    privates: 'sold',
    cash: { A: 9000 - left, B: 0, C: 0, KE: 1000 },
    majors: { KE: { director: 'A', certificates: { A: 1 }, price: 82, trains: ['5'] } },
    at: { round: 'operating', number, turn: 'KE', step },
  })
  return horizonOf(state).rounds
}

it('1854-end-b: a set that has begun is played to its end, whatever the bank has', () => {
  expect(roundsAt(1, 'track', 10)).toBe(3)
  expect(roundsAt(1, 'trains', 10)).toBe(2)
})

it('1854-rounds-c: if the bank lasts longer, another whole set follows', () => {
  // a round costs the bank 350 at least
  expect(roundsAt(1, 'track', 1060)).toBe(6)
  expect(roundsAt(2, 'trains', 1000)).toBe(4)
  expect(roundsAt(3, 'trains', 10)).toBe(3)
})

it('1854-phase-c: majors with the money for a train, or without any, bring the next phases nearer', () => {
  const begins6 = (treasury: number, trains: readonly TrainId[]): number =>
    horizonOf(
      at({
        players: ['A', 'B', 'C'],
        phase: '4',
        privates: 'sold',
        cash: { KE: treasury },
        majors: { KE: { director: 'A', certificates: { A: 1 }, price: 82, trains } },
        at: { round: 'operating', turn: 'KE', step: 'track' },
      }).state,
    ).begins['6']
  const usual = begins6(100, ['4'])
  expect([begins6(800, ['4']) < usual, begins6(100, []) < usual]).toEqual([true, true])
  // without a place for another train money buys none
  const full = ['4', '4', '4'] as const
  expect(begins6(800, full)).toBe(begins6(100, full))
})
