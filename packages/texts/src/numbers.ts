import type { Language } from './language.js'

/** Makes one formatter per language, when it is first needed. */
function perLanguage<T>(make: (language: Language) => T): (language: Language) => T {
  const made = new Map<Language, T>()
  return (language) => {
    const found = made.get(language) ?? make(language)
    made.set(language, found)
    return found
  }
}

const numbers = perLanguage((language) => new Intl.NumberFormat(language))
const conjunctions = perLanguage((language) => new Intl.ListFormat(language, { type: 'conjunction' }))
const disjunctions = perLanguage((language) => new Intl.ListFormat(language, { type: 'disjunction' }))

/** A number with the separators of the language. */
export const numeral = (language: Language, n: number): string => numbers(language).format(n)

/** "a, b and c". */
export const listed = (language: Language, items: readonly string[]): string =>
  conjunctions(language).format(items)

/** "a, b, c". */
export const separated = (language: Language, items: readonly string[]): string =>
  items.join(language === 'ja' ? '、' : ', ')

/** "a, b or c". */
export const anyOf = (language: Language, items: readonly string[]): string =>
  disjunctions(language).format(items)
