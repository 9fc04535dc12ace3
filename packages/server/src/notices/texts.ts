import type { Language } from '@stellwerk/texts'
import { format } from '@stellwerk/texts'
import words from './texts.json' with { type: 'json' }

type Texts = Readonly<Record<keyof (typeof words)['en'], string>>

const catalogues: Readonly<Record<Language, Texts>> = words

/** One line for everybody at a table. */
export const channelText = (language: Language, people: readonly string[], place: string): string => {
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(people)
  return format(language, catalogues[language], 'channel', { names, place })
}

/** A notice in the words of its reader. */
export interface Wording {
  readonly subject: string
  /** One line, for places that have room for one. */
  readonly text: string
  readonly mail: string
  readonly link: string
}

interface Facts {
  readonly name: string
  /** Which game, and at which table. */
  readonly place: string
  readonly link: string
  readonly account: string
}

export function wordingOf(language: Language, { name, place, link, account }: Facts): Wording {
  const say = (key: keyof Texts): string =>
    format(language, catalogues[language], key, { name, place, link, account })
  return { subject: say('subject'), text: say('text'), mail: say('mail'), link }
}
