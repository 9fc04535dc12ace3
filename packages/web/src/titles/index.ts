import type { BoardFace } from './face.js'

/** Each title's face is a part of the site of its own, loaded when a game of it is opened. */
export const faces: { readonly [title: string]: () => Promise<BoardFace> } = {
  '1873': async () => (await import('./1873/face.js')).face as unknown as BoardFace,
}
