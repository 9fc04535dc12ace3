import { describe, expect, it } from 'vitest'
import type { Action, PlayerId } from '@stellwerk/engine'
import type { Facet } from './choices.js'
import { narrow, withNumber } from './choices.js'

interface Trade extends Action {
  readonly from: string
  readonly size: number
  readonly price: number
}

const player = 'Anna' as PlayerId
const trade = (from: string, size: number) => ({
  action: { type: 'buyTrain', player, from, size, price: 1 } satisfies Trade,
  range: { field: 'price', min: 1, max: 9, step: 1 },
})
const choices = [trade('HBE', 3), trade('HBE', 2), trade('GHE', 2)]
const facets: readonly Facet<Trade>[] = [
  { id: 'from', label: 'Seller', of: ({ from }) => from, name: (from) => from },
  { id: 'size', label: 'Train', of: ({ size }) => String(size), name: (size) => `size ${size}` },
]

describe('narrowing many choices to one', () => {
  it('begins with the first choice', () => {
    const found = narrow(choices, facets, {})
    expect(found?.choice.action).toMatchObject({ from: 'HBE', size: 3 })
    expect(found?.questions.map(({ id, answers }) => [id, answers.map(({ value }) => value)])).toEqual([
      ['from', ['HBE', 'GHE']],
      ['size', ['3', '2']],
    ])
  })

  it('asks no question that has one answer only', () => {
    const found = narrow(choices, facets, { from: 'GHE' })
    expect(found?.questions.map(({ id }) => id)).toEqual(['from'])
    expect(found?.choice.action).toMatchObject({ from: 'GHE', size: 2 })
  })

  it('falls back where an answer does not go with those before', () => {
    expect(narrow(choices, facets, { from: 'GHE', size: '3' })?.choice.action.size).toBe(2)
  })

  it('finds nothing among no choices', () => {
    expect(narrow([], facets, {})).toBeUndefined()
  })
})

it('a free number is put where the range says', () => {
  expect(withNumber(trade('HBE', 3), 7)).toMatchObject({ from: 'HBE', size: 3, price: 7 })
})
