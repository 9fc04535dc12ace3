import { expect, test } from 'vitest'
import { languages } from '@stellwerk/texts'
import { games, manifests, titleIds } from '@stellwerk/titles'
import { titleMoney, titleName } from './catalogue.js'
import { introductionOf, optionText } from './fronts.js'
import { loadGame } from './games.js'
import { handmadeOf } from './handmade.js'

test('every title has rules that can be loaded, and words for lists', async () => {
  for (const id of titleIds) {
    const game = await loadGame(id)
    expect({ ...game, title: await game?.whole() }).toEqual(games[id])
    for (const language of languages) {
      expect(titleName(language, id)).toBe(games[id]?.texts.name(language))
      expect(titleMoney(language, id, 12345)).toBe(games[id]?.texts.money(language, 12345))
      expect(introductionOf(id, language)).not.toBe('')
    }
  }
})

test('every option and each of its values has words in every language', () => {
  for (const { id, options } of manifests)
    for (const [option, values] of Object.entries(options))
      for (const language of languages) {
        expect(optionText(language, id, option).name).not.toBe(option)
        const said = values.map((value) => optionText(language, id, option, value))
        expect(new Set(said.flatMap(({ name, hint }) => [name, hint])).size).toBe(2 * values.length)
      }
})

test('a title that does not exist has no rules and nothing made by hand, and goes by its id', async () => {
  expect(await loadGame('toString')).toBeUndefined()
  expect(handmadeOf('toString')).toEqual({})
  expect(titleName('de', '1830')).toBe('1830')
  expect(titleMoney('en', '1830', 1200)).toBe('1,200')
  expect(optionText('en', '1830', 'bank', '100')).toEqual({ name: '100', hint: '' })
})
