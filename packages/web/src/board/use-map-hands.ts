import { useCallback, useMemo, useRef } from 'preact/hooks'
import type { Action } from '@stellwerk/engine'
import { useTable } from '../table/table.js'
import type { TapRef } from './run-layer.js'
import type { Picks } from './picks.js'
import type { Offers } from './site-draft.js'
import type { DraftKeys } from './use-keys.js'

type Draft = { readonly kind: string } | null

/** What can be done on the map just now. */
interface Doing {
  readonly draft: Draft
  readonly offers: Offers
  readonly picks: Picks
  /** Chooses a place. */
  pick(hex: string): void
  /** The action that the draft stands for, once it is complete. */
  readonly action: Action | undefined
  /** The draft after a tap on a hex; the same one if the tap means nothing for it. */
  tapped(hex: string): Draft
  /** The draft turned to its next legal rotation, or to the one before; the same one if there is nothing to turn. */
  turned(step: 1 | -1): Draft
  /** The draft in the next gauge; the same one where there is one only. */
  gauged(): Draft
}

export interface MapHands {
  /** Where the layer of the runs leaves what it makes of a tap while they are planned. */
  readonly runTap: TapRef
  readonly keys: DraftKeys
  confirm(): void
  takesTaps(hex: string): boolean
  /** Tells whether the tap meant something. */
  onTap(hex: string): boolean
}

/** How taps and keys build and run on the map. */
export function useMapHands(doing: Doing): MapHands {
  const { draft, offers, picks, pick, action, tapped, turned, gauged } = doing
  const { act, setDraft } = useTable()
  const runTap: TapRef = useRef(null)
  const takesTaps = useCallback(
    (hex: string) => offers.has(hex) || picks.has(hex) || runTap.current !== null,
    [offers, picks],
  )
  const change = (next: Draft): boolean => {
    if (next !== draft) setDraft(next)
    return next !== null && next !== draft
  }
  const confirm = (): void => {
    if (action) void act(action)
  }
  const keys = useMemo(
    () => ({
      turn: (step: 1 | -1) => change(turned(step)),
      gauge: () => change(gauged()),
      confirm,
      cancel: () => setDraft(null),
    }),
    [draft, offers, action],
  )
  const onTap = (hex: string): boolean => {
    if (picks.has(hex)) pick(hex)
    else return draft?.kind === 'run' ? (runTap.current?.(hex) ?? false) : change(tapped(hex))
    return true
  }
  return { runTap, keys, confirm, takesTaps, onTap }
}
