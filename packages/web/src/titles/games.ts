import type { CoreState } from '@stellwerk/engine'
import type { TitleFace } from '@stellwerk/table'
import type { Game } from '@stellwerk/titles'

/** The rules and texts of each title are a part of the site of their own: nobody fetches those of another title. */
const parts: { readonly [title: string]: () => Promise<{ readonly game: Game }> } = {
  '1853': () => import('./1853/game.js'),
  '1854': () => import('./1854/game.js'),
  '1873': () => import('./1873/game.js'),
}

/** The titles whose rules can be loaded. */
export const known: readonly string[] = Object.keys(parts)

/** The rules and texts of a title; undefined if there is no such title. */
export async function loadGame(title: string): Promise<Game | undefined> {
  const part = Object.hasOwn(parts, title) ? parts[title] : undefined
  return part && (await part()).game
}

const described: { readonly [title: string]: () => Promise<unknown> } = {
  '1853': async () => (await import('@stellwerk/1853')).indiaFace,
  '1854': async () => (await import('@stellwerk/1854')).austriaFace,
  '1873': async () => (await import('@stellwerk/1873')).harzbahnFace,
}

/** How a title lies on the table, without anything that draws it: for workers. */
export const loadDescribed = async (title: string): Promise<TitleFace<CoreState> | undefined> =>
  Object.hasOwn(described, title) ? ((await described[title]?.()) as TitleFace<CoreState>) : undefined
