import type { BoardFace } from './face.js'

/** Each title's face is a part of the site of its own, loaded when a game of it is opened. */
export const faces: { readonly [title: string]: () => Promise<BoardFace> } = {
  '1873': async () => (await import('./1873/face.js')).face as unknown as BoardFace,
}

/** The titles that the pages offer: those with a board to play on, 1873 first. */
export const offered: readonly string[] = Object.keys(faces).toSorted((a, b) => Number(b) - Number(a))
