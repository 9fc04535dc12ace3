import type { PlayerId } from '@stellwerk/engine'
import { whyNot } from '@stellwerk/table'
import { expect, it } from 'vitest'
import { austria1854, austriaFace } from '../index.js'

it('says the reason of the tile or tunnel that came furthest', () => {
  // KR may build from Linz
  const made = austria1854.position({
    players: ['Ada', 'Ben', 'Cleo'],
    phase: '3',
    cash: { KR: 300 },
    privates: 'sold',
    majors: { KR: { issuePrice: 72, director: 'Ada', certificates: { Ada: 1 }, trains: ['2'] } },
    tiles: { C17: '57:1' },
    at: { round: 'operating', turn: 'KR', step: 'track' },
  })
  if (!made.ok) throw new Error(JSON.stringify(made.refusal))
  const rule = (hex: string) => whyNot(austria1854, austriaFace, made.value, 'Ada' as PlayerId, hex)?.rule
  expect(rule('C15')).toBeUndefined()
  expect(rule('H18')).toBe('1854-track-j')
  expect(rule('J32')).toBe('1854-locals-d')
  expect(rule('C13')).toBe('1854-track-d')
  expect(rule('F12')).toBe('1854-tunnel-e')
})
