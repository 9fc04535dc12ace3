import { describe, expect, it } from 'vitest'
import type { Action, PlayerId } from '@stellwerk/engine'
import { legal } from '@stellwerk/engine'
import { at } from '../testing.js'
import { austria1854 } from '../title.js'
import { book } from './book.js'

/** What the KR does by the book in the first of two rounds, with a run to Ybbs, if the bank has so much left. */
function contractWith(left: number, treasury = 300): Action | undefined {
  const { state } = at({
    players: ['A', 'B', 'C'],
    privates: 'sold',
    phase: '3',
    cash: { A: 10_000 - treasury - left, B: 0, C: 0, KR: treasury },
    majors: { KR: { director: 'A', certificates: { A: 1 }, price: 82, trains: ['3'] } },
    tiles: { C17: '57:1', C19: '4:1', J32: '57:1' },
    at: { round: 'operating', turn: 'KR', step: 'contract' },
  })
  const { players, choices } = legal(austria1854, state)
  return book(state, choices, players[0] as PlayerId)
}

describe('a mail contract', () => {
  it('1854-mail-f: is not bought, since its income is nobody’s dividend', () => {
    expect(contractWith(1000)).toMatchObject({ type: 'pass' })
  })

  it('1854-end-b: is bought with idle money if the bank then lasts until the set is over', () => {
    expect(contractWith(5)).toMatchObject({ type: 'buyContract', size: 'large' })
    expect(contractWith(5, 150)).toMatchObject({ type: 'buyContract', size: 'small' })
  })
})

describe('a split', () => {
  /** What the KR, which would split, does with 60 in a round of two if the bank has so much left. */
  const use = (left: number, number: number, price = 93): Action | undefined => {
    const { state } = at({
      players: ['A', 'B', 'C'],
      privates: 'sold',
      phase: '3',
      cash: { A: 10_000 - 300 - left, B: 0, C: 0, KR: 300 },
      majors: { KR: { director: 'A', certificates: { A: 1 }, price, trains: ['3'] } },
      at: { round: 'operating', number, turn: 'KR', step: 'payout', revenue: 60 },
    })
    const { players, choices } = legal(austria1854, state)
    return book(state, choices, players[0] as PlayerId)
  }

  it('1854-split-c: is put off if the bank lasts until the set is over without it', () => {
    expect(use(100, 2)).toMatchObject({ how: 'withhold' })
    // the bank can pay for it, or breaks anyhow, or there is another round, or no split
    expect(use(1000, 2)).toMatchObject({ how: 'full' })
    expect(use(100, 1)).toMatchObject({ how: 'full' })
    expect(use(100, 2, 67)).toMatchObject({ how: 'full' })
  })
})
