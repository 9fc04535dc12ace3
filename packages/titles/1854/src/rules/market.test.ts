import { workOn } from '@stellwerk/engine'
import { describe, expect, it } from 'vitest'
import type { PriceMove, SpaceId, Step } from '../data/market.js'
import { priceMoves, prices, steps } from '../data/market.js'
import type { State } from '../state.js'
import type { Table } from '../testing.js'
import { at } from '../testing.js'
import {
  beside,
  cellOf,
  companiesByPrice,
  isBeyondRedLine,
  movePrice,
  priceAt,
  priceOf,
  spaceAfter,
} from './market.js'

const spaces: readonly SpaceId[] = prices.flatMap((row, r) =>
  row.flatMap((price, c): SpaceId[] => (price === null ? [] : [`R${r + 1}C${c + 1}`])),
)
const moves = Object.keys(priceMoves) as PriceMove[]
const players = ['Anna', 'Bert', 'Cilli']

/** Two spaces, each with its number: where a marker was and where it comes to. */
const move = (space: SpaceId, by: PriceMove): string => {
  const next = spaceAfter(space, by)
  return `${priceAt(space)} ${next} ${priceAt(next)}`
}

const movesFrom = (by: PriceMove, ...from: readonly SpaceId[]): readonly string[] =>
  from.map((space) => move(space, by))

/** A marker moved on its own, without the rule that would move it. */
function moved(table: Table, company: 'KT' | 'SB' | 'NT', by: PriceMove): State {
  const work = workOn(table.state)
  movePrice(work, company, by)
  return work.state
}

describe('the market', () => {
  it('1854-market-a a space has up to six neighbours', () => {
    const around = (space: SpaceId) =>
      Object.fromEntries(
        (Object.keys(steps) as Step[]).flatMap((step) => {
          const next = beside(space, step)
          return next ? [[step, next]] : []
        }),
      )
    expect(around('R4C4')).toEqual({
      right: 'R4C5',
      left: 'R4C3',
      upRight: 'R3C4',
      downLeft: 'R5C4',
      upLeft: 'R3C3',
      downRight: 'R5C5',
    })
    expect(around('R1C1')).toEqual({ right: 'R1C2', downLeft: 'R2C1', downRight: 'R2C2' })
    expect(around('R8C2')).toEqual({ right: 'R8C3', upRight: 'R7C2', upLeft: 'R7C1' })
    expect(around('R4C9')).toEqual({ left: 'R4C8', upRight: 'R3C9', upLeft: 'R3C8' })
  })

  it('1854-market-b, EX-16: a dividend moves right, at the edge up to the right, at 300 nowhere', () => {
    expect(movesFrom('paidOut', 'R2C4', 'R3C11', 'R8C5', 'R1C19')).toEqual([
      '91 R2C5 95',
      '123 R2C11 134',
      '63 R7C5 68',
      '300 R1C19 300',
    ])
  })

  it('1854-market-c, EX-16: withheld revenue moves left, at the edge down to the left, in the corners nowhere', () => {
    expect(movesFrom('withheld', 'R3C2', 'R3C1', 'R7C1', 'R8C2')).toEqual([
      '79 R3C1 76',
      '76 R4C1 71',
      '56 R7C1 56',
      '54 R8C2 54',
    ])
  })

  it('1854-market-d a sold certificate moves down to the left, at the lower edge nowhere', () => {
    expect(movesFrom('certificateSold', 'R2C7', 'R8C4', 'R7C1', 'R7C6', 'R4C9')).toEqual([
      '104 R3C7 97',
      '60 R8C4 60',
      '56 R7C1 56',
      '71 R7C6 71',
      '100 R4C9 100',
    ])
  })

  it('1854-market-e a sold-out company moves up to the right, in the top row nowhere', () => {
    expect(movesFrom('soldOut', 'R2C3', 'R1C3')).toEqual(['87 R1C3 93', '93 R1C3 93'])
  })

  it('1854-market-f, EX-18: each traded train moves the buyer up to the left and the seller down to the right', () => {
    let [buyer, seller]: SpaceId[] = ['R3C3', 'R3C3']
    const seen = [1, 2, 3].map(() => {
      buyer = spaceAfter(buyer as SpaceId, 'trainBought')
      seller = spaceAfter(seller as SpaceId, 'trainSold')
      return [buyer, priceAt(buyer), seller, priceAt(seller)]
    })
    expect(seen).toEqual([
      ['R2C2', 84, 'R4C4', 80],
      ['R1C1', 86, 'R5C5', 78],
      ['R1C1', 86, 'R6C6', 76],
    ])
    expect(move('R8C4', 'trainSold')).toBe('60 R8C4 60')
  })

  it('1854-market-f: up to the left is always dearer, down to the right always cheaper', () => {
    for (const space of spaces) {
      expect(priceAt(spaceAfter(space, 'trainBought'))).toBeGreaterThanOrEqual(priceAt(space))
      expect(priceAt(spaceAfter(space, 'trainSold'))).toBeLessThanOrEqual(priceAt(space))
    }
  })

  it('1854-market-g a marker that arrives goes to the bottom, one that cannot move keeps its place', () => {
    const table = at({
      players,
      majors: {
        KT: { director: 'Anna', certificates: { Bert: 1 }, space: 'R8C3' },
        SB: { director: 'Anna', certificates: { Bert: 1 }, space: 'R8C3' },
        NT: { director: 'Anna', certificates: { Bert: 1 }, space: 'R7C3' },
      },
      stacks: { R8C3: ['SB', 'KT'] },
    })
    expect(moved(table, 'NT', 'certificateSold').market).toEqual({ R8C3: ['SB', 'KT', 'NT'] })
    expect(moved(table, 'SB', 'certificateSold').market).toEqual({ R8C3: ['SB', 'KT'], R7C3: ['NT'] })
    expect(moved(table, 'SB', 'soldOut').market).toEqual({ R8C3: ['KT'], R7C3: ['NT', 'SB'] })
  })

  it('1854-market-h a space lies beyond the red line if its column is at least three more than its row', () => {
    for (const space of spaces) {
      const { row, column } = cellOf(space)
      expect([space, isBeyondRedLine(space)]).toEqual([space, column - row >= 3])
    }
    expect(spaces.filter((space) => cellOf(space).row >= 6 && isBeyondRedLine(space))).toEqual([])
  })

  it('1854-market-i only a dividend or a sold-out rise crosses the red line upwards', () => {
    const crossing = moves.filter((by) =>
      spaces.some((space) => !isBeyondRedLine(space) && isBeyondRedLine(spaceAfter(space, by))),
    )
    expect(crossing.toSorted()).toEqual(['paidOut', 'soldOut'])
    for (const space of spaces)
      for (const by of ['trainBought', 'trainSold'] as const)
        expect(isBeyondRedLine(spaceAfter(space, by))).toBe(isBeyondRedLine(space))
  })

  it('1854-market-j of two spaces with one number the one with the larger C − R/2 is further right', () => {
    const table = at({
      players,
      majors: {
        KT: { director: 'Anna', certificates: { Bert: 1 }, space: 'R1C2' },
        SB: { director: 'Anna', certificates: { Bert: 1 }, space: 'R5C8' },
        NT: { director: 'Anna', certificates: { Bert: 1 }, space: 'R3C5' },
        VB: { director: 'Anna', certificates: { Bert: 1 }, space: 'R2C4' },
      },
    })
    expect(companiesByPrice(table.state)).toEqual(['VB', 'SB', 'NT', 'KT'])
    expect(['KT', 'SB', 'NT'].map((id) => priceOf(table.state, id as 'KT'))).toEqual([89, 89, 89])
  })

  it('1854-market-k the space 300 has no effect of its own', () => {
    const table = at({
      players,
      phase: '4',
      privates: 'sold',
      majors: {
        KT: { director: 'Anna', certificates: { Bert: 2 }, split: true, space: 'R1C18', trains: ['4'] },
      },
      at: { round: 'operating', turn: 'KT', step: 'payout', revenue: 100 },
    })
    table.act('payOut', { how: 'full' })
    expect(table.told('price-moved')).toEqual([{ kind: 'price-moved', company: 'KT', from: 275, to: 300 }])
    expect([table.state.over, table.told('game-over')]).toEqual([false, []])
    expect(table.players.length).toBeGreaterThan(0)
  })
})
