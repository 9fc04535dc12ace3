import type { CoreState } from '@stellwerk/engine'
import type { Fact, Table } from '@stellwerk/table'
import type { TableWords } from '@stellwerk/texts'
import { tableWords } from '@stellwerk/texts'
import type { DescribedGame } from '@stellwerk/titles'
import type { Column } from '../table.js'
import type { Look } from './face.js'

/** A table that somebody looks at, and how to speak about it. */
export interface Sight {
  readonly table: Table
  readonly words: TableWords
  readonly look: Look
}

/** The table of a state that was viewed already: what is hidden from its viewer is hidden in it. */
export function sightOf<S extends CoreState>({ face, texts }: DescribedGame<S>, state: S, look: Look): Sight {
  const table = face.table(state, null)
  return { table, words: tableWords({ language: look.language, texts, table }), look }
}

/** The facts of some bearers that belong into an overview, as columns; one that says nothing of anybody is left out. */
export function columnsOf(bearers: readonly { readonly facts: readonly Fact[] }[]): readonly Fact[] {
  const all = bearers.flatMap(({ facts }) => facts.filter(({ show }) => show === 'overview'))
  return [...new Set(all.map(({ id }) => id))].flatMap(
    (column) => all.find(({ id, value }) => id === column && value.kind !== 'none') ?? [],
  )
}

/** How a column of facts is set: numbers to the right, the rest gives way where there is no room. */
export const columnFor = ({ label, value }: Fact, { words }: Pick<Sight, 'words'>): Column => ({
  heading: words.say(label),
  ...(['money', 'count', 'percent'].includes(value.kind) ? { align: 'right' } : { flexible: true }),
})

/** A bearer's value in a column. */
export function cellIn(
  { facts }: { readonly facts: readonly Fact[] },
  column: Fact,
  { words }: Pick<Sight, 'words'>,
): string {
  const fact = facts.find(({ id }) => id === column.id)
  return fact ? words.cell(fact.value) : ''
}
