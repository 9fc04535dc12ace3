import { describe, expect, it } from 'vitest'
import type { PlayerId } from '@stellwerk/engine'
import type { Effect, Table } from '@stellwerk/table'
import { money } from '@stellwerk/table'
import { wishFor } from './wished-range.js'

const anna = 'Anna' as PlayerId
const ben = 'Ben' as PlayerId
const companies = [{ ref: 'HBE', head: { player: anna, as: 'director' } }] as unknown as Table['companies']

const effect = (what: Effect['what'], of: Effect['of'], from: number, to: number): Effect => ({
  what,
  of,
  from: money(from),
  to: money(to),
  tone: 'plain',
  rank: 0,
})

/** HBE of Anna pays 90 to Ben. */
const effects = [
  effect('cash', { kind: 'player', ref: ben }, 10, 100),
  effect('treasury', { kind: 'company', ref: 'HBE' }, 150, 60),
]

describe('the price wished for instead', () => {
  it('is higher for the seller, up to what the buyer has', () => {
    expect(wishFor({ companies }, effects, 90, ben)).toEqual({
      way: 'more',
      range: { field: 'price', min: 91, max: 150, step: 1 },
      marks: [110, 140],
    })
  })

  it('is lower for the buyer', () => {
    expect(wishFor({ companies }, effects, 90, anna)).toEqual({
      way: 'less',
      range: { field: 'price', min: 1, max: 89, step: 1 },
      marks: [70, 50, 20],
    })
  })

  it('is not there where nobody pays or no other price is possible', () => {
    expect(wishFor({ companies }, effects.slice(0, 1), 90, ben)).toBeUndefined()
    const last = [effect('cash', { kind: 'player', ref: anna }, 90, 0)]
    expect(wishFor({ companies }, last, 90, ben)).toBeUndefined()
  })
})
