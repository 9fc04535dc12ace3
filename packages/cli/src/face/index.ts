import type { CoreState } from '@stellwerk/engine'
import { games } from '@stellwerk/titles'
import { described } from './described.js'
import type { Face } from './face.js'

/** How each title looks in a terminal, drawn from its description. */
export const faces: { readonly [title: string]: Face<CoreState> } = Object.fromEntries(
  Object.entries(games).map(([id, game]) => [id, described(game)]),
)
