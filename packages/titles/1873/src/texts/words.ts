import type { Json } from '@stellwerk/engine'
import type { Catalogues, Language, Naming } from '@stellwerk/texts'
import { byEither, byNumber, byText, missing, phrasesOf, sayer, selector } from '@stellwerk/texts'
import { hexes } from '../data/map.js'
import { mines } from '../data/mines.js'
import type { MineId } from '../data/types.js'
import { playerOf } from '../state.js'
import { de } from './de.js'
import { en } from './en.js'
import { ja } from './ja.js'

export const catalogues: Catalogues = { en, de, ja }

const { phrase, ...phrases } = phrasesOf(catalogues)
export const { hasMessage, money, actionName } = phrases

/** Names that are common nouns in English begin a sentence with a capital. */
const english = (text: string): string =>
  /^(mine \d|the )/.test(text) ? text[0]?.toUpperCase() + text.slice(1) : text

const alternatives: ReadonlySet<string> = new Set(['counts', 'possible', 'prices'])

export function mineName(language: Language, mine: number): string {
  const place = Object.hasOwn(mines, mine) ? mines[mine as MineId].name : missing
  return phrase(language, 'name.mine', { number: mine, place })
}

function hexName(language: Language, hex: string): string {
  const place = Object.hasOwn(hexes, hex) ? hexes[hex]?.name : undefined
  return place ? phrase(language, 'name.place', { place, hex }) : hex
}

/** "Wernigerode – Benneckenstein (B9-C8-D7-E6-F5-G6)". */
function routeName(language: Language, route: string): string {
  const path = route.split('-')
  const place = (hex: string): string => (Object.hasOwn(hexes, hex) && hexes[hex]?.name) || hex
  const [from, to] = [place(path[0] ?? ''), place(path.at(-1) ?? '')]
  return phrase(language, 'name.route', { from, to, hexes: route })
}

function itemName(language: Language, item: string): string {
  const [kind, id = ''] = item.split(':') as [string, string | undefined]
  if (kind === 'mine') return mineName(language, Number(id))
  if (kind === 'concession') return phrase(language, 'name.concession', { railway: id })
  if (kind === 'option') return phrase(language, 'name.option', { company: id })
  return item
}

const places: ReadonlySet<string> = new Set(['bank', 'pool', 'issue', 'new'])

/** A purse, an operation, a place of shares or a player. */
function holderName(language: Language, holder: string): string {
  if (places.has(holder)) return phrase(language, `name.${holder}`)
  if (/^mine:\d+$/.test(holder)) return mineName(language, Number(holder.slice(5)))
  return playerOf(holder) ?? holder
}

function trainName(language: Language, size: Json): string | undefined {
  if (Array.isArray(size)) return undefined
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- it is no object
  return phrase(language, 'name.train', { sizeIs: selector(size), size: String(size as string | number) })
}

const amount = byNumber(money)
const mine = byNumber(mineName)
const hex = byText(hexName)
const action = byText(actionName)
/** Prices and holders share the names `from` and `to`. */
const holder = byEither(amount, byText(holderName))

const names: { readonly [field: string]: Naming } = {
  amount,
  bid: amount,
  cash: amount,
  cost: amount,
  costs: amount,
  face: amount,
  fortune: amount,
  grant: amount,
  half: amount,
  income: amount,
  maintenance: amount,
  max: amount,
  min: amount,
  perShare: amount,
  premium: amount,
  price: amount,
  prices: amount,
  profit: amount,
  revenue: amount,
  right: amount,
  step: amount,
  treasury: amount,
  mine,
  mines: mine,
  smaller: mine,
  hex,
  reservedFor: hex,
  buyer: holder,
  from: holder,
  operation: holder,
  owner: holder,
  seller: holder,
  to: holder,
  item: byText(itemName),
  longer: byText(routeName),
  route: byText(routeName),
  possible: action,
  type: action,
  train: trainName,
}

export const say = sayer(catalogues, { names, alternatives, english })
