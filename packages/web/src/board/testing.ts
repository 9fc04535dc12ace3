import type { CoreState } from '@stellwerk/engine'
import { begin, legal, view } from '@stellwerk/engine'
import { randomHistory } from '@stellwerk/engine/testing'
import type { BoardMap, Table } from '@stellwerk/table'
import type { TableWords } from '@stellwerk/texts'
import type { Language } from '@stellwerk/texts'
import { tableWords } from '@stellwerk/texts'
import { faces, games, titleIds } from '@stellwerk/titles'

export { titleIds }

/** A position of a title as its description has it. */
export interface Seen {
  readonly id: string
  readonly state: CoreState
  readonly map: BoardMap
  readonly table: Table
}

export function seen(id: string, state: CoreState): Seen {
  const face = faces[id]
  if (!face) throw new Error(`no face of ${id}`)
  return { id, state, map: face.map(state, null), table: face.table(state, null) }
}

/** A position by its description. */
export function positionOf(id: string, position: unknown): CoreState {
  const made = games[id]?.title.position(position)
  if (!made?.ok) throw new Error(JSON.stringify(made?.refusal))
  return made.value
}

export function wordsOf({ id, table }: Seen, language: Language = 'en'): TableWords {
  const game = games[id]
  if (!game) throw new Error(id)
  return tableWords({ language, texts: game.texts, table })
}

const played = new Map<string, readonly CoreState[]>()

/** In random games of 1873 railways seldom build. */
const seedsOf = (id: string): readonly number[] => (id === '1873' ? [3, 4, 6, 8, 10, 12] : [3, 4])

/** The states of random games; those with even seeds begin late. */
export function statesOf(id: string): readonly CoreState[] {
  const known = played.get(id)
  if (known) return known
  const { title } = games[id] as (typeof games)[string]
  const found = seedsOf(id).flatMap((seed) => {
    const setup = { players: ['Anna', 'Ben', 'Cem'], seed, options: {} }
    const begun = begin(title, seed % 2 === 1 ? setup : { ...setup, position: title.randomPlay.late(setup) })
    if (!begun.ok) throw new Error(begun.refusal.rule)
    const history = randomHistory(title, begun.value, seed, 700)
    return Array.from({ length: history.length + 1 }, (_, at) => history.at(at).state)
  })
  played.set(id, found)
  return found
}

/** Some positions spread over these games, as a spectator sees them. */
export const positions = (id: string, every: number): readonly Seen[] =>
  statesOf(id)
    .filter((_, at) => at % every === 0)
    .map((state) => seen(id, view((games[id] as (typeof games)[string]).title, state, null)))

/** The step of a state, as whoever decides sees it. */
export function stepIn(id: string, state: CoreState) {
  const { title } = games[id] as (typeof games)[string]
  const player = legal(title, state).choices[0]?.action.player
  if (player === undefined) return undefined
  const own = view(title, state, player)
  const face = faces[id] as (typeof faces)[string]
  return { title, face, player, state: own, step: face.step(own, legal(title, own), player) }
}
