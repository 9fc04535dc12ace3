import { expect, it } from 'vitest'
import type { Action, PlayerId } from '@stellwerk/engine'
import type { Row } from '@stellwerk/table'
import { stillChosen } from './still-chosen.js'

const rowOf = (action: Action): Row => ({
  id: action.type,
  action,
  subject: { kind: 'none' },
  cells: [],
})
const player = 'A' as PlayerId
const sell = { type: 'sell', player }
const buy = { type: 'buy', player }
const offer = { type: 'offer', player }
const always = (): boolean => true

it('keeps what was chosen for as long as it is possible', () => {
  expect(stillChosen([rowOf(sell), rowOf(buy)], buy, always)).toBe(buy)
  expect(stillChosen([rowOf(sell), rowOf(buy)], buy, () => false)).toBeUndefined()
})

it('chooses the only thing that is possible, but proposes nothing by itself', () => {
  expect(stillChosen([rowOf(sell)], undefined, always)).toBe(sell)
  expect(stillChosen([rowOf(sell), rowOf(buy)], undefined, always)).toBeUndefined()
  const asking = { ...rowOf(offer), asks: 'B' as PlayerId }
  expect(stillChosen([asking], undefined, always)).toBeUndefined()
  expect(stillChosen([asking], offer, always)).toBe(offer)
})
