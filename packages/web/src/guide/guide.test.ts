import { expect, test } from 'vitest'
import { languages } from '@stellwerk/texts'
import { games, manifests } from '@stellwerk/titles'
import { hintFor } from './guide.js'

const guides = await Promise.all(manifests.map(async ({ id, guide }) => [id, await guide()] as const))

const sentences = (words: string): number => words.match(/[.?!](?=\s|$)|[。？！]/g)?.length ?? 0

test.each(guides)(
  '%s has a hint for each step in which much is decided, and uses all of its hints',
  (id, guide) => {
    const steps = Object.keys(games[id]?.title.procedures ?? {})
    const used = steps.flatMap((step) => hintFor(guide, step)?.id ?? [])
    expect(new Set(used)).toEqual(new Set(Object.keys(guide.hints)))
    expect(used).toHaveLength(Object.keys(guide.steps).length)
    expect(used.length).toBeGreaterThan(3)
    expect(hintFor(guide, 'toString')).toBeUndefined()
  },
)

test.each(guides)(
  '%s says in about two sentences what matters now, and how a game goes in about ten',
  (_, { course, hints }) => {
    for (const language of languages) {
      for (const words of Object.values(hints)) expect([2, 3]).toContain(sentences(words[language]))
      const count = course.reduce((sum, words) => sum + sentences(words[language]), 0)
      expect(count).toBeGreaterThan(8)
      expect(count).toBeLessThan(19)
    }
  },
)
