import { expect, test } from 'vitest'
import { regrouped, stopsWith } from './markers.js'

test('the stops with a marker of somebody', () => {
  const markers = { A1: [['X'], ['Y', 'X']], A3: [[]], B2: [['Y']] }
  expect(stopsWith(markers, 'X')).toEqual([
    { hex: 'A1', stop: 0 },
    { hex: 'A1', stop: 1 },
  ])
  expect(stopsWith(markers, 'Z')).toEqual([])
})

test('markers go with their stops, and together where two stops become one', () => {
  expect(regrouped([['X'], ['Y']], 2, (stop) => 1 - stop)).toEqual([['Y'], ['X']])
  expect(regrouped([['X'], ['Y'], []], 1, (stop) => (stop < 2 ? 0 : undefined))).toEqual([['X', 'Y']])
})

test('a marker never loses its place', () => {
  expect(() => regrouped([['X']], 1, () => undefined)).toThrow('stop 0')
})
