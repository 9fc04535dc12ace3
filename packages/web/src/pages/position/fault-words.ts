import type { Language } from '@stellwerk/texts'
import { positionFaultOf } from '@stellwerk/texts'
import type { Game } from '@stellwerk/titles'
import type { PlacedFault } from './assess.js'

/** What is wrong, as a game that tells of positions says it. A tile that does not fit has a rule of its own against it. */
export function wordsFor(game: Game, language: Language, { place, refusal }: PlacedFault) {
  const rule = positionFaultOf(refusal)?.['rule']
  return {
    place,
    words: game.texts.refusal(language, refusal),
    rule: typeof rule === 'string' ? rule : refusal.rule,
  }
}

/** The hex that a place belongs to. */
export const hexOf = (place: string): string | undefined =>
  /^(?:tiles|tunnels|markers|bases)\.([A-Z]+\d+)/.exec(place)?.[1]

/** Whether a place lies within another: `railways.HBE.price` in `railways.HBE`. */
export const isWithin = (place: string, whole: string): boolean =>
  place === whole || place.startsWith(`${whole}.`) || place.startsWith(`${whole}[`)
