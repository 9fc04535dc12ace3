import { describe, expect, it } from 'vitest'
import type { Action, PlayerId } from '@stellwerk/engine'
import { legal } from '@stellwerk/engine'
import type { State } from '../state.js'
import { at } from '../testing.js'
import { austria1854 } from '../title.js'
import { book } from './book.js'

const three = { players: ['A', 'B', 'C'], privates: 'sold', phase: '3' } as const

/** What the KR, with a run to Ybbs, does by the book in one of two rounds, if the bank has so much left; then the KE gets 40 for its mail. */
function contractWith(left: number, number = 1, treasury = 300): Action | undefined {
  const { state } = at({
    ...three,
    cash: { A: 10_000 - treasury - left, B: 0, C: 0, KR: treasury },
    majors: {
      KR: { director: 'A', certificates: { A: 1 }, price: 82, trains: ['3'] },
      KE: { director: 'B', certificates: { B: 1 }, price: 67, mail: 'large' },
    },
    tiles: { C17: '57:1', C19: '4:1', J32: '57:1' },
    at: { round: 'operating', number, turn: 'KR', step: 'contract' },
  })
  return byTheBook(state)
}

function byTheBook(state: State): Action | undefined {
  const { players, choices } = legal(austria1854, state)
  return book(state, choices, players[0] as PlayerId)
}

describe('a mail contract', () => {
  it('1854-mail-f: is not bought, since its income is nobody’s dividend', () => {
    expect(contractWith(1000)).toMatchObject({ type: 'pass' })
  })

  it('1854-end-b: is bought with idle money if the bank then lasts until the set is over', () => {
    expect(contractWith(5)).toMatchObject({ type: 'buyContract', size: 'large' })
    expect(contractWith(5, 2, 150)).toMatchObject({ type: 'buyContract', size: 'small' })
  })

  it('1854-mail-e: is bought in the last round of a set if that is early enough', () => {
    expect(contractWith(90, 1)).toMatchObject({ type: 'pass' })
    expect(contractWith(30, 2)).toMatchObject({ type: 'buyContract' })
  })
})

describe('revenue', () => {
  /** What the KR does with 60 in a round of two if the bank has so much left; then the KE gets 40 for its mail. */
  const use = (left: number, number: number, price = 93, treasury = 300): Action | undefined => {
    const { state } = at({
      ...three,
      cash: { A: 10_000 - treasury - left, B: 0, C: 0, KR: treasury },
      majors: {
        KR: { director: 'A', certificates: { A: 1 }, price, trains: ['3'] },
        KE: { director: 'B', certificates: { B: 1 }, price: 67, mail: 'large' },
      },
      at: { round: 'operating', number, turn: 'KR', step: 'payout', revenue: 60 },
    })
    return byTheBook(state)
  }

  it('1854-split-c: is kept where the bank lasts until the set is over without a split', () => {
    expect(use(150, 2)).toMatchObject({ how: 'withhold' })
    expect(use(150, 1)).toMatchObject({ how: 'withhold' })
    // the bank can pay for it, or breaks anyhow, or there is no split
    expect(use(1000, 2)).toMatchObject({ how: 'full' })
    expect(use(10, 2)).toMatchObject({ how: 'full' })
    expect(use(150, 2, 72)).toMatchObject({ how: 'full' })
  })

  it('1854-end-b: is kept in the last round for a contract without which the bank would break', () => {
    expect(use(70, 2, 72, 60)).toMatchObject({ how: 'withhold' })
    // the contract can be paid without it, or is too dear with it
    expect(use(70, 2, 72, 100)).toMatchObject({ how: 'full' })
    expect(use(70, 2, 72, 30)).toMatchObject({ how: 'full' })
  })
})
