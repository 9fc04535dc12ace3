import { loadWords } from 'virtual:languages'
import type { PlayedGame } from '@stellwerk/titles'
import { loadGame } from './games.js'
import { fetchLaterWords } from './later-words.js'

/** A title for a board on which nothing has happened yet: its rules and texts, with what it says in the reader's language. */
export async function openNewGame(title: string): Promise<PlayedGame | undefined> {
  const [game] = await Promise.all([loadGame(title), loadWords(title)])
  return game
}

/** A title with all that it says. */
export async function openGame(title: string): Promise<PlayedGame | undefined> {
  const [game] = await Promise.all([openNewGame(title), fetchLaterWords(title)])
  return game
}
