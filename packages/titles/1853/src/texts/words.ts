import type { Catalogues, Language, Naming } from '@stellwerk/texts'
import { byEither, byNumber, byRoute, byText, phrasesOf, sayer } from '@stellwerk/texts'
import { hexes } from '../data/map.js'
import { playerOf } from '../state.js'
import { de } from './de.js'
import { en } from './en.js'
import { ja } from './ja.js'

export const catalogues: Catalogues = { en, de, ja }

const { phrase, sideName, ...phrases } = phrasesOf(catalogues)
export const { hasMessage, money, actionName, sideNames } = phrases

const english = (text: string): string => (text.startsWith('the ') ? `T${text.slice(1)}` : text)

const alternatives: ReadonlySet<string> = new Set(['possible', 'shares', 'tiles'])

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

const amount = byNumber(money)
const holder = byText(holderName)
const hex = byText(hexName)
const train = byText(trainName)
const action = byText(actionName)
const priceOrHolder = byEither(amount, holder)

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
  route: byRoute,
  possible: action,
  type: action,
}

export const say = sayer(catalogues, { names, alternatives, english })
