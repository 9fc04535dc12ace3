import type { Market, MarketSpace } from '@stellwerk/table'
import { money, msg } from '@stellwerk/table'
import { flow } from '../width.js'
import type { Section } from './face.js'
import type { Sight } from './sight.js'

/** Which companies stand where, the highest price first; a market of several rows is drawn above that. */
export function marketSection(sight: Sight): readonly Section[] {
  const { table, words, look } = sight
  const { market, companies } = table
  if (!market) return []
  const marks = new Map(companies.map(({ ref, mark }) => [ref, mark]))
  const prices = new Map(market.rows.flat().map(({ ref, price }) => [ref, price ?? 0]))
  const isSheet = market.rows.length > 1
  const stacks = market.stacks
    .toSorted((a, b) => (prices.get(b.space) ?? 0) - (prices.get(a.space) ?? 0))
    .map(({ space, companies: stack }) => {
      const price = words.cell(money(prices.get(space) ?? 0))
      const names = stack.map((ref) => marks.get(ref) ?? ref).join(' › ')
      return `${isSheet ? `${space} ${price}` : price}: ${names}`
    })
  const fixed = companies
    .filter(({ price }) => price && price.space === undefined)
    .map(({ mark, price }) => `(${mark} ${words.cell(money(price?.amount ?? 0))})`)
  const sheet = isSheet ? [...sheetLines(market, sight), ''] : []
  const zones = market.zones
    .filter(({ id }) => isSheet && id in signs(market))
    .map(({ id, label }) => `${signs(market)[id]} ${words.say(label)}`)
  return [
    {
      heading: words.say(msg('table.market')),
      lines: [...sheet, ...flow([...stacks, ...fixed], look.columns), ...flow(zones, look.columns)],
    },
  ]
}

/** Signs behind the prices of zones, in the order of the zones. */
function signs({ zones }: Market): { readonly [zone: string]: string } {
  return Object.fromEntries(zones.map(({ id, as }, i) => [id, as === 'line' ? '|' : ('*o+°'[i] ?? '*')]))
}

/** The sheet row by row; each row is shifted against the one above if the terminal has the room for that. */
function sheetLines(market: Market, { look: { paint, columns } }: Sight): readonly string[] {
  const { rows, shift, stacks } = market
  const marks = signs(market)
  const textOf = ({ price, zones }: MarketSpace): string => {
    const ground = zones.find((id) => marks[id] !== '|')
    return `${price ?? ''}${ground === undefined ? '' : (marks[ground] ?? '')}`
  }
  // a space is as wide as the longest price, with room for a line beside it
  const cell = 1 + Math.max(...rows.flat().map((space) => textOf(space).length))
  const step = Math.round(Math.abs(shift) * cell)
  const longest = Math.max(...rows.map((row) => row.length)) * cell
  const room = longest + (rows.length - 1) * step <= columns ? step : 0
  const taken = new Set(stacks.map(({ space }) => space))
  return rows.map((row, r) => {
    const before = ' '.repeat((shift < 0 ? rows.length - 1 - r : r) * room)
    const drawn = row.map((space) => {
      const text = textOf(space).padStart(cell - 1)
      const line = space.zones.some((id) => marks[id] === '|') ? paint.bad('|') : ' '
      return line + (taken.has(space.ref) ? paint.strong(text) : text)
    })
    return (before + drawn.join('')).trimEnd()
  })
}
