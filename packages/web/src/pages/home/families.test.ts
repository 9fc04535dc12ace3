import { expect, test } from 'vitest'
import type { Label } from '../../session/shelf.js'
import { families } from './families.js'

const label = (id: string, changed: number, from?: string): Label => ({
  id,
  kind: from === undefined ? 'hot-seat' : 'analysis',
  name: id,
  title: '1873',
  players: [],
  round: 'OR 1.1',
  over: false,
  length: 1,
  created: 0,
  changed,
  ...(from === undefined ? {} : { from }),
})

const told = (labels: readonly Label[]): unknown =>
  families(labels).map(({ game, latest, others }) => [game.id, latest?.id, others.map(({ id }) => id)])

test('copies, and copies of copies, lie below their game; the last used family comes first', () => {
  const labels = [
    label('c2', 9, '/play/c1?at=4'),
    label('other', 8),
    label('c1', 7, '/play/game?at=12'),
    label('game', 6),
  ]
  expect(told(labels)).toEqual([
    ['game', 'c2', ['c1']],
    ['other', undefined, []],
  ])
})

test('no copy stands out when the game itself was played on after it', () => {
  const labels = [label('game', 9), label('c1', 8, '/play/game?at=12')]
  expect(told(labels)).toEqual([['game', undefined, ['c1']]])
})

test('a copy of a game at a server, or of one that is gone, stands for itself', () => {
  expect(told([label('a', 2, '/table/x?at=3'), label('b', 1, '/play/gone?at=1')])).toEqual([
    ['a', undefined, []],
    ['b', undefined, []],
  ])
})
