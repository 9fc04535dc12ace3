import type { CompanyRef, Effect, HexRef, Value } from '@stellwerk/table'

export const isReach = ({ what, label }: Effect): boolean => what === 'fact' && label?.key === 'fact.reach'

/** What becomes of the turn is no matter of the tile. */
export const isFlow = ({ what }: Effect): boolean => what === 'round' || what === 'priority'

/** What a rival earns by it, or a place is worth: facts in money that change for others. */
export const concernsOthers = ({ what, rank, from, to, of }: Effect): boolean =>
  rank === 2 &&
  ((what === 'fact' && from.kind === 'money' && to.kind === 'money') ||
    (what === 'value' && of.kind === 'hex'))

/** The places that the track of a company leads to by an action and did not before. */
export function newPlaces(effects: readonly Effect[], company: CompanyRef | null): readonly HexRef[] {
  const reach = effects.find(
    (effect) => isReach(effect) && effect.of.kind === 'company' && effect.of.ref === company,
  )
  if (!reach) return []
  const before = new Set(hexesIn(reach.from))
  return hexesIn(reach.to).filter((hex) => !before.has(hex))
}

const hexesIn = (value: Value): readonly HexRef[] =>
  value.kind === 'list' ? value.items.flatMap((item) => (item.kind === 'hex' ? [item.ref] : [])) : []
