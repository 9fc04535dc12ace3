import type { CoreState } from '@stellwerk/engine'
import { faces as descriptions, games } from '@stellwerk/titles'
import { described } from '../face/described.js'
import { face as austria } from './1854/face.js'
import type { Face } from './face.js'

/** Titles that are described are drawn from their description. */
export const faces: { readonly [title: string]: Face<CoreState> } = {
  '1854': austria as Face<CoreState>,
  ...Object.fromEntries(
    Object.entries(descriptions).flatMap(([id, face]) => {
      const game = games[id]
      return game ? [[id, described({ ...game, face })]] : []
    }),
  ),
}
