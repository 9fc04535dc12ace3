import type { ComponentChildren, RefObject } from 'preact'
import { useSay } from '../language/language.js'
import { useSettings } from '../settings/index.js'
import { Controls } from './controls.js'
import type { Fit } from './fits.js'
import { FitChoice, useFitKeys } from './fits.js'
import type { Point } from './geometry.js'
import type { Paper } from './paper.js'
import type { SheetChoice } from './sheet-switch.js'
import { SheetSwitch } from './sheet-switch.js'
import { boardTexts } from './texts.js'
import { useFrameHands } from './use-frame-hands.js'
import { useChosenInSight, useFrameView, useLegalInSight } from './use-frame-view.js'
import type { DraftKeys } from './use-keys.js'
import { useDraftKeys } from './use-keys.js'
import type { View } from './use-view.js'
import './map.css'
import './ground.css'
import './controls.css'
import './furniture.css'
import './marks.css'
import './overlay.css'

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
  /** Where nothing is built: the hexes that are to be read now. */
  readonly read?: readonly string[] | undefined
  /** The whole board in a corner, with a frame around what is seen. */
  smallMap?(frame: RefObject<SVGRectElement | null>, go: (point: Point) => void): ComponentChildren
  /** Further signs among the controls. */
  readonly controls?: ComponentChildren
  /** Where a title has several maps: what they are called, and which of them matters now. */
  readonly sheets?: SheetChoice
}

const noFits: readonly Fit[] = []
const noHexes: readonly string[] = []

/** A board to look at, to move about and to tap on: by mouse, touch and keyboard. */
export function MapFrame(props: MapFrameProps) {
  const { paper, hexes, chosen, takesTaps, sheets, fits = noFits } = props
  const { bounds } = paper
  const say = useSay(boardTexts)
  const [settings, changeSettings] = useSettings()
  const { view, parts, sheet, seen, showSheet } = useFrameView(paper, sheets)
  useFitKeys(view, paper, fits)
  const legal = fits.find(({ key }) => key === 'f')?.hexes ?? noHexes
  const { entry, card, byKeyboard, listeners, onClick } = useFrameHands({
    window: parts.window,
    view,
    paper,
    hexes,
    firstEntry: props.firstEntry,
    legal,
    chosen,
    takesTaps,
    onTap: props.onTap,
  })
  useLegalInSight(view, paper, legal.length > 0 ? legal : (props.read ?? noHexes), chosen)
  useChosenInSight(view, paper, chosen)
  useDraftKeys(chosen === undefined ? undefined : props.keys)

  return (
    <div
      class={settings.coordinates ? 'map map-with-coordinates' : 'map'}
      ref={parts.window}
      // not on the drawing: browsers would put one with a listener for focus into the order of tabs
      {...listeners}
    >
      <div class="map-paper" ref={parts.paper}>
        <svg
          width={bounds.width}
          height={bounds.height}
          viewBox={paper.viewBox}
          role="group"
          aria-label={props.label}
          aria-description={say('mapHelp')}
          onClick={onClick}
        >
          {props.drawing(entry, sheet)}
        </svg>
      </div>
      <div class="map-overlay" ref={parts.overlay}>
        {props.overlay({
          view,
          card,
          isWorked: card !== undefined && hexes.some(takesTaps),
          byKeyboard,
        })}
      </div>
      {sheets && <SheetSwitch choice={sheets} seen={seen} onShow={showSheet} />}
      {props.fits && <FitChoice view={view} paper={paper} fits={fits} />}
      {props.smallMap?.(parts.small, view.centre)}
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
