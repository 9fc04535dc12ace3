import type { Message } from './reading-texts.js'

/** What a newcomer to a title is told. */
export interface GuideTexts {
  /** How a game goes, paragraph after paragraph. */
  readonly course: readonly Message[]
  /** What matters, in about two sentences each. */
  readonly hints: { readonly [hint: string]: Message }
  /** Which hint belongs to which kind of step; none where there is nothing to weigh. */
  readonly steps: { readonly [step: string]: string }
}
