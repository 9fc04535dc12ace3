import { tellingFaults } from '@stellwerk/texts'
import type { Game, PlayedGame } from '@stellwerk/titles'
import { manifestOf } from '@stellwerk/titles'

/** A game whose texts also say what is wrong with a position: words that come when somebody enters one. */
export async function tellingOfPositions<G extends Game | PlayedGame>(game: G): Promise<G> {
  const own = await manifestOf(game.title.id)?.faultTexts()
  return own ? { ...game, texts: tellingFaults(game.texts, own) } : game
}
