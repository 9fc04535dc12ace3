import { describe, expect, it } from 'vitest'
import type { TimeControl } from '@stellwerk/protocol'
import type { Clocks, Deed } from './clock.js'
import { clocksAfter, clocksOf, runsOutAt, shownClock } from './clock.js'
import { noRest } from './rest.js'

const second = 1000
const minute = 60 * second
const start = Date.UTC(2026, 0, 15, 12)

const chess: TimeControl = { kind: 'clock', minutes: 10, incrementSeconds: 30, expiry: 'host' }
const daily: TimeControl = { kind: 'move', hours: 24, expiry: 'host' }

/** A game of Anna and Ben in which things are entered one after the other. */
function game(control: TimeControl) {
  let clocks: Clocks = clocksOf({ clock: '{}', turn: '["anna"]', turn_since: start })
  let [turn, now] = [['anna'], start]
  return {
    enter(after: number, next: string[], ...deeds: Deed[]) {
      now += after
      clocks = clocksAfter(clocks, { control, before: turn, after: next, deeds, at: now }, () => noRest)
      turn = next
    },
    shown: (player: string, after = 0) => shownClock(control, player, clocks[player], noRest, now + after),
  }
}

const acts = (player: string): Deed => ({ type: 'action', player })

describe('time used', () => {
  it('is that for which the game has waited, and goes on while it does', () => {
    const { enter, shown } = game({ kind: 'none' })
    enter(2 * minute, ['ben'], acts('anna'))
    enter(minute, ['anna'], acts('ben'))
    expect(shown('anna', 30 * second)).toMatchObject({ used: 2.5 * minute, left: null, running: true })
    expect(shown('ben', 30 * second)).toMatchObject({ used: minute, running: false, runsOut: null })
  })

  it('is counted for all who must decide at the same time', () => {
    const { enter, shown } = game({ kind: 'none' })
    enter(0, ['anna', 'ben'], acts('anna'))
    enter(minute, ['ben'], acts('anna'))
    enter(minute, ['anna'], acts('ben'))
    expect([shown('anna').used, shown('ben').used]).toEqual([minute, 2 * minute])
  })

  it('never becomes less when the clock of the machine is set back', () => {
    const { enter, shown } = game(chess)
    enter(minute, ['ben'], acts('anna'))
    enter(-60 * minute, ['anna'], acts('ben'))
    enter(minute, ['ben'], acts('anna'))
    expect([shown('anna').used, shown('ben').used]).toEqual([2 * minute, 0])
    expect(shown('ben', -5 * minute)).toMatchObject({ used: 0, left: 10.5 * minute })
  })
})

describe('a chess clock', () => {
  it('gives each turn its increment, once however many actions it has', () => {
    const { enter, shown } = game(chess)
    enter(minute, ['anna'], acts('anna'))
    expect(shown('anna').left).toBe(9 * minute)
    enter(minute, ['ben'], acts('anna'))
    expect(shown('anna').left).toBe(8.5 * minute)
  })

  it('gives it too when programs of the others bring the turn back at once', () => {
    const { enter, shown } = game(chess)
    enter(minute, ['anna'], acts('anna'), acts('ben'))
    expect(shown('anna').left).toBe(9.5 * minute)
  })

  it('cannot be filled up by undoing and redoing', () => {
    const { enter, shown } = game(chess)
    enter(minute, ['ben'], acts('anna'))
    for (let i = 0; i < 5; i++) {
      enter(0, ['anna'], { type: 'undo', player: 'anna' })
      enter(0, ['ben'], { type: 'redo', player: 'anna' })
    }
    expect(shown('anna').left).toBe(9.5 * minute)
  })

  it('runs out at the moment that it says, and below zero after that', () => {
    const { enter, shown } = game(chess)
    enter(9 * minute, ['ben'], acts('anna'))
    enter(0, ['anna'], acts('ben'))
    const { runsOut } = shown('anna')
    expect(runsOut).toBe(start + 10.5 * minute)
    expect(shown('anna', 1.5 * minute).left).toBe(0)
    expect(shown('anna', 2 * minute).left).toBe(-30 * second)
  })
})

describe('a limit for each move', () => {
  it('begins anew with each turn and each action, and not with an undo', () => {
    const hour = 60 * minute
    const { enter, shown } = game(daily)
    enter(10 * hour, ['ben'], acts('anna'))
    enter(5 * hour, ['ben'], acts('ben'))
    expect(shown('ben').left).toBe(24 * hour)
    enter(2 * hour, ['ben'], { type: 'undo', player: 'ben' })
    expect(shown('ben').left).toBe(22 * hour)
    enter(hour, ['anna'], acts('ben'))
    expect(shown('anna')).toMatchObject({ left: 24 * hour, used: 10 * hour })
  })
})

it('time that has run out stays so', () => {
  const clock = { used: 11 * minute, spent: 0, bonus: 0, since: start }
  expect(runsOutAt(chess, clock, noRest)).toBe(start)
})
