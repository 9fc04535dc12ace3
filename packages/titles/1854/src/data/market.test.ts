import { describe, expect, it } from 'vitest'
import {
  endSpaces,
  firstBeyondRedLine,
  issueSpaces,
  localAgSpace,
  orangeSpaces,
  priceMoves,
  prices,
  steps,
} from './market.js'
import type { SpaceId, Step } from './market.js'
import { certificatesBeforeSplit, floatShares } from './shares.js'

const idOf = (row: number, column: number): SpaceId => `R${row}C${column}`
const placeOf = (id: SpaceId): [row: number, column: number] => {
  const [row, column] = id.slice(1).split('C').map(Number)
  return [row ?? 0, column ?? 0]
}
const spaces = prices.flatMap((row, r) =>
  row.flatMap((price, c) => (price === null ? [] : [{ id: idOf(r + 1, c + 1), price }])),
)
const priceAt = (id: SpaceId): number | undefined => spaces.find((space) => space.id === id)?.price
const next = (id: SpaceId, step: Step): SpaceId => {
  const [row, column] = placeOf(id)
  return idOf(row + steps[step][0], column + steps[step][1])
}
const beyond = (id: SpaceId): boolean => {
  const [row, column] = placeOf(id)
  return firstBeyondRedLine.some((first) => placeOf(first)[0] === row && placeOf(first)[1] <= column)
}

describe('market', () => {
  it('F-08, F-09, F-10 the sheet as the ledger draws it', () => {
    const drawn = prices.map((row, r) =>
      row
        .flatMap((price, c) => {
          const id = idOf(r + 1, c + 1)
          if (price === null) return []
          const mark = issueSpaces.includes(id) ? '*' : orangeSpaces.includes(id) ? 'o' : ''
          return [`${firstBeyondRedLine.includes(id) ? '| ' : ''}${price}${mark}`]
        })
        .join(' '),
    )
    expect(drawn).toEqual([
      '86 89 93* | 97 101 106 112 119 127 136 146 158 170 185 210 230 250 275 300',
      '81 84 87* 91 | 95 99 104 110 117 125 134 143 153 165 180 200',
      '76 79 82* 85 89 | 93 97 102 108 115 123',
      '71 74 77* 80 83 87 | 91 95 100',
      '66 69 72* 75 78 81 85 | 89',
      '61o 64 67* 70 73 76o 79o',
      '56o 59o 62 65 68o 71o',
      '54o 57o 60o 63o',
    ])
    expect(prices.map((row) => row.length)).toEqual([19, 16, 11, 9, 8, 7, 6, 5])
  })

  it('1854-market-a each step goes to the neighbour that its name says, on rows shifted by half a space', () => {
    const sides = Object.entries(steps).map(([step, [rows, columns]]) => [step, columns - rows / 2, rows])
    expect(sides).toEqual([
      ['right', 1, 0],
      ['left', -1, 0],
      ['upRight', 0.5, -1],
      ['downLeft', -0.5, 1],
      ['upLeft', -0.5, -1],
      ['downRight', 0.5, 1],
    ])
  })

  it('R-02 right, up to the right and up to the left are dearer from every space, the others cheaper', () => {
    const dearer: readonly Step[] = ['right', 'upRight', 'upLeft']
    for (const { id, price } of spaces)
      for (const step of Object.keys(steps) as Step[]) {
        const there = priceAt(next(id, step))
        if (there !== undefined) expect([id, step, there > price]).toEqual([id, step, dearer.includes(step)])
      }
  })

  it('every move has a step to try first, and only dividends have a second one (market-b to -f)', () => {
    expect(Object.values(priceMoves).map((tried) => tried.join(', '))).toEqual([
      'right, upRight',
      'left, downLeft',
      'downLeft',
      'upRight',
      'upLeft',
      'downRight',
    ])
  })

  it('1854-market-h a space lies beyond the red line if C - R is 3 or more, in no row below the fifth', () => {
    for (const { id } of spaces) {
      const [row, column] = placeOf(id)
      expect([id, beyond(id)]).toEqual([id, column - row >= 3])
      if (row >= 6) expect([id, beyond(id)]).toEqual([id, false])
    }
  })

  it('1854-market-i up-left and down-right never cross the red line; right and up-right do', () => {
    const crossing = (Object.keys(steps) as Step[]).filter((step) =>
      spaces.some(({ id }) => {
        const there = next(id, step)
        return priceAt(there) !== undefined && !beyond(id) && beyond(there)
      }),
    )
    expect(crossing).toEqual(['right', 'upRight'])
  })

  it('the six issue prices stand in one column before the red line; local AGs begin on the lowest', () => {
    expect(issueSpaces.map(priceAt)).toEqual([67, 72, 77, 82, 87, 93])
    expect(issueSpaces.map((id) => [placeOf(id)[1], beyond(id)])).toEqual(issueSpaces.map(() => [3, false]))
    expect([localAgSpace, priceAt(localAgSpace)]).toEqual(['R6C3', 67])
  })

  it('a director’s certificate costs 268 to 372, and a float brings 670 to 930 (buy-f, float-c)', () => {
    const issuePrices = issueSpaces.map((id) => priceAt(id) ?? 0)
    const tenths = (certificatesBeforeSplit[0]?.percent ?? 0) / 10
    expect(issuePrices.map((price) => tenths * price)).toEqual([268, 288, 308, 328, 348, 372])
    expect(issuePrices.map((price) => floatShares * price)).toEqual([670, 720, 770, 820, 870, 930])
  })

  it('F-10 orange spaces exist, and no sale leads from one of them to a white one', () => {
    for (const id of orangeSpaces) {
      const there = next(id, 'downLeft')
      expect([id, priceAt(id) !== undefined]).toEqual([id, true])
      expect([id, priceAt(there) === undefined || orangeSpaces.includes(there)]).toEqual([id, true])
    }
  })

  it('the moves printed in the rulebook: 104 falls to 91 by two sales, 91 rises over the red line to 95', () => {
    const sold = next('R2C7', 'downLeft')
    expect(['R2C7' as const, sold, next(sold, 'downLeft')].map(priceAt)).toEqual([104, 97, 91])
    const paid = next('R2C4', 'right')
    expect([priceAt('R2C4'), priceAt(paid), beyond('R2C4'), beyond(paid)]).toEqual([91, 95, false, true])
  })

  it('R-22 no space ends the game', () => {
    expect(endSpaces).toEqual([])
  })
})
