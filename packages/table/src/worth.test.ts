import { expect, test } from 'vitest'
import type { PlayerId } from '@stellwerk/engine'
import { anyCompany, emptyTable } from './testing.js'
import type { Table } from './table.js'
import { certificatesOf, largestHolders, liquidityOf, worthOf } from './worth.js'

const [anna, ben] = ['Anna', 'Ben'] as PlayerId[] as [PlayerId, PlayerId]
const seat = { order: 1, priority: false, facts: [], secrets: [] }

const table: Table = {
  ...emptyTable,
  players: [
    { ...seat, ref: anna, cash: 100, assets: [{ label: { key: 'debt' }, amount: -30 }] },
    { ...seat, ref: ben, cash: 40, assets: [] },
  ],
  companies: [
    {
      ...anyCompany,
      ref: 'A',
      price: { amount: 90, percent: 20 },
      shares: [
        { holder: 'player:Anna', percent: 40, certificates: 1, sellable: { percent: 20, money: 90 } },
        { holder: 'player:Ben', percent: 40, certificates: 2, counted: 0 },
        { holder: 'pool:pool', percent: 20, certificates: 1 },
      ],
    },
    {
      ...anyCompany,
      ref: 'B',
      price: { amount: 50, percent: 10 },
      shares: [{ holder: 'player:Anna', percent: 10, certificates: 1, worth: 25 }],
    },
    { ...anyCompany, ref: 'C', owned: { by: 'player:Anna', worth: 60, certificates: 1 } },
    { ...anyCompany, ref: 'D', owned: { by: 'company:A', worth: 999, certificates: 1 } },
  ],
}

test('worth is cash, shares at their price, owned companies and what else counts', () => {
  expect(worthOf(table, anna)).toEqual({
    total: 100 + (180 + 25) + 60 - 30,
    parts: [
      { label: { key: 'worth.cash' }, amount: 100 },
      { label: { key: 'worth.shares' }, amount: 205 },
      { label: { key: 'worth.owned' }, amount: 60 },
      { label: { key: 'debt' }, amount: -30 },
    ],
  })
  expect(worthOf(table, ben).total).toBe(40 + 180)
})

test('liquidity is cash and what could be sold', () => {
  expect(liquidityOf(table, anna)).toBe(190)
  expect(liquidityOf(table, ben)).toBe(40)
})

test('certificates count unless the title says otherwise', () => {
  expect(certificatesOf(table, anna)).toBe(3)
  expect(certificatesOf(table, ben)).toBe(0)
})

test('several players may hold most of a company; pools do not count', () => {
  const [a, , c] = table.companies
  expect(a && largestHolders(a)).toEqual({ players: ['Anna', 'Ben'], percent: 40 })
  expect(c && largestHolders(c)).toEqual({ players: [], percent: 0 })
})
