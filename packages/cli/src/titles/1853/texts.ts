import type { Catalogue, Language, Params } from '@stellwerk/texts'
import { format } from '@stellwerk/texts'
import { de } from './texts/de.js'
import { en } from './texts/en.js'
import { ja } from './texts/ja.js'

export type Key = keyof typeof en

/** The words of the tables and the map. */
export const catalogues: Readonly<Record<Language, Catalogue & Readonly<Record<Key, string>>>> = {
  en,
  de,
  ja,
}

export const say = (language: Language, key: Key, params: Params = {}): string =>
  format(language, catalogues[language], key, params)

/** The name of a kind of action; one that has no name is a bug and throws. */
export const kindName = (language: Language, actionType: string): string =>
  format(language, catalogues[language], `kind.${actionType}`)
