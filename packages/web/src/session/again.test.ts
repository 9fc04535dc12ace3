import { expect, test } from 'vitest'
import type { CoreState, PlayerId } from '@stellwerk/engine'
import { games } from '@stellwerk/titles'
import { againAddress, againIn } from './again.js'
import type { Session } from './session.js'

const game = games['1873'] as NonNullable<(typeof games)[string]>
const made = game.title.create({ players: ['seat-1', 'Ben Bo'], seed: 1, options: {} })
if (!made.ok) throw new Error(made.refusal.rule)
const state = made.value
const ended = (kind: Session['kind']): Session =>
  ({
    kind,
    game,
    options: { edition: 'S' },
    now: { length: 0, at: () => ({ state }) },
    computers: { 'Ben Bo': 'good' },
    nameOf: (player: PlayerId) => (player === 'seat-1' ? 'Änne' : player),
  }) as unknown as Session<CoreState>

const asked = (address: string) => againIn(new URL(address, 'http://here').searchParams)

test('the same players and options come back on one screen', () => {
  const address = againAddress(ended('hot-seat'))
  expect(address).toMatch(/^\/new\?/)
  expect(asked(address)).toMatchObject({
    title: '1873',
    options: { edition: 'S' },
    players: ['Änne', 'Ben Bo'],
    levels: [undefined, 'good'],
  })
})

test('a table of a server gets as many seats', () => {
  const address = againAddress(ended('online'))
  expect(address).toMatch(/^\/lobby\?/)
  expect(asked(address)).toEqual({
    title: '1873',
    options: { edition: 'S' },
    players: [],
    levels: [],
    seats: 2,
  })
})

test('a plain address asks for nothing', () => {
  expect(asked('/new')).toEqual({ title: undefined, options: {}, players: [], levels: [], seats: undefined })
})
