import { expect, it } from 'vitest'
import type { HorizonSource } from './horizon.js'
import { horizonsOf, phaseAfter, roundsBeforeNext, roundsUntil } from './horizon.js'

const phases = ['1', '2', '3'] as const
type Phase = (typeof phases)[number]

interface Position {
  readonly phase: Phase
  readonly left: Readonly<Record<string, number>>
  readonly bank: number
  readonly paid: number
}

const source: HorizonSource<Position, string, Phase> = {
  phases,
  order: ['a', 'b', 'c'],
  begins: (train) => ({ a: '1', b: '2', c: '3' })[train] as Phase,
  phaseOf: ({ phase }) => phase,
  left: ({ left }, train) => left[train] ?? Infinity,
  bank: ({ bank }) => bank,
  paid: ({ paid }) => paid,
  leastPaid: 100,
  sold: 2,
}
const horizonOf = horizonsOf(source)

const position: Position = { phase: '1', left: { a: 2, b: 4 }, bank: 1600, paid: 200 }

it('a game lasts as long as the bank, which pays more with each round', () => {
  expect(horizonOf(position).rounds).toBe(5)
  // little is paid at first: a round costs something all the same, and no game is endless
  expect(horizonOf({ ...position, paid: 0, bank: 900 }).rounds).toBe(9)
  expect(horizonOf({ ...position, paid: 0, bank: 90_000 }).rounds).toBe(14)
  expect(horizonOf({ ...position, bank: 0 }).rounds).toBe(1)
})

it('where the last set is played to its end, the title says how many rounds that makes', () => {
  expect(horizonsOf({ ...source, inSets: (_, rounds) => 3 * Math.ceil(rounds / 3) })(position).rounds).toBe(6)
})

it('a phase begins the round after its first train can be bought; one that has begun is over', () => {
  const { begins, onSale } = horizonOf(position)
  expect(begins).toEqual({ 1: 0, 2: 2, 3: 4 })
  expect([0, 1, 3].map(onSale)).toEqual(['a', 'b', 'c'])
  expect(horizonOf({ ...position, phase: '2', left: { b: 4 } }).begins).toMatchObject({ 2: 0 })
})

it('whoever waits with the next phase puts off all that come after it, and what is sold then', () => {
  const { begins, onSale } = horizonsOf({ ...source, waits: () => 3 })(position)
  expect(begins).toEqual({ 1: 0, 2: 4, 3: 6 })
  expect([0, 2, 3, 5].map(onSale)).toEqual(['a', 'a', 'b', 'c'])
  // there is nothing to wait for where it takes longer anyway
  expect(horizonsOf({ ...source, waits: () => 1 })(position).begins).toEqual({ 1: 0, 2: 2, 3: 4 })
})

it('companies with the money for a train bring the next phases nearer, and what is on sale now stays the same', () => {
  const { begins, onSale } = horizonsOf({ ...source, buyers: () => 3 })(position)
  expect(begins).toEqual({ 1: 0, 2: 1, 3: 2.5 })
  expect(onSale(0)).toBe('a')
})

it('trains run until their phase, and nothing runs after the game', () => {
  const horizon = horizonOf(position)
  expect([roundsUntil('2', horizon), roundsUntil(undefined, horizon)]).toEqual([2, 5])
  expect(roundsBeforeNext(['1', '3'], horizon)).toBe(4)
  expect([0, 2, 9].map((round) => phaseAfter(phases, horizon, round))).toEqual(['1', '2', '3'])
})
