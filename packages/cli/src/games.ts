import type { CoreState, Title } from '@stellwerk/engine'
import type { TitleTexts } from '@stellwerk/texts'
import { manifestOf, titleIds } from '@stellwerk/titles'
import { wrong } from './errors.js'
import type { Whereabouts } from './errors.js'
import { described } from './face/described.js'
import type { Face } from './face/face.js'

/** A title with everything that is needed to play it in a terminal. */
export interface Game {
  readonly id: string
  readonly title: Title
  readonly texts: TitleTexts
  readonly face: Face<CoreState>
}

export const gameIds = (): readonly string[] => titleIds

const loaded = new Map<string, Promise<Game>>()

/** A title is loaded when it is first asked for: most commands need one of them. */
export async function findGame(id: string): Promise<Game | undefined> {
  const manifest = manifestOf(id)
  if (!manifest) return undefined
  const load = async (): Promise<Game> => {
    const { texts, face, whole } = await manifest.game()
    const title = await whole()
    return { id, title, texts, face: described({ title, texts, face }) }
  }
  const game = loaded.get(id) ?? load()
  loaded.set(id, game)
  return game
}

export async function gameOf(id: string, place: Whereabouts): Promise<Game> {
  const game = await findGame(id)
  if (!game) throw wrong('title.unknown', { title: id, titles: gameIds().join(', ') }, place)
  return game
}
