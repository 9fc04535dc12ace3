import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { HexId, LayTile, State } from '@stellwerk/1873'
import type { PlayerId } from '@stellwerk/engine'
import { useSay } from '../../../language/language.js'
import { useSettings } from '../../../settings/index.js'
import { useSetFocus } from '../../../table/focus.js'
import { useTable } from '../../../table/table.js'
import type { Draft } from '../draft.js'
import { FurnitureLayer, GroundLayer } from './board-layer.js'
import { bounds, onPaper, playedHexes } from './cells.js'
import { changedHexes } from './changed.js'
import { ConcessionLines } from './concession-lines.js'
import { Controls } from './controls.js'
import { hexTowards, outer } from './geometry.js'
import type { Offer } from './hands.js'
import { actionOf, tapped } from './hands.js'
import { effectOf } from './lay-effect.js'
import { laysOf, turned } from './lays.js'
import { MarksLayer } from './marks-layer.js'
import { Overlay, roomForCard, roomForDraft } from './overlay.js'
import { Preview } from './preview.js'
import { RunRibbons, RunValues } from './run-ribbons.js'
import { shownRuns } from './runs.js'
import { draftOf, sitesOf } from './sites.js'
import { StationRings } from './station-rings.js'
import { mapTexts } from './texts.js'
import { useGestures } from './use-gestures.js'
import { useDraftKeys, zoomKeys, arrowOf } from './use-keys.js'
import { usePointed } from './use-pointed.js'
import { useView } from './use-view.js'
import './map.css'
import './furniture.css'
import './marks.css'
import './overlay.css'

const viewBox = `${bounds.left} ${bounds.top} ${bounds.width} ${bounds.height}`
/** Blankenburg, in the middle of things. */
const firstEntry: HexId = 'D15'
/** The scale at which one can see how a tile is turned. */
const nearEnough = 0.7

const hexAt = (target: EventTarget | null): HexId | undefined =>
  target instanceof Element
    ? (target.closest('[data-hex]')?.getAttribute('data-hex') ?? undefined)
    : undefined

/** The board of the Harz: to look at, to move about, and to build and run on. */
export function HarzMap() {
  const { shown, session, decision, mayAct, act, ...table } = useTable<State>()
  const setFocus = useSetFocus()
  const { state, events } = shown
  const say = useSay(mapTexts)
  const draft = table.draft as Draft
  const setDraft = table.setDraft as (draft: Draft) => void

  const usable = mayAct ? decision : null
  const lays = useMemo(() => laysOf(usable), [usable])
  const sites = useMemo(() => sitesOf(state, usable), [state, usable])
  const offer: Offer = { state, lays, sites, draft }
  const action = actionOf(offer)
  const effect = useMemo(
    () => (action?.type === 'layTile' ? effectOf(state, action as LayTile) : undefined),
    [state, action],
  )
  const runDraft = draft?.kind === 'run' ? draft : null
  const quiet = lays.size === 0 && sites.length === 0
  const runs = useMemo(
    () => (quiet ? shownRuns(state, events, runDraft) : undefined),
    [quiet, state, events, runDraft],
  )
  const changed = useMemo(() => changedHexes(events), [events])
  const possible = useMemo(() => [...lays.keys()], [lays])
  const nameOf = useCallback((player: PlayerId) => session.nameOf(player), [session])

  const [entry, setEntry] = useState(firstEntry)
  const [settings, changeSettings] = useSettings()
  const byKeyboard = useRef(false)
  const isTouch = useRef(false)
  const pointed = usePointed()

  const frame = useRef<HTMLDivElement>(null)
  const paper = useRef<HTMLDivElement>(null)
  const over = useRef<HTMLDivElement>(null)
  const parts = useMemo(() => ({ window: frame, paper, overlay: over }), [])
  const view = useView(parts, bounds)
  const zoomsOnDoubleTap = useCallback((target: Element) => !lays.has(hexAt(target) ?? ''), [lays])
  useGestures(frame, view, zoomsOnDoubleTap)

  const building = draft?.kind === 'tile' || draft?.kind === 'station'
  const chosen = building ? draft.hex : undefined
  const focusHex = (hex: HexId): void =>
    frame.current?.querySelector<SVGElement>(`[data-hex="${hex}"]`)?.focus()

  // at once, not after painting: the next key may come before that
  useLayoutEffect(() => {
    if (chosen !== undefined) {
      view.approach(onPaper(chosen), nearEnough)
      view.reveal(onPaper(chosen), roomForDraft(view))
    } else if (byKeyboard.current && document.activeElement === document.body) focusHex(entry)
  }, [chosen])

  useEffect(() => {
    const { card } = pointed
    setFocus((before) =>
      card !== undefined ? { kind: 'hex', id: card } : before?.kind === 'hex' ? null : before,
    )
  }, [pointed.card])

  const confirm = (): void => {
    if (action) void act(action)
  }
  const keys = useMemo(
    () => ({
      turn: (step: 1 | -1) => draft?.kind === 'tile' && setDraft(turned(lays, draft, step)),
      confirm,
      cancel: () => setDraft(null),
    }),
    [draft, lays, action],
  )
  useDraftKeys(building, keys)

  const tap = (hex: HexId, keyboard: boolean): void => {
    byKeyboard.current = keyboard
    const next = tapped(offer, hex)
    if (next !== draft) setDraft(next)
    if (next !== null && next !== draft) return
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
      const next = hexTowards(hex, arrow.direction, playedHexes)
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
          viewBox={viewBox}
          role="group"
          aria-label={say('map')}
          aria-description={say('mapHelp')}
          onClick={(event) => {
            const hex = hexAt(event.target)
            if (hex === undefined) pointed.show(undefined)
            else tap(hex, event.detail === 0)
          }}
        >
          <GroundLayer state={state} entry={entry} nameOf={nameOf} />
          {settings.concessions && <ConcessionLines />}
          <MarksLayer state={state} possible={possible} chosen={chosen} changed={changed} entry={entry} />
          {runs && <RunRibbons state={state} runs={runs} />}
          <FurnitureLayer state={state} />
          {runs && <RunValues state={state} values={runs.values} />}
          {effect && chosen !== undefined && <Preview before={state} after={effect.after} hex={chosen} />}
          {sites.length > 0 && (
            <StationRings
              sites={sites}
              chosen={draft?.kind === 'station' ? draft : undefined}
              onChoose={(site) => setDraft(draftOf(site))}
            />
          )}
        </svg>
      </div>
      <div class="map-overlay" ref={over}>
        <Overlay
          state={state}
          view={view}
          draft={draft}
          lays={lays}
          sites={sites}
          effect={effect}
          card={pointed.card}
          builder={lays.size > 0 || isTrackStep(usable?.step?.kind) ? usable?.players[0] : undefined}
          byKeyboard={byKeyboard.current}
          setDraft={setDraft}
          confirm={confirm}
        />
      </div>
      <Controls
        view={view}
        coordinates={settings.coordinates}
        concessions={settings.concessions}
        onChange={changeSettings}
      />
    </div>
  )
}

const isTrackStep = (kind: string | undefined): boolean => kind === 'railway-track' || kind === 'mine-track'
