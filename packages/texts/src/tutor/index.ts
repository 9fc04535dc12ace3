import type { Message } from '@stellwerk/table'
import type { Catalogue } from '../message.js'
import type { Language } from '../language.js'
import { languages } from '../language.js'
import type { Catalogues } from '../speech.js'
import type { TableWords } from '../table/words.js'
import type { TitleTexts } from '../title.js'
import { de } from './de.js'
import { en } from './en.js'
import { ja } from './ja.js'

/** The tutor's sentences, apart from the words of a board: they are fetched when somebody asks. */
export const tutorTexts: Catalogues = { en, de, ja }

/** A title's words together with the tutor's; where both say the same, the title's own come first. */
export function withTutorTexts(
  texts: Pick<TitleTexts, 'catalogues' | 'money'>,
): Pick<TitleTexts, 'catalogues' | 'money'> {
  const merged = (language: Language): Catalogue => ({
    ...tutorTexts[language],
    ...texts.catalogues[language],
  })
  const catalogues = Object.fromEntries(languages.map((language) => [language, merged(language)]))
  return { catalogues: catalogues as unknown as Catalogues, money: texts.money }
}

/** A sentence of the tutor; a term for which the title has no words of its own is told by its amount. */
export function tutorSays(language: Language, words: TableWords, message: Message): string {
  const keys = [message.key, message.key.replace(/\.of$/, '')]
  const said = words.say({ ...message, key: keys.find((key) => words.hasMessage(key)) ?? 'tip.other' })
  return said.slice(0, 1).toLocaleUpperCase(language) + said.slice(1)
}
