import type { Catalogue, Language, Params } from '@stellwerk/texts'
import { format } from '@stellwerk/texts'
import { de } from './texts/de.js'
import { en } from './texts/en.js'
import { ja } from './texts/ja.js'

export type MessageKey = keyof typeof en

/** What the command itself says. What happens in a game is told by the texts of its title. */
export const catalogues: Readonly<Record<Language, Catalogue & Readonly<Record<MessageKey, string>>>> = {
  en,
  de,
  ja,
}

export const say = (language: Language, key: MessageKey, params: Params = {}): string =>
  format(language, catalogues[language], key, params)
