import type { Language, Message, Params } from '@stellwerk/texts'
import { format } from '@stellwerk/texts'
import { spoken } from './spoken.js'

export type { Message }

/** Says a message of one part of the page. */
export type Say<Key extends string = string> = (key: Key, params?: Params) => string

/** The messages of one part of the page; each part keeps its own beside its components. */
export interface Texts<Key extends string = string> {
  readonly messages: { readonly [K in Key]: Message }
  in(language: Language): Say<Key>
}

/** In the built page a message has its English words, and a number under which other languages have theirs. */
type BuiltMessage = Partial<Message> & { readonly n?: number }

function wordsOf(message: BuiltMessage, language: Language): string {
  const fetched = message.n === undefined ? undefined : spoken[language]?.[message.n]
  return message[language] ?? fetched ?? message.en ?? ''
}

/** Messages are ICU templates: `{count, plural, one {# share} other {# shares}}`. */
export function defineTexts<Key extends string>(messages: { readonly [K in Key]: Message }): Texts<Key> {
  const catalogues = new Map<Language, { readonly [K in Key]: string }>()
  const catalogue = (language: Language): { readonly [K in Key]: string } => {
    const entries = Object.entries(messages) as [Key, Message][]
    const words = entries.map(([key, message]) => [key, wordsOf(message, language)])
    return Object.fromEntries(words) as { [K in Key]: string }
  }
  return {
    messages,
    in(language) {
      const known = catalogues.get(language) ?? catalogue(language)
      catalogues.set(language, known)
      return (key, params) => format(language, known, key, params)
    },
  }
}
