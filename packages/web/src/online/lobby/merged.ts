import type { Table } from '@stellwerk/protocol'

type Listed = Pick<Table, 'id' | 'changed'>

/** Whether a table comes after another one in the list: those that changed last come first. */
const isAfter = (one: Listed, other: Listed): boolean =>
  one.changed < other.changed || (one.changed === other.changed && one.id < other.id)

/**
 * What is known of a list after one more page of it: the page behind `last`, or the list from its beginning again, which
 * leaves what is known beyond that page as it is. A table that has moved meanwhile is there once.
 */
export function merged<T extends Listed>(
  known: readonly T[],
  page: { readonly tables: readonly T[]; readonly more: boolean },
  last: Listed | undefined,
): readonly T[] {
  const isNew = new Set(page.tables.map(({ id }) => id))
  const others = known.filter(({ id }) => !isNew.has(id))
  if (last) return [...others.filter((table) => !isAfter(table, last)), ...page.tables]
  const end = page.tables.at(-1)
  return page.more && end ? [...page.tables, ...others.filter((table) => isAfter(table, end))] : page.tables
}
