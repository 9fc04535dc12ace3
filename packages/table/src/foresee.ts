import type { CoreState, OfferFrame, Outcome, PlayerId, Refusal, Playable } from '@stellwerk/engine'
import { apply, engineRules, top, view } from '@stellwerk/engine'
import type { Effect } from './effect.js'
import { effectsBetween, effectsOnMap } from './effects.js'
import type { TitleFace } from './face.js'
import type { BoardMap } from './map.js'
import { kept } from './memory.js'
import type { Table } from './table.js'

/** What a viewer can know of a choice before it is made. */
export type Foresight<S> =
  | {
      readonly kind: 'effects'
      readonly effects: readonly Effect[]
      readonly state: S
      /** The table after the choice. */
      readonly after: Before
      /** It is an offer: these are the effects if this player accepts. */
      readonly partner?: PlayerId | undefined
    }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** The result depends on random draws. */
  | { readonly kind: 'chance' }

/** The table before a choice. */
export interface Before {
  readonly table: Table
  readonly map: BoardMap
}

/** The effects of an action: the difference of the tables before and after. `state` is the viewer's own view. */
export function foresee<S extends CoreState>(
  title: Playable<S>,
  face: TitleFace<S>,
  state: S,
  before: Before,
  action: unknown,
  viewer: PlayerId | null,
): Foresight<S> {
  const { outcome, partner } = settled(title, state, action)
  if (!outcome.ok)
    return outcome.refusal.rule === engineRules.chance
      ? { kind: 'chance' }
      : { kind: 'refused', refusal: outcome.refusal }
  const after = view(title, outcome.state, viewer)
  const table = kept(before.table, face.table(after, viewer))
  const map = kept(before.map, face.map(after, viewer))
  const effects = [...effectsBetween(before.table, table, viewer), ...effectsOnMap(before.map, map)]
  return { kind: 'effects', effects, state: after, after: { table, map }, partner }
}

/** The action carried out; an offer is taken as accepted. */
function settled<S extends CoreState>(
  title: Playable<S>,
  state: S,
  action: unknown,
): { readonly outcome: Outcome<S>; readonly partner?: PlayerId } {
  const outcome = apply(title, state, action)
  const offer = outcome.ok ? (top(outcome.state) as OfferFrame | undefined) : undefined
  if (!outcome.ok || offer?.kind !== 'offer' || top(state)?.kind === 'offer') return { outcome }
  const answered = apply(title, outcome.state, { type: 'accept', player: offer.to })
  return { outcome: answered.ok ? answered : outcome, partner: offer.to }
}
