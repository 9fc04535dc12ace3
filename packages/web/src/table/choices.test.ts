import { expect, test } from 'vitest'
import type { Choice, PlayerId } from '@stellwerk/engine'
import { groupChoices } from './choices.js'

const choice = (type: string, n: number): Choice =>
  ({ action: { type, player: 'Anna' as PlayerId, n } }) as Choice

test('choices are grouped by kind in the order in which the kinds come', () => {
  const groups = groupChoices([choice('buy', 1), choice('sell', 2), choice('buy', 3)])
  expect(groups.map(([type, group]) => [type, group.length])).toEqual([
    ['buy', 2],
    ['sell', 1],
  ])
})

test('passing comes last', () => {
  const choices = [choice('pass', 0), choice('bid', 1)]
  expect(groupChoices(choices, ({ action }) => action.type === 'pass').map(([type]) => type)).toEqual([
    'bid',
    'pass',
  ])
})
