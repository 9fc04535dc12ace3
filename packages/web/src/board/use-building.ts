import { useMemo } from 'preact/hooks'
import type { Action, CoreState } from '@stellwerk/engine'
import type { Foresight, Step } from '@stellwerk/table'
import { foresee } from '@stellwerk/table'
import { useChoosing } from '../decision/choosing.js'
import { useDescribed } from '../table/description.js'
import { useTable } from '../table/table.js'
import type { Picks } from './picks.js'
import { pickedBy, picksIn } from './picks.js'
import type { Offer, Offers, SiteDraft } from './site-draft.js'
import { gauged, isSiteDraft, offerOf, offersIn, tapped, turned } from './site-draft.js'
import type { MapHands } from './use-map-hands.js'
import { useMapHands } from './use-map-hands.js'

/** What can be chosen and built on the map just now, and what has been begun there. */
export interface Building {
  readonly offers: Offers
  readonly picks: Picks
  /** The choice of a place that is marked. */
  readonly picked: Action | undefined
  readonly begun: SiteDraft | null
  /** The choice that the draft stands for, its hex, and what it leads to. */
  readonly offer: Offer | undefined
  readonly chosen: string | undefined
  readonly foresight: Foresight<CoreState> | undefined
  /** How taps and keys go on with it. */
  readonly hands: MapHands
}

const noOffers: Offers = new Map()
const noPicks: Picks = new Map()

/** What a step lets the players of this page do on the map. */
export function useBuilding(step: Step | null): Building {
  const { mayAct, draft } = useTable()
  const { map } = useDescribed().description
  const offers = useMemo(() => (mayAct ? offersIn(step) : noOffers), [mayAct, step])
  const picks = useMemo(() => (mayAct ? picksIn(step) : noPicks), [mayAct, step])
  const { chosen: picked, choose } = useChoosing()
  const begun = isSiteDraft(draft) ? draft : null
  const offer = useMemo(() => (begun ? offerOf(offers, begun) : undefined), [offers, begun])
  const hands = useMapHands({
    draft: draft as { readonly kind: string } | null,
    offers,
    picks,
    pick: (hex) => {
      const row = pickedBy(picks, hex, picked)
      if (row) choose(row.action)
    },
    action: offer?.row.action,
    tapped: (hex) => tapped(offers, begun, hex),
    turned: (by) => (begun ? turned(offers, begun, by) : null),
    gauged: () => (begun ? gauged(offers, begun, map.tiles) : null),
  })
  return {
    offers,
    picks,
    picked,
    begun,
    offer,
    chosen: offer && begun ? begun.hex : undefined,
    foresight: useForesight(offer),
    hands,
  }
}

/** What the drafted choice leads to; at once, since it is drawn on the board. */
function useForesight(offer: Offer | undefined): Foresight<CoreState> | undefined {
  const { session } = useTable()
  const { face, description } = useDescribed()
  return useMemo(() => {
    const { action } = offer?.row ?? {}
    return action && foresee(session.game.title, face, description.state, description, action, action.player)
  }, [session, face, description, offer])
}
