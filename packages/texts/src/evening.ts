import type { Message } from './reading-texts.js'

/** A kind of decision that the tutor introduces when it comes up first. */
export interface FirstDecision {
  readonly id: string
  /** The kinds of steps in which it comes up. */
  readonly steps: readonly string[]
  readonly heading: Message
  /**
   * Two or three sentences. They may name what lies on the table: {cash}, {company} with its {treasury}, the next {train} and
   * its {price}, and the number of {choices}.
   */
  readonly words: Message
}

/** A first evening with a title: a guided start against computers. */
export interface Evening {
  readonly lead: Message
  readonly firsts: readonly FirstDecision[]
}
