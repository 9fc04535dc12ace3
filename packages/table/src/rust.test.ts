import { expect, test } from 'vitest'
import { anyCompany, emptyTable } from './testing.js'
import type { Phase, TrainStock } from './supply.js'
import { fateAhead, goesNext, nextPhase, rustAt, upkeepNow } from './rust.js'

const phase = (ref: string, begun: boolean): Phase => ({
  ref,
  begun,
  tiles: ['yellow'],
  operatingRounds: 1,
  trainLimits: [],
  begunBy: [],
  brings: [],
  facts: [],
})
const two: TrainStock = {
  train: '2',
  stack: 'trains',
  left: 0,
  all: 4,
  onSale: false,
  prices: [{ price: 80 }],
  range: { key: 'range' },
  fate: [
    { phase: '3', does: 'upkeep', amount: 50 },
    { phase: '4', does: 'rusts' },
  ],
  facts: [],
}
const table = {
  ...emptyTable,
  phases: [phase('2', true), phase('3', true), phase('4', false), phase('5', false)],
  trains: [two, { ...two, train: '3', fate: [] }],
  companies: [
    { ...anyCompany, ref: 'A', trains: [{ train: '2' }, { train: '3' }] },
    { ...anyCompany, ref: 'B', trains: [{ train: '3' }] },
  ],
}

test('the next phase is the first that has not begun', () => {
  expect(nextPhase(table)?.ref).toBe('4')
  expect(nextPhase({ ...table, phases: [phase('2', true)] })).toBeUndefined()
})

test('what rusts with a phase is told with its owners', () => {
  expect(
    rustAt(table, '4').map(({ stock, fate, owners }) => [stock.train, fate.does, owners[0]?.ref]),
  ).toEqual([['2', 'rusts', 'A']])
  expect(rustAt(table, '5')).toEqual([])
})

test('what a train comes to is told without what is past', () => {
  expect(fateAhead(table, two)).toEqual([{ phase: '4', does: 'rusts' }])
})

test('a train costs what the last phase says that has begun', () => {
  expect(upkeepNow(table, '2')).toBe(50)
  expect(upkeepNow({ ...table, phases: [phase('2', true), phase('3', false)] }, '2')).toBe(0)
  // it is gone
  expect(upkeepNow({ ...table, phases: [phase('3', true), phase('4', true)] }, '2')).toBe(0)
  expect(upkeepNow(table, '3')).toBe(0)
})

test('what the next phase changes goes next', () => {
  expect([goesNext(table, '2'), goesNext(table, '3')]).toEqual([true, false])
  expect(goesNext({ ...table, phases: [phase('4', true), phase('5', false)] }, '2')).toBe(false)
})
