import { manifestOf } from '@stellwerk/titles'
import type { BoardFace } from './face.js'

/** What is made by hand for a title is a part of the site of its own, loaded when a game of it is opened. */
const faces = import.meta.glob<BoardFace>('./*/face.ts', { import: 'face' })

/** How a title looks; undefined if there is no such title. */
export const faceOf = async (title: string): Promise<BoardFace | undefined> =>
  faces[`./${title}/face.ts`]?.() ?? described(title)

/** A title of which nothing is made by hand is drawn from its description alone. */
async function described(title: string): Promise<BoardFace | undefined> {
  const [game, { panelsOf }] = await Promise.all([manifestOf(title)?.game(), import('../panels/index.js')])
  return game && { id: title, described: game.face, slots: {}, panels: panelsOf(game.texts) }
}
