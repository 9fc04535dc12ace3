import { expect, test } from 'vitest'
import type { Turn } from '@stellwerk/table'
import { around } from './order.js'

const order = (done: number, open: number): readonly { readonly at: Turn['at']; readonly n: number }[] =>
  Array.from({ length: done + open }, (_, n) => ({
    at: n < done ? 'done' : n === done ? 'now' : 'next',
    n,
  }))

test('what is over goes first where there is little room', () => {
  expect(around(order(6, 3), 2, 8).map(({ n }) => n)).toEqual([4, 5, 6, 7, 8])
})

test('what is far ahead is left out', () => {
  expect(around(order(1, 20), 2, 4).map(({ n }) => n)).toEqual([0, 1, 2, 3, 4])
})

test('after the last turn the last ones that are over stay', () => {
  expect(around(order(4, 0), 2, 4).map(({ n }) => n)).toEqual([2, 3])
})
