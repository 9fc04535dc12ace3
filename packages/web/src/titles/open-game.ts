import { loadWords } from 'virtual:languages'
import type { PlayedGame } from '@stellwerk/titles'
import { complete } from './complete.js'
import { loadGame } from './games.js'

/** A title for a board on which nothing has happened yet; `complete` must come before the first action. */
export async function openNewGame(title: string): Promise<PlayedGame | undefined> {
  const [game] = await Promise.all([loadGame(title), loadWords(title)])
  return game
}

/** A title with all its rules, and what it says in the reader's language. */
export async function openGame(title: string): Promise<PlayedGame | undefined> {
  const game = await openNewGame(title)
  await complete(title)
  return game
}
