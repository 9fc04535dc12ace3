import { expect, test } from 'vitest'
import { games } from '@stellwerk/titles'
import { assess } from './assess.js'
import { hexOf, isWithin, wordsFor } from './fault-words.js'

const players = ['Anna', 'Ben', 'Clara']

function told(language: 'en' | 'de' | 'ja', position: object) {
  const game = games['1873']
  if (!game) throw new Error('no 1873')
  const { faults } = assess(game.title.position, { players, ...position })
  return faults.map((fault) => wordsFor(game, language, fault))
}

test('faults are told in words of each language, with the rule that speaks against it', () => {
  const misfit = { tiles: { B17: '78:0' } }
  expect(told('en', misfit)).toEqual([
    {
      place: 'tiles.B17',
      words: 'This tile cannot lie here like this.',
      rule: expect.stringMatching(/^1873-4/),
    },
  ])
  expect(told('de', misfit)[0]?.words).toBe('Dieses Plättchen kann hier nicht so liegen.')
  expect(told('ja', { phase: '3', railways: { HBE: { price: 121 } } })[0]?.words).toBe(
    'この株価は株価表にありません。',
  )
  const railways = { HBE: { director: 'Anna', shares: { Ben: 3 } } }
  expect(told('de', { railways })[0]?.words).toContain('Anna führt HBE mit 0')
})

test('what the page has no words for is told as the title tells it', () => {
  expect(told('en', { order: ['Anna'] })[0]?.words).toContain('all players once')
})

test('places belong to hexes and to fields', () => {
  expect(hexOf('tiles.B17')).toBe('B17')
  expect(hexOf('markers.G6[1]')).toBe('G6')
  expect(hexOf('railways.HBE')).toBeUndefined()
  expect(isWithin('railways.HBE.price', 'railways.HBE')).toBe(true)
  expect(isWithin('railways.HBE2', 'railways.HBE')).toBe(false)
})
