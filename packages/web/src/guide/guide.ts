import type { GuideTexts, Language } from '@stellwerk/texts'

/** Two sentences, which several steps may share. */
export interface Hint {
  readonly id: string
  words(language: Language): string
}

/** What matters in a step; undefined where there is nothing to weigh. */
export function hintFor({ steps, hints }: GuideTexts, step: string): Hint | undefined {
  const id = Object.hasOwn(steps, step) ? steps[step] : undefined
  const words = id === undefined ? undefined : hints[id]
  return id !== undefined && words ? { id, words: (language) => words[language] } : undefined
}
