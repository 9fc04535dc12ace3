import type { Catalogues, Language, Naming } from '@stellwerk/texts'
import { byEither, byNumber, byText, phrasesOf, sayer } from '@stellwerk/texts'
import { companies } from '../data/companies.js'
import { hexes } from '../data/map.js'
import type { CompanyId } from '../data/types.js'
import { playerOf } from '../state.js'
import { de } from './de.js'
import { en } from './en.js'
import { ja } from './ja.js'

export const catalogues: Catalogues = { en, de, ja }

const { phrase, sideName, ...phrases } = phrasesOf(catalogues)
export const { hasMessage, money, actionName, sideNames } = phrases

const english = (text: string): string => (text.startsWith('the ') ? `T${text.slice(1)}` : text)

const companyName = (_: Language, company: string): string =>
  Object.hasOwn(companies, company) ? companies[company as CompanyId].name : company

/** Places have names; open country goes by the hex. */
function hexName(language: Language, hex: string): string {
  const place = Object.hasOwn(hexes, hex) ? hexes[hex]?.stop?.name : undefined
  return place === undefined ? hex : phrase(language, 'name.place', { place, hex })
}

/** A purse: the bank's, a player's or a company's. */
const holderName = (language: Language, holder: string): string =>
  holder === 'bank' ? phrase(language, 'name.bank') : (playerOf(holder) ?? companyName(language, holder))

const amount = byNumber(money)
const company = byText(companyName)
const train = byText((language, id) => phrase(language, 'name.train', { train: id }))
const action = byText(actionName)
const priceOrHolder = byEither(amount, byText(holderName))

const names: { readonly [field: string]: Naming } = {
  amount,
  cash: amount,
  cost: amount,
  each: amount,
  fortune: amount,
  newPrice: amount,
  price: amount,
  revenue: amount,
  companies: company,
  company,
  from: priceOrHolder,
  to: priceOrHolder,
  hex: byText(hexName),
  onSale: train,
  train,
  edge: byNumber(sideName),
  possible: action,
  type: action,
}

export const say = sayer(catalogues, { names, alternatives: new Set(['possible']), english })
