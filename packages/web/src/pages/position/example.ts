import type { Described, PositionForm } from '@stellwerk/table'
import type { Game } from '@stellwerk/titles'

/** A late position, where a company runs its trains. */
export const exampleOf = ({ title }: Pick<Game, 'title'>, { empty, example }: PositionForm): Described => ({
  ...(title.randomPlay.late({ players: empty.players ?? [], seed: 1, options: {} }) as object),
  ...example,
})
