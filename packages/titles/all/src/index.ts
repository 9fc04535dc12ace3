/** The registry of titles: every game that can be played, with its rules and its texts. */
import type { CoreState, Title } from '@stellwerk/engine'
import type { TitleTexts } from '@stellwerk/texts'
import type { ImportOutcome } from '@stellwerk/1873'
import { harzbahn, harzbahnTexts, importGame, siteTitle } from '@stellwerk/1873'

export interface Game<S extends CoreState = CoreState> {
  readonly title: Title<S>
  readonly texts: TitleTexts<S>
}

/** Whoever picks a game by its id knows nothing of its state; a state only ever meets the game it came from. */
const erased = <S extends CoreState>(game: Game<S>): Game => game as unknown as Game

export const games: { readonly [id: string]: Game } = {
  [harzbahn.id]: erased({ title: harzbahn, texts: harzbahnTexts }),
}

/** Takes over a game that another program exported. */
export interface Importer {
  /** The id of our title. */
  readonly game: string
  read(exported: unknown, trace?: unknown): ImportOutcome
}

/** Which games of 18xx.games can be taken over, by what that site calls them. */
export const importers: { readonly [siteTitle: string]: Importer } = {
  [siteTitle]: { game: harzbahn.id, read: importGame },
}
