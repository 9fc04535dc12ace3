import type { Language, Params } from '@stellwerk/texts'
import { format } from '@stellwerk/texts'

/** A message in every language, side by side: none can be forgotten. */
export type Message = Readonly<Record<Language, string>>

/** Says a message of one part of the page. */
export type Say<Key extends string = string> = (key: Key, params?: Params) => string

/** The messages of one part of the page; each part keeps its own beside its components. */
export interface Texts<Key extends string = string> {
  readonly messages: { readonly [K in Key]: Message }
  in(language: Language): Say<Key>
}

/** Messages are ICU templates: `{count, plural, one {# share} other {# shares}}`. */
export function defineTexts<Key extends string>(messages: { readonly [K in Key]: Message }): Texts<Key> {
  const languages: Language[] = ['en', 'de', 'ja']
  const entries = Object.entries(messages) as [Key, Message][]
  const catalogues = Object.fromEntries(
    languages.map((language) => [
      language,
      Object.fromEntries(entries.map(([key, message]) => [key, message[language]])),
    ]),
  ) as Record<Language, Record<Key, string>>
  return {
    messages,
    in: (language) => (key, params) => format(language, catalogues[language], key, params),
  }
}
