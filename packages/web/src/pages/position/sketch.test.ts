import { expect, test } from 'vitest'
import { games } from '@stellwerk/titles'
import {
  directorOf,
  emptySketch,
  freeMines,
  parseSizes,
  withDirector,
  withEntry,
  withPlayer,
  withPublicMine,
} from './sketch.js'

test('the empty position is one', () => {
  expect(games['1873']?.title.position(emptySketch).ok).toBe(true)
})

test('sizes are typed with anything between them', () => {
  expect(parseSizes('4, 3 3')).toEqual([4, 3, 3])
  expect(parseSizes('')).toEqual([])
})

test('a director has a share', () => {
  expect(withDirector({ price: 120 }, 'Ben')).toEqual({ price: 120, director: 'Ben', shares: { Ben: 3 } })
  expect(withDirector({ shares: { Ben: 5 } }, 'Ben')).toEqual({ shares: { Ben: 5 }, director: 'Ben' })
  expect(withDirector({ director: 'Ben', price: 120 }, '')).toEqual({ price: 120 })
})

test('without a director, whoever has most directs', () => {
  expect(directorOf({ shares: { Anna: 1, Ben: 2 } }, ['Anna', 'Ben'])).toBe('Ben')
  expect(directorOf({ shares: { Anna: 2, Ben: 2 } }, ['Anna', 'Ben'])).toBe('Anna')
  expect(directorOf({}, ['Anna', 'Ben'])).toBe('')
})

test('entries come and go', () => {
  expect(withEntry({ a: 1 }, 'b', 2)).toEqual({ a: 1, b: 2 })
  expect(withEntry({ a: 1, b: 2 }, 'b', undefined)).toEqual({ a: 1 })
})

test('a new name is taken along everywhere', () => {
  const sketch = {
    players: ['Anna', 'Ben'],
    cash: { Anna: 100, HBE: 5 },
    mines: { 4: { owner: 'Anna', machine: 2 } },
    railways: { HBE: { director: 'Anna', shares: { Anna: 3, Ben: 1 } } },
  }
  expect(withPlayer(sketch, 0, 'Ada')).toEqual({
    players: ['Ada', 'Ben'],
    cash: { Ada: 100, HBE: 5 },
    mines: { 4: { owner: 'Ada', machine: 2 } },
    railways: { HBE: { director: 'Ada', shares: { Ada: 3, Ben: 1 } } },
  })
})

test('a public mine takes its mines along, and its title accepts that', () => {
  const sketch = {
    players: ['Anna', 'Ben'],
    mines: { 4: { owner: 'Anna', machine: 2 }, 6: { owner: 'Ben' } },
  }
  expect(freeMines({ players: [], publicMines: { CO: { mines: [1, 2] } } }, 'MO', [1, 2, 3])).toEqual([3])
  const company = withDirector({ mines: [4, 7] }, 'Anna', 1)
  const formed = withPublicMine(sketch, 'MO', company)
  expect(formed.mines).toEqual({ 4: { machine: 2 }, 6: { owner: 'Ben' }, 7: {} })
  const mhe = { train: 2, shares: { Ben: 4 } }
  const built = games['1873']?.title.position({ ...formed, mhe })
  expect(built).toMatchObject({
    ok: true,
    value: { mhe: { train: 2 }, publicMines: { MO: { director: 'Anna' } } },
  })
  const given = withPublicMine(formed, 'MO', { ...company, mines: [4] })
  expect(given.mines).toEqual({ 4: { machine: 2 }, 6: { owner: 'Ben' } })
  expect(withPublicMine(formed, 'MO', undefined)).toMatchObject({
    mines: { 6: { owner: 'Ben' } },
    publicMines: {},
  })
})
