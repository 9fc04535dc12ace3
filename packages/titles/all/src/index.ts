/** The registry of titles: every game that can be played, with its rules and its texts. */
import type { CoreState, Title } from '@stellwerk/engine'
import type { TitleTexts } from '@stellwerk/texts'
import { austria1854, austriaTexts } from '@stellwerk/1854'
import { harzbahn, harzbahnTexts } from '@stellwerk/1873'

export * from './importers.js'

export interface Game<S extends CoreState = CoreState> {
  readonly title: Title<S>
  readonly texts: TitleTexts<S>
}

/** Whoever picks a game by its id knows nothing of its state; a state only ever meets the game it came from. */
const erased = <S extends CoreState>(game: Game<S>): Game => game as unknown as Game

export const games: { readonly [id: string]: Game } = {
  [austria1854.id]: erased({ title: austria1854, texts: austriaTexts }),
  [harzbahn.id]: erased({ title: harzbahn, texts: harzbahnTexts }),
}
