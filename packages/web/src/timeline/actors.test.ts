import { expect, test } from 'vitest'
import { inOrderOfNames } from './actors.js'

test('names are sorted as people count', () => {
  const names = inOrderOfNames(
    new Set(['mine:10', 'mine:2', 'HBE']),
    (actor) => actor.replace('mine:', 'Mine '),
    'en',
  )
  expect(names).toEqual([
    ['HBE', 'HBE'],
    ['mine:2', 'Mine 2'],
    ['mine:10', 'Mine 10'],
  ])
})
