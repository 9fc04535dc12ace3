import { expect, test } from 'vitest'
import type { Game } from '@stellwerk/titles'
import { games } from '@stellwerk/titles'
import { assess } from './assess.js'
import { hexOf, isWithin, wordsFor } from './fault-words.js'
import { tellingOfPositions } from '../../titles/telling-positions.js'

const players = ['Anna', 'Ben', 'Clara']
const game = await tellingOfPositions(games['1873'] as Game)

function told(language: 'en' | 'de' | 'ja', position: object) {
  const { faults } = assess(game.title.position, { players, ...position })
  return faults.map((fault) => wordsFor(game, language, fault))
}

test('faults are told in words of each language, with the rule that speaks against it', () => {
  const misfit = { tiles: { B17: '78:0' } }
  expect(told('en', misfit)).toEqual([
    {
      place: 'tiles.B17',
      words: 'This tile does not fit here like this.',
      rule: expect.stringMatching(/^1873-4/),
    },
  ])
  expect(told('de', misfit)[0]?.words).toBe('Dieses Gleisplättchen passt so nicht hierher.')
  expect(told('ja', { phase: '3', railways: { HBE: { price: 121 } } })[0]?.words).toBe(
    'この株価は株価表にありません。',
  )
  const railways = { HBE: { director: 'Anna', shares: { Ben: 3 } } }
  expect(told('de', { railways })[0]?.words).toContain('Anna leitet HBE mit 0')
  expect(told('de', { at: { round: 'stock', turn: 'Dora' } })[0]?.words).toBe(
    'Möglich ist Anna, Ben oder Clara.',
  )
})

test('what has not the form of a description is told as the title tells it', () => {
  expect(told('de', { phase: '7' })[0]?.words).toBe(
    'Der Wert bei phase ist nicht lesbar: Erwartet wird eines von 1, 2, 3, 4, 5, D.',
  )
})

test('places belong to hexes and to fields', () => {
  expect(hexOf('tiles.B17')).toBe('B17')
  expect(hexOf('markers.G6[1]')).toBe('G6')
  expect(hexOf('railways.HBE')).toBeUndefined()
  expect(isWithin('railways.HBE.price', 'railways.HBE')).toBe(true)
  expect(isWithin('railways.HBE2', 'railways.HBE')).toBe(false)
})
