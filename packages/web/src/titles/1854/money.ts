import { austriaTexts } from '@stellwerk/1854'
import type { Language } from '@stellwerk/texts'
import { tied } from '../../ui/unbroken.js'

/** An amount as the rulebook writes it; no line ends before its sign. */
export const moneyIn = (language: Language, amount: number): string =>
  tied(austriaTexts.money(language, amount))
