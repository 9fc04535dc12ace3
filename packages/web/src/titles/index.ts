import type { BoardFace } from './face.js'

/** Each title's face is a part of the site of its own, loaded when a game of it is opened. */
const faces: { readonly [title: string]: () => Promise<BoardFace> } = {
  '1853': async () => (await import('./1853/face.js')).face as unknown as BoardFace,
  '1854': async () => (await import('./1854/face.js')).face as unknown as BoardFace,
  '1873': async () => (await import('./1873/face.js')).face as unknown as BoardFace,
}

/** How a title looks; undefined if it has no board here. */
export const faceOf = async (title: string): Promise<BoardFace | undefined> =>
  Object.hasOwn(faces, title) ? faces[title]?.() : undefined

/** The titles that the pages offer: those with a board to play on, 1873 first. */
export const offered: readonly string[] = Object.keys(faces).toSorted((a, b) => Number(b) - Number(a))
