import { expect, test } from 'vitest'
import { marketLaws, markerLaws, moneyLaws, tileLaws } from './laws.js'
import { wordsOf } from './position-fault.js'

test('money neither comes nor goes, and only the bank may owe', () => {
  expect([...moneyLaws({ bank: -30, Anna: 10, HBE: 20 })]).toEqual([])
  expect([...moneyLaws({ bank: -30, Anna: 31, HBE: -1 })]).toEqual(['money: HBE has -1'])
  expect([...moneyLaws({ bank: 0, Anna: 0.5 })]).toEqual([
    'money: the purses add up to 0.5',
    'money: Anna has 0.5',
  ])
})

test('each company with a price has one marker, on its space', () => {
  const broken = (market: { readonly [space: string]: readonly string[] }) =>
    [...marketLaws(market, ['A', 'B'], (company) => (company === 'A' ? '100' : '90'))].map(wordsOf)
  expect(broken({ 100: ['A'], 90: ['B'] })).toEqual([])
  expect(broken({ 100: ['A', 'B'], 90: ['C'] })).toEqual([
    'market: B at 90 lies on 100',
    'market: 3 markers for 2 companies',
  ])
})

test('of a tile too many the last one is at fault', () => {
  const made = { 7: { count: 1 }, 8: { count: 2 } }
  const laid = [
    ['B2', { tile: '7' }],
    ['A1', { tile: '7' }],
  ] as const
  const found = [...tileLaws(made, { 7: -1, 8: 2 }, laid)]
  expect(found).toMatchObject([{ fault: { kind: 'many-tiles', tile: '7', used: 2, hex: 'A1' } }])
  expect([...tileLaws(made, { 7: -1, 8: 2 }, laid, () => 1)]).toEqual([])
  expect([...tileLaws(made, { 8: 2 }, laid)]).toEqual([])
  expect([...tileLaws(made, { 7: 0, 8: 2 }, [])].map(wordsOf)).toEqual(['tiles: 0 of 7 left, 0 used'])
})

test('markers lie in circles, one of a company on a hex, and are counted', () => {
  const laws = markerLaws(
    [
      ['A1', [['X', 'Y'], []]],
      ['B2', [['X'], ['X']]],
    ],
    () => [{ circles: 1 }, { circles: 1 }],
  )
  expect(laws.next().value).toMatchObject({ fault: { kind: 'circles', hex: 'A1', count: 2, circles: 1 } })
  expect(laws.next().value).toMatchObject({
    words: 'markers: X twice in B2',
    fault: { kind: 'twice', hex: 'B2' },
  })
  expect(laws.next().value).toEqual(
    new Map([
      ['X', 3],
      ['Y', 1],
    ]),
  )
})
