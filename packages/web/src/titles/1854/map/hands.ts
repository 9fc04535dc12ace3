import type { CompanyId, HexId, State } from '@stellwerk/1854'
import type { Action, Decision } from '@stellwerk/engine'
import { top } from '@stellwerk/engine'
import { extendRoute } from '../../../board/route-edit.js'
import { withRoute } from '../../../decision/runs/plan.js'
import type { Draft } from '../draft.js'
import { waysOf } from '../routes.js'
import type { Lays } from './lays.js'
import { begun, isLayDraft, layOf, layingOf, turned } from './lays.js'
import type { Site } from './sites.js'
import { draftOf, isChosen } from './sites.js'

/** What the map offers just now. */
export interface Offer {
  readonly state: State
  readonly decision: Decision | null
  readonly lays: Lays
  readonly sites: readonly Site[]
  readonly draft: Draft
}

/** The draft after a tap on a hex; the same one if the tap means nothing for it. */
export function tapped({ state, lays, sites, draft }: Offer, hex: HexId): Draft {
  if (draft?.kind === 'run') {
    if (!draft.begun) return draft
    const ways = waysOf(state, top(state)?.['company'] as CompanyId)
    return withRoute(draft, extendRoute(ways, draft.begun.route, hex))
  }
  if (isLayDraft(draft) && draft.hex === hex && layingOf(draft).id !== undefined) return turned(lays, draft)
  if (lays.has(hex)) return begun(lays, hex)
  const site = sites.find(({ action }) => action.hex === hex)
  return site ? draftOf(site) : null
}

/** The action that a draft stands for, once it is complete. */
export function actionOf({ decision, sites, draft }: Offer): Action | undefined {
  if (isLayDraft(draft)) return layOf(decision, draft)
  if (draft?.kind === 'station') return sites.find((site) => isChosen(site, draft))?.action
  return undefined
}
