import type { CompanyId, HexId, State } from '@stellwerk/1854'
import { austriaFace } from '@stellwerk/1854'
import type { Action, Decision } from '@stellwerk/engine'
import { top } from '@stellwerk/engine'
import type { RouteHands } from '../../../board/route-hands.js'
import { handsOn } from '../../../decision/runs/hands.js'
import type { Draft, RunDraft } from '../draft.js'
import type { Lays } from './lays.js'
import { begun, isLayDraft, layOf, layingOf, turned } from './lays.js'
import type { Site } from './sites.js'
import { draftOf, isChosen } from './sites.js'

const editor = austriaFace.runs.editor as NonNullable<typeof austriaFace.runs.editor>

/** What the map offers just now. */
export interface Offer {
  readonly decision: Decision | null
  readonly lays: Lays
  readonly sites: readonly Site[]
  readonly draft: Draft
}

/** The draft after a tap on a hex; the same one if the tap means nothing for it. */
export function tapped({ lays, sites, draft }: Offer, hex: HexId): Draft {
  if (isLayDraft(draft) && draft.hex === hex && layingOf(draft).id !== undefined) return turned(lays, draft)
  if (lays.has(hex)) return begun(lays, hex)
  const site = sites.find(({ action }) => action.hex === hex)
  return site ? draftOf(site) : null
}

/** The runs under work as taps on the map change them; each calls where that pays most. */
export function handsOnRuns(state: State, draft: RunDraft): RouteHands<RunDraft> {
  const company = top(state)?.['company'] as CompanyId
  return handsOn(draft, (train) => editor.ways(state, company, train))
}

/** The action that a draft stands for, once it is complete. */
export function actionOf({ decision, sites, draft }: Offer): Action | undefined {
  if (isLayDraft(draft)) return layOf(decision, draft)
  if (draft?.kind === 'station') return sites.find((site) => isChosen(site, draft))?.action
  return undefined
}
