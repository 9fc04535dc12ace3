import type { RefObject } from 'preact'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { useFocus } from '../table/focus.js'
import { isWriting } from '../ui/typing.js'
import type { Placement, Point } from './geometry.js'
import { Rim } from './ground.js'
import { shift } from './geometry.js'
import { nextStops } from './route-edit.js'
import type { RouteHands } from './route-hands.js'
import { tappedRoutes } from './route-hands.js'
import type { Ribbon } from './run-ribbons.js'
import { RunRibbons } from './run-ribbons.js'

/** Where a layer of the map leaves what it makes of a tap on a hex; it tells whether that meant something. */
export type TapRef = RefObject<((hex: string) => boolean) | null>

interface RunLayerProps<D> {
  readonly at: Placement
  readonly ribbons: readonly Ribbon[]
  /** The line of a new route. */
  readonly begun: readonly Point[]
  /** A plan under work; absent where runs are only looked at. */
  readonly hands: RouteHands<D> | undefined
  readonly tap: TapRef
  onDraft(draft: D): void
}

/** The routes of a plan on the map, to be taken up there, cut and led on. */
export function RunLayer<D>({ at, ribbons, begun, hands, tap, onDraft }: RunLayerProps<D>) {
  const focus = useFocus()
  const pointed = useRef<string | undefined>(undefined)
  if (focus?.kind === 'route') pointed.current = focus.id
  const open = hands?.open
  const stops = useMemo(() => (open ? nextStops(open.ways, open.route) : []), [open])

  // at once, not after painting: the next tap or key may come before that
  useLayoutEffect(() => {
    if (!hands) return undefined
    tap.current = (hex) => {
      const next = tappedRoutes(hands, hex, pointed.current)
      if (next !== undefined) onDraft(next)
      return next !== undefined
    }
    const listener = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || isWriting(event.target)) return
      onDraft(hands.putDown())
      event.preventDefault()
      event.stopPropagation()
    }
    // before the page's own shortcuts, by which the whole plan is given up
    if (open) addEventListener('keydown', listener, { capture: true })
    return () => {
      tap.current = null
      removeEventListener('keydown', listener, { capture: true })
    }
  }, [hands, onDraft])

  return (
    <>
      {stops.map((hex) => (
        <g key={hex} transform={shift(at(hex))} aria-hidden="true">
          <Rim kind="glow" />
        </g>
      ))}
      <RunRibbons
        ribbons={ribbons}
        begun={begun}
        taken={open && (open.id ?? null)}
        onTake={hands && !open ? (id) => onDraft(hands.take(id)) : undefined}
      />
    </>
  )
}
