import type { GameFile } from '@stellwerk/engine'
import { begin, toGameFile } from '@stellwerk/engine'
import { playRandomly } from '@stellwerk/engine/testing'
import { games } from '@stellwerk/titles'

/** How long a game to make larger than any that people play. */
export interface Swelling {
  readonly title: string
  readonly players: number
  readonly seed: number
  /** At most so many actions of a random game … */
  readonly actions: number
  /** … and then so many entries that take all of it back and bring it back again. */
  readonly travels: number
}

/** Almost as large as an upload may be. */
export const largest: Swelling = { title: '1854', players: 6, seed: 3, actions: 4500, travels: 200 }

/** The game file with the largest record for its length: each undo and redo changes almost everything. */
export function swollenFile({ title: id, players, seed, actions, travels }: Swelling): GameFile {
  const title = games[id]?.title
  if (!title) throw new Error(`there is no title ${id}`)
  const start = { players: Array.from({ length: players }, (_, i) => `seat-${i + 1}`), seed, options: {} }
  const begun = begin(title, start)
  if (!begun.ok) throw new Error(`no game: ${begun.refusal.rule}`)
  const { history } = playRandomly(title, begun.value, seed, actions)
  for (let i = 0; i < travels; i++) {
    const no = i % 2 === 0 ? history.undo(0) : history.redo(history.redoable)
    if (no) throw new Error(`refused: ${no.rule}`)
  }
  return toGameFile(history, start)
}
