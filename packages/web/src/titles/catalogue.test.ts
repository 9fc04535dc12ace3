import { expect, test } from 'vitest'
import { languages } from '@stellwerk/texts'
import { games } from '@stellwerk/titles'
import { entryOf, titleMoney, titleName } from './catalogue.js'
import { known, loadGame } from './games.js'

test('every title of the registry can be loaded and is listed as its rules and texts have it', async () => {
  expect(known).toEqual(Object.keys(games))
  for (const [id, { title, texts }] of Object.entries(games)) {
    expect(await loadGame(id)).toEqual({ title, texts })
    expect(entryOf(id)).toEqual({ seats: title.seats, options: title.options, readings: title.readings })
    for (const language of languages) {
      expect(titleName(language, id)).toBe(texts.name(language))
      expect(titleMoney(language, id, 12345)).toBe(texts.money(language, 12345))
    }
  }
})

test('a title that does not exist has no rules and goes by its id', async () => {
  expect(await loadGame('toString')).toBeUndefined()
  expect(entryOf('1830')).toBeUndefined()
  expect(titleName('de', '1830')).toBe('1830')
})
