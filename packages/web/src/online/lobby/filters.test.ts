import { expect, test } from 'vitest'
import { noFilter, queryOf } from './filters.js'

test('the lobby asks for what is shown, and filters count where they are offered', () => {
  expect(queryOf('open', noFilter)).toBe('state=open')
  expect(queryOf('finished', { ...noFilter, player: ' Änne ', search: 'a&b' })).toBe(
    'state=finished&player=%C3%84nne&search=a%26b',
  )
  const all = { ...noFilter, pace: 'live', free: true, turn: true } as const
  expect(queryOf('open', all)).toBe('state=open&pace=live&free=true')
  expect(queryOf('finished', all)).toBe('state=finished&pace=live')
  expect(queryOf('mine', all)).toBe('mine=true&pace=live&free=true&turn=true')
})
