import { expect, test } from 'vitest'
import type { Row, Step } from '@stellwerk/table'
import { pickedBy, picksIn } from './picks.js'

const row = (id: string, hexes: readonly string[]): Row =>
  ({ id, hexes, action: { type: id, player: 'A' }, cells: [] }) as unknown as Row

const step = {
  sections: [
    { kind: 'slot', rows: [row('a', ['B2']), row('b', ['B2']), row('c', ['C3']), row('d', ['C3', 'D4'])] },
    { kind: 'rows', rows: [row('e', ['E5'])] },
  ],
} as unknown as Step

test('what a slot offers on one hex is picked on the map, and taps go through the choices there', () => {
  const picks = picksIn(step)
  expect([...picks].map(([hex, rows]) => [hex, rows.map(({ id }) => id)])).toEqual([
    ['B2', ['a', 'b']],
    ['C3', ['c']],
  ])
  const first = pickedBy(picks, 'B2', undefined)
  expect(first?.id).toBe('a')
  expect(pickedBy(picks, 'B2', first?.action)?.id).toBe('b')
  expect(pickedBy(picks, 'C3', first?.action)?.id).toBe('c')
  expect(picksIn(null).size).toBe(0)
})
