import { expect, test } from 'vitest'
import { languages } from '@stellwerk/texts'
import { games, titleIds } from './index.js'

test('every game is found under the id of its title and has a name in every language', () => {
  expect(titleIds).toEqual(['1873', '1854', '1853'])
  expect(Object.keys(games).toSorted()).toEqual(titleIds.toSorted())
  for (const [id, { title, texts }] of Object.entries(games)) {
    expect(title.id).toBe(id)
    for (const language of languages) expect(texts.name(language)).toContain(id)
  }
})

test('every option of a table and each of its values is said in every language', () => {
  for (const { title, texts } of Object.values(games))
    for (const [option, values] of Object.entries(title.options))
      for (const language of languages) {
        expect(texts.option(language, option)).not.toBe('')
        const said = values.map((value) => texts.option(language, option, value))
        expect(new Set(said).size).toBe(values.length)
      }
})
