import type { RefusedRow, Section } from '@stellwerk/table'

/** Something that is not possible, and where it would stand. */
export interface Denied {
  readonly section: Section
  readonly row: RefusedRow
}

/** One of each kind, thing and reason: variants that are refused alike are one. */
export function refusedIn(sections: readonly Section[]): readonly Denied[] {
  const seen = new Map<string, Denied>()
  for (const section of sections)
    for (const row of 'refused' in section ? section.refused : []) {
      const key = JSON.stringify([row.action.type, row.subject, row.refusal.rule])
      if (!seen.has(key)) seen.set(key, { section, row })
    }
  return [...seen.values()]
}
