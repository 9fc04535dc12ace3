import type { CoreState, Title } from '@stellwerk/engine'
import type { TitleTexts } from '@stellwerk/texts'
import { games, titleIds } from '@stellwerk/titles'
import { wrong } from './errors.js'
import type { Place } from './errors.js'
import type { Face } from './face/face.js'
import { faces } from './face/index.js'

/** A title with everything that is needed to play it in a terminal. */
export interface Game {
  readonly id: string
  readonly title: Title
  readonly texts: TitleTexts
  readonly face: Face<CoreState> | undefined
}

export const gameIds = (): readonly string[] => titleIds

export function findGame(id: string): Game | undefined {
  const game = Object.hasOwn(games, id) ? games[id] : undefined
  if (!game) return undefined
  return { id, ...game, face: Object.hasOwn(faces, id) ? faces[id] : undefined }
}

export function gameOf(id: string, place: Place): Game {
  const game = findGame(id)
  if (!game) throw wrong('title.unknown', { title: id, titles: gameIds().join(', ') }, place)
  return game
}
