import type { FaultTexts } from '@stellwerk/texts'
import { tellingFaults } from '@stellwerk/texts'
import type { Game } from '@stellwerk/titles'

/** What can be wrong with positions of one title only; loaded when somebody enters one, or brings one that cannot be. */
export const faultTexts: { readonly [title: string]: () => Promise<FaultTexts> } = {
  '1853': async () => (await import('./fault-texts-1853.js')).faultTexts,
  '1854': async () => (await import('./fault-texts-1854.js')).faultTexts,
  '1873': async () => (await import('./fault-texts-1873.js')).faultTexts,
}

/** A game whose texts also say what is wrong with a position. */
export async function tellingOfPositions(game: Game): Promise<Game> {
  const own = await faultTexts[game.title.id]?.()
  return own ? { ...game, texts: tellingFaults(game.texts, own) } : game
}
