import type { Json, JsonObject } from '@stellwerk/engine'
import type { ArgumentUse, Catalogue, Language } from '@stellwerk/texts'
import { anyOf, argumentsOf, format, listed, numeral } from '@stellwerk/texts'
import { hexes } from '../data/map.js'
import { mines } from '../data/mines.js'
import type { MineId } from '../data/types.js'
import { playerOf } from '../state.js'
import { de } from './de.js'
import { en } from './en.js'
import { ja } from './ja.js'

export const catalogues: Readonly<Record<Language, Catalogue>> = { en, de, ja }

export const hasMessage = (key: string): boolean => Object.hasOwn(en, key)

/**
 * Says a message with raw values: those of an event, an action or a refusal. What a value is follows from the name of
 * its field: `mine` is a mine's number, `price` an amount. A message chooses between wordings by the raw value, under
 * the field's own name or, where the worded value is needed too, under the name with `Is` at its end.
 */
export function say(language: Language, key: string, values: JsonObject = {}): string {
  const params: { [name: string]: string | number } = {}
  for (const [name, uses] of argumentsOf(language, catalogues[language], key))
    params[name] = argument(language, name, uses, values)
  return begun(language, format(language, catalogues[language], key, params))
}

function argument(
  language: Language,
  name: string,
  uses: ReadonlySet<ArgumentUse>,
  values: JsonObject,
): string | number {
  const field = name.endsWith('Is') ? name.slice(0, -2) : name
  const value = values[field]
  if (uses.has('plural')) return Array.isArray(value) ? value.length : Number(value ?? 0)
  return uses.has('select') ? selector(value) : worded(language, field, value)
}

/** A raw value as the name of a wording: `none` without a value, signs and blanks as `_`. */
function selector(value: Json | undefined): string {
  if (value === undefined || value === null || value === '') return 'none'
  if (Array.isArray(value)) return value.length > 0 ? 'some' : 'none'
  return String(value as string | number | boolean).replaceAll(/[^\p{L}\p{N}]/gu, '_')
}

/** Names that are common nouns in English begin a sentence with a capital. */
function begun(language: Language, text: string): string {
  return language === 'en' && /^(mine \d|the )/.test(text) ? text[0]?.toUpperCase() + text.slice(1) : text
}

const missing = '–'

/** Lists whose members are alternatives. */
const alternatives: ReadonlySet<string> = new Set(['counts', 'possible', 'prices'])

function worded(language: Language, field: string, value: Json | undefined): string {
  if (value === undefined || value === null || value === '') return missing
  if (Array.isArray(value)) {
    const items = value.map((item) => worded(language, field, item as Json))
    if (items.length === 0) return missing
    return alternatives.has(field) ? anyOf(language, items) : listed(language, items)
  }
  const named = names[field]?.(language, value)
  if (named !== undefined) return named
  return typeof value === 'number' ? numeral(language, value) : String(value as string | boolean)
}

type Naming = (language: Language, value: Json) => string | undefined

const byNumber =
  (naming: (language: Language, value: number) => string): Naming =>
  (language, value) =>
    typeof value === 'number' ? naming(language, value) : undefined

const byText =
  (naming: (language: Language, value: string) => string): Naming =>
  (language, value) =>
    typeof value === 'string' ? naming(language, value) : undefined

export function money(language: Language, amount: number): string {
  return format(language, catalogues[language], 'name.money', { amount: numeral(language, amount) })
}

export function mineName(language: Language, mine: number): string {
  const place = Object.hasOwn(mines, mine) ? mines[mine as MineId].name : missing
  return format(language, catalogues[language], 'name.mine', { number: mine, place })
}

function hexName(language: Language, hex: string): string {
  const place = Object.hasOwn(hexes, hex) ? hexes[hex]?.name : undefined
  return place ? format(language, catalogues[language], 'name.place', { place, hex }) : hex
}

/** "Wernigerode – Benneckenstein (B9-C8-D7-E6-F5-G6)". */
function routeName(language: Language, route: string): string {
  const path = route.split('-')
  const place = (hex: string): string => (Object.hasOwn(hexes, hex) && hexes[hex]?.name) || hex
  const [from, to] = [place(path[0] ?? ''), place(path.at(-1) ?? '')]
  return format(language, catalogues[language], 'name.route', { from, to, hexes: route })
}

function itemName(language: Language, item: string): string {
  const [kind, id = ''] = item.split(':') as [string, string | undefined]
  if (kind === 'mine') return mineName(language, Number(id))
  if (kind === 'concession') return format(language, catalogues[language], 'name.concession', { railway: id })
  if (kind === 'option') return format(language, catalogues[language], 'name.option', { company: id })
  return item
}

const places: ReadonlySet<string> = new Set(['bank', 'pool', 'issue', 'new'])

/** A purse, an operation, a place of shares or a player. */
function holderName(language: Language, holder: string): string {
  if (places.has(holder)) return format(language, catalogues[language], `name.${holder}`)
  if (/^mine:\d+$/.test(holder)) return mineName(language, Number(holder.slice(5)))
  return playerOf(holder) ?? holder
}

function trainName(language: Language, size: Json): string {
  return format(language, catalogues[language], 'name.train', {
    sizeIs: selector(size),
    size: String(size as string | number),
  })
}

export function actionName(language: Language, type: string): string {
  return hasMessage(`action.${type}`) ? format(language, catalogues[language], `action.${type}`) : type
}

const amount = byNumber(money)
const mine = byNumber(mineName)
const hex = byText(hexName)
const action = byText(actionName)
/** Prices and money from somebody to somebody share the names `from` and `to`. */
const holder: Naming = (language, value) => amount(language, value) ?? byText(holderName)(language, value)

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
