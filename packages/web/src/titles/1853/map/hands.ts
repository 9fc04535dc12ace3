import type { CompanyId, HexId, State } from '@stellwerk/1853'
import type { Action } from '@stellwerk/engine'
import { top } from '@stellwerk/engine'
import { extendRoute } from '../../../board/route-edit.js'
import { withRoute } from '../../../decision/runs/plan.js'
import type { Draft } from '../draft.js'
import { waysOf } from '../routes.js'
import type { Lays } from './lays.js'
import { begun, layOf, turned } from './lays.js'
import type { Site } from './sites.js'
import { draftOf, isChosen } from './sites.js'

/** What the map offers just now. */
export interface Offer {
  readonly state: State
  readonly lays: Lays
  readonly sites: readonly Site[]
  readonly draft: Draft
}

/** The draft after a tap on a hex; the same one if the tap means nothing for it. */
export function tapped({ state, lays, sites, draft }: Offer, hex: HexId): Draft {
  if (draft?.kind === 'run') {
    if (!draft.begun) return draft
    const { train, route } = draft.begun
    const ways = waysOf(state, top(state)?.['company'] as CompanyId, train)
    return withRoute(draft, extendRoute(ways, route, hex))
  }
  if (draft?.kind === 'tile' && draft.hex === hex && draft.tile !== undefined) return turned(lays, draft)
  if (lays.has(hex)) return begun(lays, hex)
  const here = sites.filter(({ action }) => action.hex === hex)
  // a second tap goes on to the next station of the same city
  const now = here.findIndex((site) => draft?.kind === 'station' && isChosen(site, draft))
  const site = here[(now + 1) % Math.max(1, here.length)]
  return site ? draftOf(site) : null
}

/** The action that a draft stands for, once it is complete. */
export function actionOf({ lays, sites, draft }: Offer): Action | undefined {
  if (draft?.kind === 'tile') return layOf(lays, draft)
  if (draft?.kind === 'station') return sites.find((site) => isChosen(site, draft))?.action
  return undefined
}
