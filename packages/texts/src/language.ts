/** The languages that everything is said in. */
export type Language = 'en' | 'de' | 'ja'

export const languages: readonly Language[] = ['en', 'de', 'ja']

export function isLanguage(x: string): x is Language {
  return (languages as readonly string[]).includes(x)
}
