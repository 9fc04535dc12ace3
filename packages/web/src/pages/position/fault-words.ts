import type { Language, Params } from '@stellwerk/texts'
import type { Game } from '@stellwerk/titles'
import type { PositionFault } from './assess.js'
import { faultTexts } from './fault-texts.js'

type Key = keyof typeof faultTexts.messages

/** What builders of positions expected, and how the page says it; for all else the title has words. */
const known: readonly (readonly [RegExp, Key])[] = [
  [/^a tile of the box/, 'tileOfBox'],
  [/^a tile that fits there(?: \((?<rule>\S+)\))?$/, 'misfit'],
  [/^tiles: -\d+ of (?<tile>\S+) left, (?<used>\d+) used$/, 'tooMany'],
  [/^(?:markers|bases) of .*by stop$/, 'notThere'],
  [/^(?:markers|bases): (?<count>\d+) in (?<circles>\d+) circles of/, 'circles'],
  [/^(?:markers|bases): .* twice in/, 'twice'],
  [/^(?:markers|bases): (?<company>\S+) has (?<count>\d+) /, 'manyMarkers'],
  [/^a (?:value of the price ladder|price of the market)$/, 'price'],
  [/^director: (?<player>.+) holds (?<held>\d+) of (?<company>\S+), somebody (?<most>\d+)$/, 'director'],
  [/^at most (?<most>\d+) shares$/, 'tooManyShares'],
  [/^one of (?<values>.+)$/, 'oneOf'],
  [/^(?<least>\d+) or more$/, 'least'],
  [/^a player(?: or a company|, a founded company or a mine)$/, 'purse'],
  [/^a known name$/, 'unknownName'],
  [/^absent, as the company is in receivership$/, 'inReceivership'],
]

export interface FaultWords {
  readonly place: string
  readonly words: string
  /** The rule that speaks against it, if one does. */
  readonly rule: string
}

const numeric = /^\d+$/

/** What is wrong, as somebody at the table would say it. */
export function wordsFor(game: Game, language: Language, { place, refusal }: PositionFault): FaultWords {
  const { expected } = refusal.params
  for (const [pattern, key] of known) {
    const found = typeof expected === 'string' ? pattern.exec(expected) : null
    if (!found) continue
    const { rule, ...named } = found.groups ?? {}
    const params: Params = Object.fromEntries(
      Object.entries(named).map(([name, value]) => [name, numeric.test(value) ? Number(value) : value]),
    )
    return { place, words: faultTexts.in(language)(key, params), rule: rule ?? refusal.rule }
  }
  return { place, words: game.texts.refusal(language, refusal), rule: refusal.rule }
}

/** The hex that a place belongs to. */
export const hexOf = (place: string): string | undefined =>
  /^(?:tiles|tunnels|markers|bases)\.([A-Z]+\d+)/.exec(place)?.[1]

/** Whether a place lies within another: `railways.HBE.price` in `railways.HBE`. */
export const isWithin = (place: string, whole: string): boolean =>
  place === whole || place.startsWith(`${whole}.`) || place.startsWith(`${whole}[`)
