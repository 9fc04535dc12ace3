import type { PlayedGame } from '@stellwerk/titles'
import { manifestOf } from '@stellwerk/titles'

/** The rules and words of a title, which are a part of the site of their own; undefined if there is no such title. */
export const loadGame = async (title: string): Promise<PlayedGame | undefined> => manifestOf(title)?.game()
