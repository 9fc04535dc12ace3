import { expect, test } from 'vitest'
import type { PlayerId } from '@stellwerk/engine'
import type { Effect, Foresight } from '@stellwerk/table'
import { heldBy } from '@stellwerk/table'
import { perShare } from './per-share.js'

const [anna, ben] = ['Anna', 'Ben'] as unknown as readonly [PlayerId, PlayerId]

const cash = (player: PlayerId, from: number, to: number): Effect => ({
  what: 'cash',
  of: { kind: 'player', ref: player },
  from: { kind: 'money', amount: from },
  to: { kind: 'money', amount: to },
  tone: 'good',
  rank: 0,
})

const ahead = (...effects: readonly Effect[]) =>
  ({ kind: 'effects', effects }) as unknown as Foresight<unknown>

const shares = [
  { holder: heldBy(ben), percent: 20 },
  { holder: heldBy(anna), percent: 40 },
  { holder: 'pool:bank', percent: 40 },
] as const

test('one share is paid its part of what the largest holder gets', () => {
  expect(perShare(ahead(cash(ben, 0, 68), cash(anna, 100, 236)), shares, 20)).toBe(68)
  expect(perShare(ahead(cash(ben, 0, 68), cash(anna, 100, 236)), shares, 10)).toBe(34)
})

test('nothing is paid where earnings are withheld, where lots decide, or where the bank holds all', () => {
  expect(perShare(ahead(), shares, 10)).toBe(0)
  expect(perShare({ kind: 'chance' }, shares, 10)).toBe(0)
  expect(perShare(ahead(cash(ben, 0, 68)), [{ holder: 'pool:bank', percent: 100 }], 10)).toBe(0)
})
