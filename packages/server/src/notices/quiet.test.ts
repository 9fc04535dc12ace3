import { describe, expect, it } from 'vitest'
import { afterQuiet } from './quiet.js'

const at = (text: string): number => Date.parse(text)
const night = { from: '22:00', to: '08:00', zone: 'Europe/Berlin' }

describe('quiet hours', () => {
  it.each([
    ['by day at once', '2026-01-15T12:00:30Z', night, '2026-01-15T12:00:30Z'],
    ['just before they begin at once', '2026-01-15T20:59:59Z', night, '2026-01-15T20:59:59Z'],
    ['when they begin in the morning', '2026-01-15T21:00:00Z', night, '2026-01-16T07:00:00Z'],
    ['after midnight in the same morning', '2026-01-15T23:30:10Z', night, '2026-01-16T07:00:00Z'],
    ['in the last minute when it is over', '2026-01-16T06:59:59Z', night, '2026-01-16T07:00:00Z'],
    ['when they are over at once', '2026-01-16T07:00:00Z', night, '2026-01-16T07:00:00Z'],
    ['in summer by the clocks of summer', '2026-07-15T21:00:00Z', night, '2026-07-16T06:00:00Z'],
    ['when clocks are put forward an hour sooner', '2026-03-28T22:00:00Z', night, '2026-03-29T06:00:00Z'],
    ['when clocks are put back an hour later', '2026-10-24T21:00:00Z', night, '2026-10-25T07:00:00Z'],
    [
      'when the end is skipped as soon as clocks are past it',
      '2026-03-28T23:30:00Z',
      { ...night, to: '02:30' },
      '2026-03-29T01:00:00Z',
    ],
    [
      'at noon only until the afternoon',
      '2026-01-15T04:00:00Z',
      { from: '12:00', to: '14:30', zone: 'Asia/Tokyo' },
      '2026-01-15T05:30:00Z',
    ],
    [
      'in zones that differ by half an hour',
      '2026-01-15T18:00:00Z',
      { from: '22:00', to: '06:15', zone: 'Asia/Kolkata' },
      '2026-01-16T00:45:00Z',
    ],
    [
      'never, if both times are equal, at once',
      '2026-01-15T23:00:00Z',
      { from: '22:00', to: '22:00', zone: 'Europe/Berlin' },
      '2026-01-15T23:00:00Z',
    ],
  ])('let a notice out %s', (_, moment, quiet, expected) => {
    expect(new Date(afterQuiet(at(moment), quiet)).toISOString()).toBe(new Date(expected).toISOString())
  })
})
