import type { ComponentChildren, RefObject } from 'preact'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { useSay } from '../language/language.js'
import { useSettings } from '../settings/index.js'
import { useSetFocus } from '../table/focus.js'
import { Controls } from './controls.js'
import type { Fit } from './fits.js'
import { FitChoice, useFitKeys } from './fits.js'
import { heightOfControls, isNarrow, roomForCard } from './room.js'
import type { Point } from './geometry.js'
import { hexTowards, inner, outer } from './geometry.js'
import type { Paper } from './paper.js'
import { areSeen, frameSmall, isAnySeen, isSeen, isWhole } from './seen.js'
import type { SheetChoice } from './sheet-switch.js'
import { SheetSwitch } from './sheet-switch.js'
import { boardTexts } from './texts.js'
import { useGestures } from './use-gestures.js'
import type { DraftKeys } from './use-keys.js'
import { arrowOf, useDraftKeys, zoomKeys } from './use-keys.js'
import { usePointed } from './use-pointed.js'
import type { View } from './use-view.js'
import { useView } from './use-view.js'
import type { Extent, Viewpoint } from './viewpoint.js'
import './map.css'
import './ground.css'
import './controls.css'
import './furniture.css'
import './marks.css'
import './overlay.css'

/** The scale at which one can see how a tile is turned. */
const nearEnough = 0.7

/** How the board is looked at just now. */
interface Looking {
  readonly view: View
  /** The hex whose card is shown. */
  readonly card: string | undefined
  /** Whether something is done on the board by taps just now, so that none of its hexes must be covered. */
  readonly isWorked: boolean
  /** Whether the last choice came by the keyboard, which then wants to go on from there. */
  readonly byKeyboard: boolean
}

export interface MapFrameProps {
  readonly paper: Paper
  readonly label: string
  /** The hexes one can move to by the keyboard. */
  readonly hexes: readonly string[]
  /** Where the keyboard enters the map first. */
  readonly firstEntry: string
  /** The hex of what has been begun there. */
  readonly chosen?: string | undefined
  /** What keys do to it. */
  readonly keys?: DraftKeys
  /** Where a second tap means something, so that it does not zoom. */
  takesTaps(hex: string): boolean
  /** A tap on a hex; tells whether it began or went on with something, so that no card is to be shown. */
  onTap(hex: string): boolean
  /** The board itself; `entry` is the hex at which the keyboard enters it, `seen` the sheet that is looked at. */
  drawing(entry: string, seen: string | undefined): ComponentChildren
  /** What lies over the board without being scaled. */
  overlay(looking: Looking): ComponentChildren
  /** What the map can be fitted to beside all of it. */
  readonly fits?: readonly Fit[]
  /** The whole board in a corner, with a frame around what is seen. */
  smallMap?(frame: RefObject<SVGRectElement | null>, go: (point: Point) => void): ComponentChildren
  /** Further signs among the controls. */
  readonly controls?: ComponentChildren
  /** Where a title has several maps: what they are called, and which of them matters now. */
  readonly sheets?: SheetChoice
}

const noFits: readonly Fit[] = []
const noHexes: readonly string[] = []

/** Hexes that are less wide on the screen cannot be read; below the second, only markers are told apart. */
const readable = 64
const visible = 40

const sizeOf = (width: number): string => (width < visible ? 'tiny' : width < readable ? 'small' : 'large')

const hexAt = (target: EventTarget | null): string | undefined =>
  target instanceof Element
    ? (target.closest('[data-hex]')?.getAttribute('data-hex') ?? undefined)
    : undefined

/** A board to look at, to move about and to tap on: by mouse, touch and keyboard. */
export function MapFrame(props: MapFrameProps) {
  const { paper: sheet, label, hexes, chosen, keys, takesTaps, onTap, sheets, fits = noFits } = props
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
  const small = useRef<SVGRectElement>(null)
  const [seen, setSeen] = useState<readonly string[]>([])
  const rested = (now: Viewpoint, window: Extent): void => {
    paper.current?.style.setProperty('--map-scale', String(now.scale))
    frame.current?.setAttribute('data-hexes', sizeOf(2 * inner * now.scale))
    frame.current?.toggleAttribute('data-part-seen', !isWhole(bounds, now, window))
    frameSmall(small.current, bounds, now, window)
    const found = (sheets?.all ?? [])
      .filter(({ id }) => isSeen(sheet.area(id), now, window))
      .map(({ id }) => id)
    setSeen((before) => (before.join() === found.join() ? before : found))
  }
  const view = useView(parts, bounds, first, heightOfControls, rested)
  useFitKeys(view, sheet, fits)
  const zoomsOnDoubleTap = useCallback((target: Element) => !takesTaps(hexAt(target) ?? ''), [takesTaps])
  useGestures(frame, view, zoomsOnDoubleTap)

  const focusHex = (hex: string): void =>
    frame.current?.querySelector<SVGElement>(`[data-hex="${hex}"]`)?.focus()

  // the map follows the company that acts
  useLayoutEffect(() => {
    setShownSheet(sheets?.now)
    if (sheets && view.size().width > 0 && !isSeen(sheet.area(sheets.now), view.now(), view.size()))
      view.fit(sheet.area(sheets.now))
  }, [sheets?.now])

  // where hexes would be too small to read, or lie out of sight, what can be built on comes first
  const legal = fits.find(({ key }) => key === 'f')?.hexes ?? noHexes
  useEffect(() => {
    const [first] = legal
    if (first === undefined) return
    // the keyboard enters the map where something can be built
    if (!frame.current?.contains(document.activeElement)) setEntry(first)
    if (view.size().width === 0) return
    const places = legal.map(onPaper)
    // whoever has zoomed by hand keeps the scale: the paper only slides if nothing of it would be seen
    if (view.isByHand()) {
      if (!isAnySeen(places, view.now(), view.size())) view.centre(onPaper(first))
      return
    }
    const isReadable = 2 * inner * view.now().scale >= readable
    if (!isReadable || !areSeen(places, view.now(), view.size())) view.fit(sheet.around(legal))
  }, [legal])

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

  useDraftKeys(chosen === undefined ? undefined : keys)

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
          seen={isNarrow(view.size()) ? [shownSheet ?? ''] : seen}
          onShow={(id) => {
            setShownSheet(id)
            view.fit(sheet.area(id))
          }}
        />
      )}
      {props.fits && <FitChoice view={view} paper={sheet} fits={fits} />}
      {props.smallMap?.(small, (point) => view.centre(point))}
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
