import { expect, test } from 'vitest'
import { format, languages } from '@stellwerk/texts'
import { games, manifests } from '@stellwerk/titles'
import { firstIn } from './introduction.js'

const evenings = await Promise.all(
  manifests.flatMap(({ id, evening }) => (evening ? [evening().then((one) => [id, one] as const)] : [])),
)

const sentences = (words: string): number => words.match(/[.?!](?=\s|$)|[。？！]/g)?.length ?? 0

const figures = { cash: '1', company: 'X', treasury: '2', train: '3', price: '4', choices: 5 }

test('each game has a first evening', () => {
  expect(evenings.map(([id]) => id)).toEqual(manifests.map(({ id }) => id))
})

test.each(evenings)(
  '%s introduces steps that there are, in a few sentences with figures',
  (id, { firsts }) => {
    const steps = Object.keys(games[id]?.title.procedures ?? {})
    for (const first of firsts) {
      expect(steps).toEqual(expect.arrayContaining([...first.steps]))
      for (const language of languages) {
        const said = format(language, { it: first.words[language] }, 'it', figures)
        expect(said).not.toMatch(/[{}]/)
        expect(sentences(said)).toBeGreaterThanOrEqual(2)
        // Japanese says the same in shorter sentences
        expect(sentences(said)).toBeLessThanOrEqual(language === 'ja' ? 6 : 4)
      }
    }
  },
)

test.each(evenings)('%s introduces a decision once', (_, evening) => {
  const [first] = evening.firsts
  const [step] = first?.steps ?? []
  if (!first || step === undefined) throw new Error('nothing is introduced')
  expect(firstIn(evening, step, () => false)).toBe(first)
  expect(firstIn(evening, step, (id) => id === first.id)).toBeUndefined()
  expect(firstIn(evening, 'toString', () => false)).toBeUndefined()
})
