import type { CoreState } from '@stellwerk/engine'
import type { TitleFace } from '@stellwerk/table'
import type { Game } from '@stellwerk/titles'

interface Part {
  readonly game: Game
  readonly described: TitleFace<CoreState>
}

/** The rules and texts of each title are a part of the site of their own: nobody fetches those of another title. */
const parts: { readonly [title: string]: () => Promise<Part> } = {
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

/** How a title lies on the table, without anything that draws it: for workers. */
export async function loadDescribed(title: string): Promise<TitleFace<CoreState> | undefined> {
  const part = Object.hasOwn(parts, title) ? parts[title] : undefined
  return part && (await part()).described
}
