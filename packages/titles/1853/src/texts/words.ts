import type { Json, JsonObject } from '@stellwerk/engine'
import type { ArgumentUse, Catalogue, Language } from '@stellwerk/texts'
import { anyOf, argumentsOf, format, listed, numeral } from '@stellwerk/texts'
import { hexes } from '../data/map.js'
import { playerOf } from '../state.js'
import { de } from './de.js'
import { en } from './en.js'
import { ja } from './ja.js'

export const catalogues: Readonly<Record<Language, Catalogue>> = { en, de, ja }

export const hasMessage = (key: string): boolean => Object.hasOwn(en, key)

/**
 * Says a message with raw values: those of an event, an action or a refusal. What a value is follows from the name of
 * its field: `hex` is a hex, `price` an amount. A message chooses between wordings by the raw value, under the field's
 * own name or, where the worded value is needed too, under the name with `Is` at its end. A value that a viewer may not
 * know is absent or null, and the wording `none` does without it.
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

/** In English common nouns begin a sentence with a capital. */
const begun = (language: Language, text: string): string =>
  language === 'en' && text.startsWith('the ') ? `T${text.slice(1)}` : text

const missing = '–'

/** Lists whose members are alternatives. */
const alternatives: ReadonlySet<string> = new Set(['possible', 'shares', 'tiles'])

function worded(language: Language, field: string, value: Json | undefined): string {
  if (value === undefined || value === null || value === '') return missing
  if (field === 'route' && Array.isArray(value)) return value.join('-')
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

/** Cities have names; towns and open country go by the hex. */
function hexName(language: Language, hex: string): string {
  const place = Object.hasOwn(hexes, hex) ? hexes[hex]?.stops[0]?.name : undefined
  return place === undefined ? hex : phrase(language, 'name.place', { place, hex })
}

const places: ReadonlySet<string> = new Set(['bank', 'offer', 'pool', 'returned'])

/** A purse, or a place where shares or trains lie; companies go by their letters. */
function holderName(language: Language, holder: string): string {
  if (places.has(holder)) return phrase(language, `name.${holder}`)
  if (holder.startsWith('bond:')) return phrase(language, 'name.bond', { player: holder.slice(5) })
  return playerOf(holder) ?? holder
}

function trainName(language: Language, train: string): string {
  return phrase(language, 'name.train', { plain: String(/^\d$/.test(train)), train })
}

export const sideName = (language: Language, edge: number): string => phrase(language, `side.${edge}`)

export function actionName(language: Language, type: string): string {
  return hasMessage(`action.${type}`) ? phrase(language, `action.${type}`) : type
}

const amount = byNumber(money)
const holder = byText(holderName)
const hex = byText(hexName)
const train = byText(trainName)
const action = byText(actionName)
/** Prices and money from somebody to somebody share the names `from` and `to`. */
const priceOrHolder: Naming = (language, value) => amount(language, value) ?? holder(language, value)

const names: { readonly [field: string]: Naming } = {
  amount,
  bond: amount,
  bonus: amount,
  cash: amount,
  cost: amount,
  debt: amount,
  each: amount,
  face: amount,
  fee: amount,
  fortune: amount,
  gift: amount,
  left: amount,
  mailMoney: amount,
  max: amount,
  min: amount,
  missing: amount,
  newPrice: amount,
  price: amount,
  revenue: amount,
  treasury: amount,
  value: amount,
  from: priceOrHolder,
  to: priceOrHolder,
  payer: holder,
  seller: holder,
  first: hex,
  hex,
  mustRunOver: hex,
  neighbour: hex,
  other: train,
  reachable: train,
  train,
  trains: train,
  edge: byNumber(sideName),
  possible: action,
  type: action,
}
