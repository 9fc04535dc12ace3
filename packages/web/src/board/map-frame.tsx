import type { ComponentChildren } from 'preact'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { useSay } from '../language/language.js'
import { useSettings } from '../settings/index.js'
import { useSetFocus } from '../table/focus.js'
import { Controls } from './controls.js'
import { heightOfControls, isNarrow, roomForCard } from './room.js'
import { hexTowards, outer } from './geometry.js'
import type { Paper } from './paper.js'
import type { SheetChoice } from './sheet-switch.js'
import { SheetSwitch } from './sheet-switch.js'
import { boardTexts } from './texts.js'
import { useGestures } from './use-gestures.js'
import type { DraftKeys } from './use-keys.js'
import { arrowOf, useDraftKeys, zoomKeys } from './use-keys.js'
import { usePointed } from './use-pointed.js'
import type { View } from './use-view.js'
import { useView } from './use-view.js'
import type { Extent } from './viewpoint.js'
import './map.css'
import './furniture.css'
import './marks.css'
import './overlay.css'

/** The scale at which one can see how a tile is turned. */
const nearEnough = 0.7

/** How the board is looked at just now. */
export interface Looking {
  readonly view: View
  /** The hex whose card is shown. */
  readonly card: string | undefined
  /** Whether something is done on the board by taps just now, so that none of its hexes must be covered. */
  readonly isWorked: boolean
  /** Whether the last choice came by the keyboard, which then wants to go on from there. */
  readonly byKeyboard: boolean
}

interface MapFrameProps {
  readonly paper: Paper
  readonly label: string
  /** The hexes one can move to by the keyboard. */
  readonly hexes: readonly string[]
  /** Where the keyboard enters the map first. */
  readonly firstEntry: string
  /** The hex of what has been begun there. */
  readonly chosen: string | undefined
  readonly keys: DraftKeys
  /** Where a second tap means something, so that it does not zoom. */
  takesTaps(hex: string): boolean
  /** A tap on a hex; tells whether it began or went on with something, so that no card is to be shown. */
  onTap(hex: string): boolean
  /** The board itself; `entry` is the hex at which the keyboard enters it, `seen` the sheet that is looked at. */
  drawing(entry: string, seen: string | undefined): ComponentChildren
  /** What lies over the board without being scaled. */
  overlay(looking: Looking): ComponentChildren
  /** Further signs among the controls. */
  readonly controls?: ComponentChildren
  /** Where a title has several maps: what they are called, and which of them matters now. */
  readonly sheets?: SheetChoice
}

const hexAt = (target: EventTarget | null): string | undefined =>
  target instanceof Element
    ? (target.closest('[data-hex]')?.getAttribute('data-hex') ?? undefined)
    : undefined

/** A board to look at, to move about and to tap on: by mouse, touch and keyboard. */
export function MapFrame(props: MapFrameProps) {
  const { paper: sheet, label, hexes, chosen, keys, takesTaps, onTap, sheets } = props
  const { bounds, onPaper } = sheet
  const setFocus = useSetFocus()
  const say = useSay(boardTexts)
  const [entry, setEntry] = useState(props.firstEntry)
  const [shownSheet, setShownSheet] = useState(sheets?.now)
  const [settings, changeSettings] = useSettings()
  const byKeyboard = useRef(false)
  const isTouch = useRef(false)
  const pointed = usePointed()

  const frame = useRef<HTMLDivElement>(null)
  const paper = useRef<HTMLDivElement>(null)
  const over = useRef<HTMLDivElement>(null)
  const parts = useMemo(() => ({ window: frame, paper, overlay: over }), [])
  // where there is little room, one map at a time
  const first = useCallback(
    (size: Extent) => sheet.area(isNarrow(size) ? shownSheet : undefined),
    [sheet, shownSheet],
  )
  const view = useView(parts, bounds, first, heightOfControls)
  const zoomsOnDoubleTap = useCallback((target: Element) => !takesTaps(hexAt(target) ?? ''), [takesTaps])
  useGestures(frame, view, zoomsOnDoubleTap)

  const focusHex = (hex: string): void =>
    frame.current?.querySelector<SVGElement>(`[data-hex="${hex}"]`)?.focus()

  useLayoutEffect(() => setShownSheet(sheets?.now), [sheets?.now])

  // at once, not after painting: the next key may come before that
  useLayoutEffect(() => {
    if (chosen !== undefined) view.approach(onPaper(chosen), nearEnough)
    else if (byKeyboard.current && document.activeElement === document.body) focusHex(entry)
  }, [chosen])

  useEffect(() => {
    const { card } = pointed
    setFocus((before) =>
      card !== undefined ? { kind: 'hex', id: card } : before?.kind === 'hex' ? null : before,
    )
  }, [pointed.card])

  useDraftKeys(chosen !== undefined, keys)

  const tap = (hex: string, keyboard: boolean): void => {
    byKeyboard.current = keyboard
    // what is looked at gives way to what is done
    if (onTap(hex)) return pointed.show(undefined)
    // a second tap puts the card away again, since a finger cannot leave the hex
    pointed.show(pointed.card === hex && !keyboard && isTouch.current ? undefined : hex)
    view.reveal(onPaper(hex), roomForCard(view))
  }

  const onKeyDown = (event: KeyboardEvent): void => {
    const hex = hexAt(event.target)
    const zoom = zoomKeys[event.key]
    const arrow = arrowOf(event)
    if (zoom) zoom(view)
    else if (arrow && event.ctrlKey) view.move(arrow.by)
    else if (arrow && hex !== undefined) {
      const next = hexTowards(hex, arrow.direction, hexes, sheet.at)
      if (next !== undefined) focusHex(next)
    } else if (hex !== undefined && (event.key === 'Enter' || event.key === ' ')) tap(hex, true)
    else if (event.key === 'Escape' && pointed.card !== undefined) pointed.show(undefined)
    else return
    event.preventDefault()
  }

  const onFocusIn = (event: FocusEvent): void => {
    const hex = hexAt(event.target)
    if (hex === undefined) return
    setEntry(hex)
    if (!(event.target as Element).matches(':focus-visible')) return
    const rim = outer * view.now().scale + 8
    view.reveal(onPaper(hex), { aside: rim, above: rim, below: rim })
    pointed.show(hex)
  }

  const onPointerOver = (event: PointerEvent): void => {
    isTouch.current = event.pointerType === 'touch'
    if (isTouch.current) return
    if (event.target instanceof Element && event.target.closest('.map-card')) pointed.stay()
    else pointed.rest(hexAt(event.target))
  }

  return (
    <div
      class={settings.coordinates ? 'map map-with-coordinates' : 'map'}
      ref={frame}
      onPointerOver={onPointerOver}
      onPointerLeave={() => pointed.rest(undefined)}
      onKeyDown={onKeyDown}
      // not on the drawing: browsers would put one with a listener for focus into the order of tabs
      onFocusIn={onFocusIn}
    >
      <div class="map-paper" ref={paper}>
        <svg
          width={bounds.width}
          height={bounds.height}
          viewBox={sheet.viewBox}
          role="group"
          aria-label={label}
          aria-description={say('mapHelp')}
          onClick={(event) => {
            const hex = hexAt(event.target)
            if (hex === undefined) pointed.show(undefined)
            else tap(hex, event.detail === 0)
          }}
        >
          {props.drawing(entry, shownSheet)}
        </svg>
      </div>
      <div class="map-overlay" ref={over}>
        {props.overlay({
          view,
          card: pointed.card,
          isWorked: pointed.card !== undefined && hexes.some(takesTaps),
          byKeyboard: byKeyboard.current,
        })}
      </div>
      {sheets && (
        <SheetSwitch
          choice={sheets}
          shown={shownSheet}
          onShow={(id) => {
            setShownSheet(id)
            view.fit(sheet.area(id))
          }}
        />
      )}
      <Controls
        view={view}
        coordinates={settings.coordinates}
        onCoordinates={(coordinates) => changeSettings({ coordinates })}
      >
        {props.controls}
      </Controls>
    </div>
  )
}
