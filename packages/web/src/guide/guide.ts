import type { Language } from '@stellwerk/texts'
import type { Texts } from '../language/texts.js'

/** What a newcomer to a title is told. */
export interface Guide {
  /** How a game goes, paragraph after paragraph. */
  course(language: Language): readonly string[]
  /** What matters in a step; undefined where there is nothing to weigh. */
  hint(step: string): Hint | undefined
}

/** Two sentences, which several steps may share. */
export interface Hint {
  readonly id: string
  words(language: Language): string
}

interface GuideWords<Paragraph extends string, Advice extends string> {
  readonly course: Texts<Paragraph>
  readonly hints: Texts<Advice>
  /** Which hint belongs to which kind of step. */
  readonly steps: { readonly [step: string]: Advice }
}

export const guideFrom = <P extends string, A extends string>(words: GuideWords<P, A>): Guide => ({
  course(language) {
    const say = words.course.in(language)
    return (Object.keys(words.course.messages) as P[]).map((key) => say(key))
  },
  hint(step) {
    const id = words.steps[step]
    return id && { id, words: (language) => words.hints.in(language)(id) }
  },
})
