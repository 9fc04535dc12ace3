import type { HexId } from '@stellwerk/1873'
import type { Action } from '@stellwerk/engine'
import type { Draft } from '../draft.js'
import type { Lays } from './lays.js'
import { begun, layOf, turned } from './lays.js'
import type { Site } from './sites.js'
import { draftOf, isChosen } from './sites.js'

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
  const site = sites.find(({ action }) => action.hex === hex)
  return site ? draftOf(site) : null
}

/** The action that a draft of a tile or a station stands for, once it is complete. */
export function actionOf({ lays, sites, draft }: Offer): Action | undefined {
  if (draft?.kind === 'tile') return layOf(lays, draft)
  if (draft?.kind === 'station') return sites.find((site) => isChosen(site, draft))?.action
  return undefined
}
