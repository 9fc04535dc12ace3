import { loadWords } from 'virtual:languages'
import type { PlayedGame } from '@stellwerk/titles'
import { loadGame } from './games.js'

/** A title for a page: its rules and texts, with what it says in the reader's language. */
export async function openGame(title: string): Promise<PlayedGame | undefined> {
  const [game] = await Promise.all([loadGame(title), loadWords(title)])
  return game
}
