import type { ImportOutcome } from '@stellwerk/1873'
import { harzbahn, importGame, siteTitle } from '@stellwerk/1873'

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
