import { expect, test } from 'vitest'
import { languages } from '@stellwerk/texts'
import { games } from '@stellwerk/titles'
import { guide as guide1853 } from '../titles/1853/guide/guide.js'
import { hintTexts as hints1853 } from '../titles/1853/guide/texts.js'
import { guide as guide1854 } from '../titles/1854/guide/guide.js'
import { hintTexts as hints1854 } from '../titles/1854/guide/texts.js'
import { guide as guide1873 } from '../titles/1873/guide/guide.js'
import { hintTexts as hints1873 } from '../titles/1873/guide/texts.js'

const guides = [
  ['1853', guide1853, Object.keys(hints1853.messages)],
  ['1854', guide1854, Object.keys(hints1854.messages)],
  ['1873', guide1873, Object.keys(hints1873.messages)],
] as const

const sentences = (words: string): number => words.match(/[.?!](?=\s|$)|[。？！]/g)?.length ?? 0

test.each(guides)(
  '%s has a hint for each step in which much is decided, and uses all of its hints',
  (id, guide, hints) => {
    const steps = Object.keys(games[id]?.title.procedures ?? {})
    const used = steps.flatMap((step) => guide.hint(step)?.id ?? [])
    expect(new Set(used)).toEqual(new Set(hints))
    expect(used.length).toBeGreaterThan(8)
  },
)

test.each(guides)(
  '%s says in about two sentences what matters now, and how a game goes in about ten',
  (id, guide) => {
    for (const language of languages) {
      for (const step of Object.keys(games[id]?.title.procedures ?? {})) {
        const words = guide.hint(step)?.words(language)
        if (words !== undefined) expect([2, 3]).toContain(sentences(words))
      }
      const course = guide.course(language)
      const count = course.reduce((sum, words) => sum + sentences(words), 0)
      expect(count).toBeGreaterThan(8)
      expect(count).toBeLessThan(19)
    }
  },
)
