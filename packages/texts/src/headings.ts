import type { Message } from './reading-texts.js'

/** The headings of a title's ledger by chapter number; chapters without a number by their title. */
export interface Headings {
  readonly [chapter: string]: Message
}
