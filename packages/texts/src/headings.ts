import type { Language } from './language.js'
import type { Message } from './reading-texts.js'

/**
 * The headings of a title's ledger by chapter number; chapters without a number by their title. The ledger itself has
 * them in English.
 */
export interface Headings {
  readonly [chapter: string]: Omit<Message, 'en'>
}

interface Chapter {
  readonly number: string
  readonly title: string
}

export function headingIn(language: Language, headings: Headings, { number, title }: Chapter): string {
  return (language === 'en' ? undefined : headings[number || title]?.[language]) ?? title
}
