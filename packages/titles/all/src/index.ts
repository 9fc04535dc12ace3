/** The registry of titles: every game that can be played, with its rules and its texts. */
import type { CoreState, Title } from '@stellwerk/engine'
import type { ReadingTexts, TitleTexts } from '@stellwerk/texts'
import { india1853, indiaTexts, readingTexts as readings1853 } from '@stellwerk/1853'
import { austria1854, austriaTexts, readingTexts as readings1854 } from '@stellwerk/1854'
import { harzbahn, harzbahnTexts, readingTexts as readings1873 } from '@stellwerk/1873'

export * from './faces.js'
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

/** The words of each title's readings, apart from its other texts: a board does not need them. */
export const readingTexts: { readonly [id: string]: ReadingTexts } = {
  [harzbahn.id]: readings1873,
  [austria1854.id]: readings1854,
  [india1853.id]: readings1853,
}
