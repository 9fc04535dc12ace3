import { expect, test } from 'vitest'
import type { PlayerId } from '@stellwerk/engine'
import { latest, playersFrom, roundCode, turnsFrom } from './turns.js'

const [anna, ben, clara] = ['Anna', 'Ben', 'Clara'] as PlayerId[] as [PlayerId, PlayerId, PlayerId]

test('companies come in their order, whoever decides for them', () => {
  const heads: { readonly [company: string]: PlayerId } = { A: anna, B: ben, C: anna }
  const turns = turnsFrom(['A', 'B', 'C'], 'B', (id) => ({ player: heads[id] ?? null, company: id }))
  expect(turns.map(({ company, at }) => [company, at])).toEqual([
    ['A', 'done'],
    ['B', 'now'],
    ['C', 'next'],
  ])
})

test('players come from the one on turn around the table', () => {
  expect(playersFrom([anna, ben, clara], ben).map(({ player, at }) => [player, at])).toEqual([
    [ben, 'now'],
    [clara, 'next'],
    [anna, 'next'],
  ])
  expect(playersFrom([anna, ben], undefined).map(({ at }) => at)).toEqual(['next', 'next'])
})

test('rounds have codes that are the same in every language', () => {
  expect(roundCode({ kind: 'operating', number: 3, part: 2, of: 3 })).toBe('OR 3.2')
  expect(roundCode({ kind: 'stock', number: 2 })).toBe('SR 2')
  expect(roundCode({ kind: 'auction', number: 1 })).toBe('AU 1')
  expect(roundCode({ kind: 'setup', number: 0 })).toBe('')
  expect(roundCode({ kind: 'setup', number: 0, code: 'CO' })).toBe('CO')
})

test('the newest frame tells whose turn it is', () => {
  const flow = [
    { kind: 'round', turn: 'Anna' },
    { kind: 'turn', company: 'A', turn: 'Ben' },
    { kind: 'step' },
  ]
  expect(latest({ flow }, 'turn')).toBe('Ben')
  expect(latest({ flow }, 'company')).toBe('A')
  expect(latest({ flow }, 'operation')).toBeUndefined()
})
