import type { Language } from '@stellwerk/texts'
import { numeral } from '@stellwerk/texts'
import { manifestOf } from '@stellwerk/titles'

/** "Harzbahn 1873"; a title that is not listed goes by its id. */
export const titleName = (language: Language, title: string): string =>
  manifestOf(title)?.name[language] ?? title

/** An amount in the money of a title. */
export function titleMoney(language: Language, title: string, amount: number): string {
  const figure = numeral(language, amount)
  const money = manifestOf(title)?.money[language]
  return money === undefined ? figure : money.replace('{amount}', figure)
}
