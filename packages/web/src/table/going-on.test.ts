import { expect, test } from 'vitest'
import type { Action, PlayerId } from '@stellwerk/engine'
import type { Effect } from '@stellwerk/table'
import type { Standing } from './going-on.js'
import { costs, holds } from './going-on.js'

const [anna, ben] = ['anna', 'ben'] as PlayerId[] as [PlayerId, PlayerId]
const move = (player: PlayerId, type: string): Action => ({ type, player })
const isPass = ({ type }: Action): boolean => type === 'pass'
const wish = (until: Standing['until']): Standing => ({ player: anna, kind: 'stock', until, since: 10 })

test('passing until something changes goes on while the others pass, also between own turns', () => {
  const passes = (): readonly Action[] => [move(anna, 'pass'), move(ben, 'pass')]
  expect(holds(wish('change'), 'stock', [anna], passes, isPass)).toBe(true)
  expect(holds(wish('change'), 'stock', [ben], passes, isPass)).toBe(true)
  // another kind of decision is not what was passed on
  expect(holds(wish('change'), 'issue', [anna], passes, isPass)).toBe(false)
})

test('it ends with the first move of another player that is no pass', () => {
  const bought = (): readonly Action[] => [move(anna, 'pass'), move(ben, 'buyShare')]
  expect(holds(wish('change'), 'stock', [anna], bought, isPass)).toBe(false)
})

test('the same for all that follow ends with another kind of decision or another player', () => {
  const nothing = (): readonly Action[] => []
  expect(holds(wish('alike'), 'stock', [anna], nothing, isPass)).toBe(true)
  expect(holds(wish('alike'), 'issue', [anna], nothing, isPass)).toBe(false)
  expect(holds(wish('alike'), 'stock', [ben], nothing, isPass)).toBe(false)
})

test('less money for the chooser is a cost; less money for others, and more for oneself, is none', () => {
  const money = (amount: number) => ({ kind: 'money', amount }) as const
  const effect = (tone: Effect['tone'], rank: Effect['rank']): Effect => ({
    what: 'cash',
    of: { kind: 'player', ref: anna },
    from: money(100),
    to: money(80),
    tone,
    rank,
  })
  expect(costs([effect('bad', 0)])).toBe(true)
  expect(costs([effect('bad', 2), effect('good', 0)])).toBe(false)
})
