import type { State } from '@stellwerk/1853'
import { freeOfLimitsUpTo, prices } from '@stellwerk/1853'
import { flow } from '../../width.js'
import type { Look } from '../face.js'
import { say } from './texts.js'

/** The line of prices with the markers on it. */
export function marketLines(state: State, { language, columns, paint }: Look): string[] {
  const spaces = prices.map((price) => {
    const stack = state.market[String(price)]
    const text = `${price}${price <= freeOfLimitsUpTo ? '*' : ''}`
    return stack ? paint.strong(`${text}[${stack.join(' ')}]`) : text
  })
  return [...flow(spaces, columns, ' '), say(language, 'marketLegend')]
}
