import type { CompanyId, HexId, State } from '@stellwerk/1853'
import { indiaFace } from '@stellwerk/1853'
import type { Action } from '@stellwerk/engine'
import { top } from '@stellwerk/engine'
import type { RouteHands } from '../../../board/route-hands.js'
import { handsOn } from '../../../decision/runs/hands.js'
import type { Draft, RunDraft } from '../draft.js'
import type { Lays } from './lays.js'
import { begun, layOf, turned } from './lays.js'
import type { Site } from './sites.js'
import { draftOf, isChosen } from './sites.js'

const editor = indiaFace.runs.editor as NonNullable<typeof indiaFace.runs.editor>

/** What the map offers just now. */
export interface Offer {
  readonly lays: Lays
  readonly sites: readonly Site[]
  readonly draft: Draft
}

/** The draft after a tap on a hex; the same one if the tap means nothing for it. */
export function tapped({ lays, sites, draft }: Offer, hex: HexId): Draft {
  if (draft?.kind === 'tile' && draft.hex === hex && draft.tile !== undefined) return turned(lays, draft)
  if (lays.has(hex)) return begun(lays, hex)
  const here = sites.filter(({ action }) => action.hex === hex)
  // a second tap goes on to the next station of the same city
  const now = here.findIndex((site) => draft?.kind === 'station' && isChosen(site, draft))
  const site = here[(now + 1) % Math.max(1, here.length)]
  return site ? draftOf(site) : null
}

/** The runs under work as taps on the map change them. */
export const handsOnRuns = (state: State, draft: RunDraft): RouteHands<RunDraft> =>
  handsOn(draft, (train) => editor.ways(state, top(state)?.['company'] as CompanyId, train))

/** The action that a draft stands for, once it is complete. */
export function actionOf({ lays, sites, draft }: Offer): Action | undefined {
  if (draft?.kind === 'tile') return layOf(lays, draft)
  if (draft?.kind === 'station') return sites.find((site) => isChosen(site, draft))?.action
  return undefined
}
