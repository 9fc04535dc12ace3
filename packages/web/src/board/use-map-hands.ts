import { useCallback, useMemo, useRef } from 'preact/hooks'
import type { Action } from '@stellwerk/engine'
import { useTable } from '../table/table.js'
import type { Lays } from './lays.js'
import type { TapRef } from './run-layer.js'
import type { DraftKeys } from './use-keys.js'

/** What can be done on the map just now. `D` is the title's draft. */
interface Doing<D> {
  readonly draft: D
  readonly lays: Lays
  /** The action that the draft stands for, once it is complete. */
  readonly action: Action | undefined
  /** The draft after a tap on a hex; the same one if the tap means nothing for it. */
  tapped(hex: string): D
  /** The draft turned to its next legal rotation, or to the one before; the same one if there is nothing to turn. */
  turned(step: 1 | -1): D
}

interface MapHands {
  /** Where the layer of the runs leaves what it makes of a tap while they are planned. */
  readonly runTap: TapRef
  readonly keys: DraftKeys
  confirm(): void
  takesTaps(hex: string): boolean
  /** Tells whether the tap meant something. */
  onTap(hex: string): boolean
}

/** How taps and keys build and run on the map. */
export function useMapHands<D extends { readonly kind: string } | null>(doing: Doing<D>): MapHands {
  const { draft, lays, action, tapped, turned } = doing
  const { act, setDraft } = useTable()
  const runTap: TapRef = useRef(null)
  const takesTaps = useCallback((hex: string) => lays.has(hex) || runTap.current !== null, [lays])
  const change = (next: D): boolean => {
    if (next !== draft) setDraft(next)
    return next !== null && next !== draft
  }
  const confirm = (): void => {
    if (action) void act(action)
  }
  const keys = useMemo(
    () => ({ turn: (step: 1 | -1) => change(turned(step)), confirm, cancel: () => setDraft(null) }),
    [draft, lays, action],
  )
  const onTap = (hex: string): boolean =>
    draft?.kind === 'run' ? (runTap.current?.(hex) ?? false) : change(tapped(hex))
  return { runTap, keys, confirm, takesTaps, onTap }
}
