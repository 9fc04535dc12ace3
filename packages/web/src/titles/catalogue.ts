import { readings as readings1853 } from '@stellwerk/1853'
import { readings as readings1854 } from '@stellwerk/1854'
import { readings as readings1873 } from '@stellwerk/1873'
import type { Title } from '@stellwerk/engine'
import type { Language } from '@stellwerk/texts'
import { numeral } from '@stellwerk/texts'
import { titleTexts } from './texts.js'

/** What lists and forms tell of a title before its rules are there. */
type Entry = Pick<Title, 'seats' | 'options' | 'readings'>

const entries = {
  '1853': {
    seats: { min: 3, max: 6 },
    options: { bank: ['15000', '12500', '10000', '17760', '20000'] },
    readings: readings1853,
  },
  '1854': { seats: { min: 3, max: 6 }, options: {}, readings: readings1854 },
  '1873': {
    seats: { min: 2, max: 5 },
    options: { edition: ['R', 'S', '2022', '18xx.games', '18xx.games-aag'] },
    readings: readings1873,
  },
} satisfies { readonly [title: string]: Entry }

type Listed = keyof typeof entries

const isListed = (title: string): title is Listed => Object.hasOwn(entries, title)

export const entryOf = (title: string): Entry | undefined => (isListed(title) ? entries[title] : undefined)

/** "Harzbahn 1873"; a title that is not listed goes by its id. */
export const titleName = (language: Language, title: string): string =>
  isListed(title) ? titleTexts.in(language)(`name ${title}`) : title

/** An amount in the money of a title. */
export const titleMoney = (language: Language, title: string, amount: number): string => {
  const figure = numeral(language, amount)
  return isListed(title) ? titleTexts.in(language)(`money ${title}`, { amount: figure }) : figure
}
