import { awaitedIn } from '@stellwerk/engine'
import type { PlayerId } from '@stellwerk/engine'
import type { BotKnowledge } from '@stellwerk/ledger'
import { describe, expect, it } from 'vitest'
import { levelPolicy, tutorOf } from './levels.js'
import { levels } from './policy.js'
import { situationOf } from './situation.js'
import { gameOf, stateAfter } from './testing.js'

describe('weaker levels', () => {
  it('go by the book that a title gives them, and by the whole one where it gives none', async () => {
    const state = stateAfter('1854', 0)
    const { title } = gameOf('1854')
    const [player] = awaitedIn(title, state) as [PlayerId]
    const situation = situationOf(title, state, player, 5)
    const [first, second, third] = situation.choices.map(({ action }) => action)
    const { knowledge } = await tutorOf('1854')
    const { lesser: _, ...plain } = knowledge
    const whole: BotKnowledge = { ...plain, book: () => first }
    const { candidates } = knowledge
    const graded: BotKnowledge = {
      ...whole,
      lesser: { good: { candidates, book: () => second }, easy: { candidates, book: () => third } },
    }
    const chosenWith = (known: BotKnowledge): readonly unknown[] =>
      levels.map((level) => levelPolicy(level, known).decide(situation).action)
    expect(chosenWith(graded)).toEqual([third, second, first])
    expect(chosenWith(whole)).toEqual([first, first, first])
  })

  it('misjudge as much as a title says', async () => {
    const state = stateAfter('1854', 0)
    const { title } = gameOf('1854')
    const [player] = awaitedIn(title, state) as [PlayerId]
    const { knowledge } = await tutorOf('1854')
    const { lesser: _, book: __, ...plain } = knowledge
    const chosen = (blur: number): readonly boolean[] =>
      Array.from({ length: 12 }, (___, seed) => {
        const situation = situationOf(title, state, player, seed)
        const [first, second] = situation.choices.map(({ action }) => action)
        if (!first || !second) throw new Error('nothing to choose from')
        const candidates = () => [first, second]
        const known: BotKnowledge = {
          ...plain,
          candidates,
          judge: (action) => (action === first ? 100 : 99),
          lesser: { good: { candidates, blur } },
        }
        return levelPolicy('good', known).decide(situation).action === first
      })
    expect(new Set(chosen(0))).toEqual(new Set([true]))
    expect(new Set(chosen(0.5))).toEqual(new Set([true, false]))
  })
})
