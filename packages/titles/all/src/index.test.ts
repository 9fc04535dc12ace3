import { expect, test } from 'vitest'
import { languages } from '@stellwerk/texts'
import { games } from './index.js'

test('every game is found under the id of its title and has a name in every language', () => {
  expect(Object.keys(games)).toEqual(['1873'])
  for (const [id, { title, texts }] of Object.entries(games)) {
    expect(title.id).toBe(id)
    for (const language of languages) expect(texts.name(language)).toContain('1873')
  }
})
