import { indiaTexts } from '@stellwerk/1853'
import type { Language } from '@stellwerk/texts'
import { tied } from '../../ui/unbroken.js'

/** An amount as the rulebook writes it; no line ends before its sign. */
export const moneyIn = (language: Language, amount: number): string =>
  tied(indiaTexts.money(language, amount))
