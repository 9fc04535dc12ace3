/** The registry of titles: every game that can be played, with its rules and its texts. */
import type { CoreState, Title } from '@stellwerk/engine'
import type { TitleTexts } from '@stellwerk/texts'
import { india1853, indiaTexts } from '@stellwerk/1853'
import { austria1854, austriaTexts } from '@stellwerk/1854'
import { harzbahn, harzbahnTexts } from '@stellwerk/1873'

export * from './importers.js'

export interface Game<S extends CoreState = CoreState> {
  readonly title: Title<S>
  readonly texts: TitleTexts<S>
}

/** Whoever picks a game by its id knows nothing of its state; a state only ever meets the game it came from. */
const erased = <S extends CoreState>(game: Game<S>): Game => game as unknown as Game

/** The titles in the order in which they are offered; the keys of an object would be sorted as numbers. */
export const titleIds: readonly string[] = [harzbahn.id, austria1854.id, india1853.id]

export const games: { readonly [id: string]: Game } = {
  [harzbahn.id]: erased({ title: harzbahn, texts: harzbahnTexts }),
  [austria1854.id]: erased({ title: austria1854, texts: austriaTexts }),
  [india1853.id]: erased({ title: india1853, texts: indiaTexts }),
}
