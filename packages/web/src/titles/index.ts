import { titleIds } from '@stellwerk/titles'
import type { BoardFace } from './face.js'

/** Each title's face is a part of the site of its own, loaded when a game of it is opened. */
const faces = import.meta.glob<BoardFace>('./*/face.ts', { import: 'face' })

const fetchOf = (title: string) => faces[`./${title}/face.ts`]

/** How a title looks; undefined if it has no board here. */
export const faceOf = async (title: string): Promise<BoardFace | undefined> => fetchOf(title)?.()

/** The titles that the pages offer: those with a board to play on. */
export const offered: readonly string[] = titleIds.filter((title) => fetchOf(title))
