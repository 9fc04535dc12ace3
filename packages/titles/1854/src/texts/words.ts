import type { Json, JsonObject } from '@stellwerk/engine'
import type { ArgumentUse, Catalogue, Language } from '@stellwerk/texts'
import { anyOf, argumentsOf, format, listed, numeral } from '@stellwerk/texts'
import { localRailways } from '../data/companies.js'
import { hexes } from '../data/maps.js'
import { mountainRailways } from '../data/privates.js'
import { isAg, isLocal, isMountain, playerOf } from '../state.js'
import { de } from './de.js'
import { en } from './en.js'
import { ja } from './ja.js'

export const catalogues: Readonly<Record<Language, Catalogue>> = { en, de, ja }

export const hasMessage = (key: string): boolean => Object.hasOwn(en, key)

/**
 * Says a message with raw values: those of an event, an action or a refusal. What a value is follows from the name of
 * its field: `company` is the id of a company, `price` an amount. A message chooses between wordings by the raw value,
 * under the field's own name or, where the worded value is needed too, under the name with `Is` at its end.
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

/** In English common nouns begin a sentence with a capital, and eight is spoken with a vowel. */
function begun(language: Language, text: string): string {
  if (language !== 'en') return text
  const spoken = text.replaceAll(/\b([Aa]) (?=(8-|80x )train)/g, '$1n ')
  return /^(local AG [A-C]\b|the )/.test(spoken) ? spoken[0]?.toUpperCase() + spoken.slice(1) : spoken
}

const missing = '–'

/** Lists whose members are alternatives. */
const alternatives: ReadonlySet<string> = new Set(['free', 'hexes', 'possible', 'prices', 'tiles'])

function worded(language: Language, field: string, value: Json | undefined): string {
  if (value === undefined || value === null || value === '') return missing
  if (field === 'route' && Array.isArray(value)) return routeName(value as string[])
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

const phrase = (language: Language, key: string, params: { [name: string]: string } = {}): string =>
  format(language, catalogues[language], key, params)

export const money = (language: Language, amount: number): string =>
  phrase(language, 'name.money', { amount: numeral(language, amount) })

/** Majors go by their letters; the privates have names. */
export function companyName(language: Language, company: string): string {
  if (isLocal(company)) return phrase(language, 'name.local', { name: localRailways[company].name, company })
  if (isAg(company)) return phrase(language, 'name.ag', { company })
  return isMountain(company) ? mountainRailways[company].name : company
}

function hexName(language: Language, hex: string): string {
  const stops = Object.hasOwn(hexes, hex) ? (hexes[hex]?.stops ?? []) : []
  const places = [...new Set(stops.flatMap(({ name }) => name ?? []))]
  return places.length > 0 ? phrase(language, 'name.place', { place: places.join('/'), hex }) : hex
}

/** "C23-C21-C19". */
const routeName = (route: readonly string[]): string => route.join('-')

const places: ReadonlySet<string> = new Set(['bank', 'pool', 'split', 'tableau'])

/** A purse, a player, a company, or a place where certificates lie. */
function holderName(language: Language, holder: string): string {
  if (places.has(holder)) return phrase(language, `name.${holder}`)
  return playerOf(holder) ?? companyName(language, holder)
}

const pools: { readonly [seller: string]: string } = {
  bank: 'name.bank',
  pool: 'name.open-pool',
  scrap: 'name.scrap-pool',
}

/** Who sells a train. */
function sellerName(language: Language, seller: string): string {
  const key = Object.hasOwn(pools, seller) ? pools[seller] : undefined
  return key === undefined ? companyName(language, seller) : phrase(language, key)
}

function trainName(language: Language, train: string): string {
  return phrase(language, 'name.train', { plain: String(/^\d$/.test(train)), train })
}

export const sideName = (language: Language, edge: number): string => phrase(language, `side.${edge}`)

export function actionName(language: Language, type: string): string {
  return hasMessage(`action.${type}`) ? phrase(language, `action.${type}`) : type
}

const amount = byNumber(money)
const company = byText(companyName)
const holder = byText(holderName)
const hex = byText(hexName)
const train = byText(trainName)
const action = byText(actionName)
/** Prices and money from somebody to somebody share the names `from` and `to`. */
const priceOrHolder: Naming = (language, value) => amount(language, value) ?? holder(language, value)

const names: { readonly [field: string]: Naming } = {
  amount,
  best: amount,
  bid: amount,
  cash: amount,
  cost: amount,
  face: amount,
  fortune: amount,
  income: amount,
  means: amount,
  min: amount,
  missing: amount,
  most: amount,
  price: amount,
  prices: amount,
  raisable: amount,
  revenue: amount,
  newPrice: amount,
  total: amount,
  treasury: amount,
  ag: company,
  buyer: company,
  companies: company,
  company,
  local: company,
  locals: company,
  mountain: company,
  private: company,
  with: company,
  from: priceOrHolder,
  to: priceOrHolder,
  seller: byText(sellerName),
  // free money, or free charters
  free: (language, value) => amount(language, value) ?? company(language, value),
  hex,
  hexes: hex,
  gives: train,
  lowest: train,
  other: train,
  train,
  trains: train,
  edge: byNumber(sideName),
  possible: action,
  type: action,
}
