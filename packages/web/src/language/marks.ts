import type { Language } from '@stellwerk/texts'

/** "label: value", with the colon of the language. */
export const labelled = (language: Language, label: string, value: string): string =>
  language === 'ja' ? `${label}：${value}` : `${label}: ${value}`

/** "text (note)", with the brackets of the language. */
export const bracketed = (language: Language, text: string, note: string): string =>
  language === 'ja' ? `${text}（${note}）` : `${text} (${note})`
