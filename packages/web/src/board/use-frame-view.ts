import type { RefObject } from 'preact'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Paper } from './paper.js'
import { isNarrow, rimOf } from './room.js'
import { areSeen, frameSmall, isAnySeen, isReadable, isSeen, isWhole, sizeOfHexes } from './seen.js'
import type { SheetChoice } from './sheet-switch.js'
import type { View } from './use-view.js'
import { useView } from './use-view.js'
import type { Extent, Viewpoint } from './viewpoint.js'

/** The scale at which one can see how a tile is turned. */
const nearEnough = 0.7

interface FrameView {
  readonly view: View
  /** The elements of the frame that the view moves or measures. */
  readonly parts: {
    readonly window: RefObject<HTMLDivElement | null>
    readonly paper: RefObject<HTMLDivElement | null>
    readonly overlay: RefObject<HTMLDivElement | null>
    /** The frame in the small map. */
    readonly small: RefObject<SVGRectElement | null>
  }
  /** The sheet that was asked for, or the one where things happen. */
  readonly sheet: string | undefined
  /** The sheets that are seen just now. */
  readonly seen: readonly string[]
  showSheet(id: string): void
}

/** The paper behind its window, and which of its sheets are seen; the map follows the company that acts. */
export function useFrameView(paper: Paper, sheets: SheetChoice | undefined): FrameView {
  const { bounds } = paper
  const parts = {
    window: useRef<HTMLDivElement>(null),
    paper: useRef<HTMLDivElement>(null),
    overlay: useRef<HTMLDivElement>(null),
    small: useRef<SVGRectElement>(null),
  }
  const [sheet, setSheet] = useState(sheets?.now)
  const [seen, setSeen] = useState<readonly string[]>([])
  // where there is little room, one map at a time
  const first = useCallback((size: Extent) => paper.area(isNarrow(size) ? sheet : undefined), [paper, sheet])
  const rested = (now: Viewpoint, window: Extent): void => {
    const frame = parts.window.current
    parts.paper.current?.style.setProperty('--map-scale', String(now.scale))
    frame?.setAttribute('data-hexes', sizeOfHexes(now))
    frame?.toggleAttribute('data-part-seen', !isWhole(bounds, now, window))
    frameSmall(parts.small.current, bounds, now, window)
    const found = (sheets?.all ?? [])
      .filter(({ id }) => isSeen(paper.area(id), now, window))
      .map(({ id }) => id)
    setSeen((before) => (before.join() === found.join() ? before : found))
  }
  const view = useView(parts, bounds, first, rimOf, rested)

  useLayoutEffect(() => {
    setSheet(sheets?.now)
    if (sheets && view.size().width > 0 && !isSeen(paper.area(sheets.now), view.now(), view.size()))
      view.fit(paper.area(sheets.now))
  }, [sheets?.now])

  return {
    view,
    parts,
    sheet,
    seen: isNarrow(view.size()) ? [sheet ?? ''] : seen,
    showSheet(id) {
      setSheet(id)
      view.fit(paper.area(id))
    },
  }
}

/** Where hexes would be too small to read, or lie out of sight, what can be built on or is run over comes first. */
export function useLegalInSight(
  view: View,
  paper: Paper,
  legal: readonly string[],
  chosen: string | undefined,
): void {
  useEffect(() => {
    const [first] = legal
    // what has been begun lies clear of the bar, and stays there
    if (first === undefined || chosen !== undefined || view.size().width === 0) return
    const places = legal.map(paper.onPaper)
    // whoever has zoomed by hand keeps the scale: the paper only slides if nothing of it would be seen
    if (view.isByHand()) {
      if (!isAnySeen(places, view.now(), view.size())) view.centre(paper.onPaper(first))
      return
    }
    if (!isReadable(view.now()) || !areSeen(places, view.now(), view.size())) view.fit(paper.around(legal))
  }, [legal])
}

/** The map goes near to what has been begun. */
export function useChosenInSight(view: View, paper: Paper, chosen: string | undefined): void {
  // at once, not after painting: the next key may come before that
  useLayoutEffect(() => {
    if (chosen !== undefined) view.approach(paper.onPaper(chosen), nearEnough)
  }, [chosen])
}
