import type { Catalogues, Language, Naming } from '@stellwerk/texts'
import { byEither, byNumber, byRoute, byText, phrasesOf, sayer } from '@stellwerk/texts'
import { localRailways } from '../data/companies.js'
import { hexes } from '../data/maps.js'
import { mountainRailways } from '../data/privates.js'
import { isAg, isLocal, isMountain, playerOf } from '../state.js'
import { de } from './de.js'
import { en } from './en.js'
import { ja } from './ja.js'

export const catalogues: Catalogues = { en, de, ja }

const { phrase, sideName, ...phrases } = phrasesOf(catalogues)
export const { hasMessage, money, actionName, sideNames } = phrases

/** Common nouns begin a sentence with a capital, and eight is spoken with a vowel. */
function english(text: string): string {
  const spoken = text.replaceAll(/\b([Aa]) (?=(8-|80x )train)/g, '$1n ')
  return /^(local AG [A-C]\b|the )/.test(spoken) ? spoken[0]?.toUpperCase() + spoken.slice(1) : spoken
}

const alternatives: ReadonlySet<string> = new Set(['free', 'hexes', 'possible', 'prices', 'tiles'])

/** Majors go by their letters; the privates have names. */
function companyName(language: Language, company: string): string {
  if (isLocal(company)) return phrase(language, 'name.local', { name: localRailways[company].name, company })
  if (isAg(company)) return phrase(language, 'name.ag', { company })
  return isMountain(company) ? mountainRailways[company].name : company
}

function hexName(language: Language, hex: string): string {
  const stops = Object.hasOwn(hexes, hex) ? (hexes[hex]?.stops ?? []) : []
  const places = [...new Set(stops.flatMap(({ name }) => name ?? []))]
  return places.length > 0 ? phrase(language, 'name.place', { place: places.join('/'), hex }) : hex
}

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

const amount = byNumber(money)
const company = byText(companyName)
const holder = byText(holderName)
const hex = byText(hexName)
const train = byText(trainName)
const action = byText(actionName)
const priceOrHolder = byEither(amount, holder)

const names: { readonly [field: string]: Naming } = {
  amount,
  best: amount,
  bid: amount,
  cash: amount,
  cost: amount,
  face: amount,
  fortune: amount,
  income: amount,
  max: amount,
  means: amount,
  min: amount,
  missing: amount,
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
  free: byEither(amount, company),
  hex,
  hexes: hex,
  gives: train,
  lowest: train,
  other: train,
  train,
  trains: train,
  edge: byNumber(sideName),
  route: byRoute,
  possible: action,
  type: action,
}

export const say = sayer(catalogues, { names, alternatives, english })
