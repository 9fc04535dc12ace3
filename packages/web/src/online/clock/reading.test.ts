import { describe, expect, test } from 'vitest'
import type { PlayerClock, Table } from '@stellwerk/protocol'
import { actsFor, readingOf, untilRunsOut } from './reading.js'

const clock: PlayerClock = {
  player: 'seat-2',
  used: 1000,
  left: 5000,
  running: true,
  steadyUntil: null,
  runsOut: 105_000,
}
const at = 100_000

test('a clock goes on while it runs, and stands still from when that may change', () => {
  expect(readingOf(clock, at, 2000)).toEqual({ used: 3000, left: 3000 })
  expect(readingOf({ ...clock, running: false }, at, 2000)).toEqual({ used: 1000, left: 5000 })
  expect(readingOf({ ...clock, steadyUntil: at + 500 }, at, 2000)).toEqual({ used: 1500, left: 4500 })
  expect(readingOf({ ...clock, left: null }, at, -50)).toEqual({ used: 1000, left: null })
})

test('the next end of somebody’s time is waited for, if there is one to come', () => {
  const later = { ...clock, runsOut: at + 9000 }
  const past = { ...clock, runsOut: at - 1 }
  expect(untilRunsOut({ clocks: [later, clock, past], clockAt: at })).toBe(5000)
  expect(untilRunsOut({ clocks: [past, { ...clock, runsOut: null }], clockAt: at })).toBeUndefined()
})

describe('who acts for whom', () => {
  const seat = (player: string, deputy: string | null = null) => ({
    player,
    deputy,
    person: { id: `id-of-${player}`, name: player, guest: false },
  })
  const table = (about: object): Table =>
    ({
      state: 'running',
      you: { player: 'seat-1', host: true },
      host: { id: 'id-of-seat-1' },
      seats: [seat('seat-1'), seat('seat-2')],
      turn: ['seat-2'],
      time: { kind: 'move', hours: 1, expiry: 'host' },
      clocks: [clock],
      clockAt: at,
      ...about,
    }) as unknown as Table

  test('the host, when time has run out and not before', () => {
    expect([actsFor(table({}), 4999), actsFor(table({}), 5000)]).toEqual([[], ['seat-2']])
    expect(actsFor(table({ time: { kind: 'move', hours: 1, expiry: 'nothing' } }), 9000)).toEqual([])
    expect(actsFor(table({ you: { player: 'seat-1', host: false } }), 9000)).toEqual([])
  })

  test('a deputy, when it is the turn of whoever named them', () => {
    const seats = [seat('seat-1'), seat('seat-2', 'seat-1')]
    expect(actsFor(table({ seats, time: { kind: 'none' } }), 0)).toEqual(['seat-2'])
    expect(actsFor(table({ seats, turn: ['seat-1'] }), 0)).toEqual([])
  })
})
