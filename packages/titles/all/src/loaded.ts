import type { CoreState } from '@stellwerk/engine'
import type { TitleFace } from '@stellwerk/table'
import type { FaultTexts, ReadingTexts } from '@stellwerk/texts'
import type { DescribedGame, Manifest, PlayedGame, ReadExport } from './manifest.js'
import { manifests } from './manifests.js'

/** Loads the same part of every title. */
const ofEach = async <T>(
  part: (manifest: Manifest) => Promise<T>,
): Promise<{ readonly [title: string]: T }> =>
  Object.fromEntries(
    await Promise.all(manifests.map(async (manifest) => [manifest.id, await part(manifest)] as const)),
  )

/** All games at once, for programs that are not fetched over a network. */
export const games: { readonly [title: string]: DescribedGame & PlayedGame } = await ofEach(
  async (manifest) => {
    const game = await manifest.game()
    return { ...game, title: await game.whole() }
  },
)

/** How each title lies on the table. */
export const faces: { readonly [title: string]: TitleFace<CoreState> } = Object.fromEntries(
  Object.entries(games).map(([id, { face }]) => [id, face]),
)

export const readingTexts: { readonly [title: string]: ReadingTexts } = await ofEach((manifest) =>
  manifest.readingTexts(),
)

export const faultTexts: { readonly [title: string]: FaultTexts } = await ofEach((manifest) =>
  manifest.faultTexts(),
)

/** Takes over a game that another program exported. */
export interface Importer {
  /** The id of our title. */
  readonly game: string
  readonly read: ReadExport
}

/** Which games of 18xx.games can be taken over, by what that site calls them. */
export const importers: { readonly [siteTitle: string]: Importer } = Object.fromEntries(
  await Promise.all(
    manifests.flatMap(({ id, importer }) =>
      importer
        ? [(async () => [importer.siteTitle, { game: id, read: await importer.load() }] as const)()]
        : [],
    ),
  ),
)
