import type { Action, CoreState, Playable } from '@stellwerk/engine'
import { apply } from '@stellwerk/engine'
import type { Row, Section, Site } from '@stellwerk/table'

export const rowsOf = ({ ways }: Site): readonly Row[] => ways.flatMap(({ turns }) => turns)

/** The hexes of a section, by their coordinates. */
export const sortedSites = ({ sites }: Extract<Section, { kind: 'sites' }>): readonly Site[] =>
  sites.toSorted((a, b) => a.hex.localeCompare(b.hex, 'en', { numeric: true }))

/**
 * The only lay on each of several hexes, if they can be done one after the other: the route of a concession that is
 * already paid.
 */
export function inOneGo<S extends CoreState>(
  title: Playable<S>,
  state: S,
  sites: readonly Site[],
): readonly Action[] {
  const rows = sites.map(rowsOf)
  if (sites.length < 2 || rows.some((one) => one.length !== 1)) return []
  const actions = rows.flatMap((one) => one.map(({ action }) => action))
  let now = state
  for (const action of actions) {
    const outcome = apply(title, now, action)
    if (!outcome.ok) return []
    now = outcome.state
  }
  return actions
}
