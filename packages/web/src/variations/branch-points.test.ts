import { expect, it } from 'vitest'
import type { Action } from '@stellwerk/engine'
import { branchPoints } from './branch-points.js'
import type { Variation } from './variation.js'

const line = (letters: string): readonly Action[] =>
  letters.split('').map((type) => ({ type, player: 'Anna' }) as Action)

const variation = (id: string, letters: string): Variation => ({
  id,
  name: id,
  from: 0,
  actions: line(letters),
})

const [a, b, c] = [variation('A', 'abxy'), variation('B', 'abxz'), variation('C', 'az')]
const told = (shown?: Variation): readonly unknown[] =>
  branchPoints(line('abcd'), [a, b, c], shown).map(({ at, lines }) => [at, lines.map((one) => one?.name)])

it('tells where variations leave the game', () => {
  expect(told()).toEqual([
    [1, ['C']],
    [2, ['A', 'B']],
  ])
})

it('tells from a variation where it left the game and where others leave it', () => {
  expect(told(a)).toEqual([
    [1, ['C']],
    [2, [undefined]],
    [3, ['B']],
  ])
})
