import { describe, expect, it } from 'vitest'
import { activeBetween, afterActive, noRest, restingAt } from './rest.js'
import type { Rest } from './rest.js'

const hour = 60 * 60 * 1000
const at = (text: string): number => Date.parse(text)

const berlin = (about: Partial<Rest> = {}): Rest => ({
  quiet: { from: '22:00', to: '08:00', zone: 'Europe/Berlin' },
  holidays: [],
  ...about,
})

describe('time that counts', () => {
  it.each([
    ['all of it without rests', noRest, '2026-01-15T00:00Z', '2026-01-17T00:00Z', 48],
    // Berlin is an hour ahead of UTC in winter: it is quiet from 21:00 to 07:00
    ['nothing at night', berlin(), '2026-01-15T21:00Z', '2026-01-16T07:00Z', 0],
    ['what is left of the evening', berlin(), '2026-01-15T20:00Z', '2026-01-16T07:00Z', 1],
    ['fourteen hours of a day', berlin(), '2026-01-15T12:00Z', '2026-01-16T12:00Z', 14],
    ['fourteen hours of each of ten days', berlin(), '2026-01-15T12:00Z', '2026-01-25T12:00Z', 140],
    ['nothing if the clock was set back', berlin(), '2026-01-15T12:00Z', '2026-01-15T11:00Z', 0],
    // at 2:00 on 29 March clocks go to 3:00: the night is nine hours long
    ['an hour more when summer begins', berlin(), '2026-03-28T12:00Z', '2026-03-29T12:00Z', 15],
    ['an hour less when it ends', berlin(), '2026-10-24T12:00Z', '2026-10-25T12:00Z', 13],
  ] as const)('is %s', (_, rest, from, to, hours) => {
    expect(activeBetween(rest, at(from), at(to)) / hour).toBe(hours)
  })

  it('is none on holidays, of which the last day is one', () => {
    const quiet = { ...noRest.quiet, zone: 'Asia/Tokyo' }
    const rest = { quiet, holidays: [{ from: '2026-01-16', to: '2026-01-17' }] }
    // a day in Tokyo begins at 15:00 UTC of the day before
    expect(activeBetween(rest, at('2026-01-15T14:00Z'), at('2026-01-17T16:00Z')) / hour).toBe(2)
  })

  it('runs on in a night of more than twelve hours', () => {
    const rest = berlin({ quiet: { from: '08:00', to: '07:59', zone: 'UTC' } })
    expect(activeBetween(rest, 0, 24 * hour)).toBe(24 * hour)
  })
})

describe('the moment at which time runs out', () => {
  it.each([
    ['2026-01-15T12:00Z', 9, '2026-01-15T21:00Z'],
    ['2026-01-15T12:00Z', 10, '2026-01-16T08:00Z'],
    ['2026-01-15T23:00Z', 1, '2026-01-16T08:00Z'],
    ['2026-01-15T12:00Z', 28, '2026-01-17T12:00Z'],
  ])('is after the nights between (%s and %i hours)', (from, hours, expected) => {
    const moment = afterActive(berlin(), at(from), hours * hour)
    expect(new Date(moment).toISOString()).toBe(new Date(at(expected)).toISOString())
    expect(activeBetween(berlin(), at(from), moment)).toBe(hours * hour)
  })

  it('is after holidays', () => {
    const rest = { ...noRest, holidays: [{ from: '2026-01-16', to: '2026-01-20' }] }
    expect(afterActive(rest, at('2026-01-15T12:00Z'), 24 * hour)).toBe(at('2026-01-21T12:00Z'))
  })
})

it('somebody rests until morning, and until the end of holidays that begin in the night', () => {
  const evening = at('2026-01-15T20:00Z')
  expect(restingAt(berlin(), evening)).toEqual({ isRest: false, until: at('2026-01-15T21:00Z') })
  expect(restingAt(berlin(), evening + 2 * hour)).toEqual({ isRest: true, until: at('2026-01-16T07:00Z') })
  const away = berlin({ holidays: [{ from: '2026-01-16', to: '2026-01-17' }] })
  expect(restingAt(away, at('2026-01-15T23:30Z'))).toEqual({ isRest: true, until: at('2026-01-17T23:00Z') })
  expect(restingAt(noRest, evening)).toEqual({ isRest: false, until: null })
})
