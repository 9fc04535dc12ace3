import type { RefObject } from 'preact'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import type { Point } from './geometry.js'
import type { Area, Extent, Rim, Room, Viewpoint } from './viewpoint.js'
import { fitted, kept, moved, onScreen, revealing, zoomed } from './viewpoint.js'

/** Moves the paper. Nothing of this renders anything: only a transform and three custom properties change. */
export interface View {
  readonly now: () => Viewpoint
  readonly size: () => Extent
  zoom(factor: number, at?: Point): void
  move(by: Point): void
  /** Shows an area, or what is to be seen first. */
  fit(area?: Area): void
  /** Makes sure that a point of the paper can be seen, with some room around it. */
  reveal(point: Point, room: Room): void
  /** Goes so near to a point that one hex has at least this scale. */
  approach(point: Point, scale: number): void
  /** Brings a point of the paper to the middle. */
  centre(point: Point): void
  screen(point: Point): Point
  /** Whether somebody has zoomed or moved it since it was last fitted to something. */
  isByHand(): boolean
}

interface Parts {
  readonly window: RefObject<HTMLElement | null>
  readonly paper: RefObject<HTMLElement | null>
  /** What lies over the paper without being scaled; it reads --view-x, --view-y and --view-scale. */
  readonly overlay: RefObject<HTMLElement | null>
}

/** After this time without movement the paper is drawn sharply again. */
const restAfter = 140

/** A change of the scale by less than this share need not be seen in the labels at once. */
const hardly = 0.05

/** `first` is the area to be seen first in a window of this size, `rim` what is left free around it. */
export function useView(
  { window, paper, overlay }: Parts,
  extent: Extent,
  first: (window: Extent) => Area,
  rim: (window: Extent) => Rim,
  /** The paper came to rest: labels and whatever else depends on the scale may change. */
  rested: (view: Viewpoint, window: Extent) => void,
): View {
  const view = useRef<Viewpoint>({ scale: 1, x: 0, y: 0 })
  const size = useRef<Extent>({ width: 0, height: 0 })
  /** What it is fitted to, for windows that change their size; nothing once it has been moved. */
  const fit = useRef<{ readonly area: Area | undefined } | null>({ area: undefined })
  const byHand = useRef(false)
  const rest = useRef(0)
  /** The scale at which it came to rest last. */
  const restedAt = useRef(0)
  const atRest = useRef(rested)
  atRest.current = rested

  const control = useMemo<View>(() => {
    const settle = (): void => {
      restedAt.current = view.current.scale
      atRest.current(view.current, size.current)
    }
    const show = (next: Viewpoint): void => {
      view.current = next
      const sheet = paper.current
      const over = overlay.current
      if (!sheet || !over) return
      sheet.style.transform = `translate(${next.x}px, ${next.y}px) scale(${next.scale})`
      over.style.setProperty('--view-x', String(next.x))
      over.style.setProperty('--view-y', String(next.y))
      over.style.setProperty('--view-scale', String(next.scale))
      sheet.classList.add('map-paper-moving')
      clearTimeout(rest.current)
      rest.current = setTimeout(() => {
        sheet.classList.remove('map-paper-moving')
        settle()
      }, restAfter) as unknown as number
    }
    const middle = (): Point => ({ x: size.current.width / 2, y: size.current.height / 2 })
    const go = (next: Viewpoint): void => {
      fit.current = null
      show(kept(next, extent, size.current))
    }
    return {
      now: () => view.current,
      size: () => size.current,
      zoom(factor, at = middle()) {
        byHand.current = true
        go(zoomed(view.current, factor, at, extent, size.current))
      },
      move(by) {
        byHand.current ||= by.x !== 0 || by.y !== 0
        go(moved(view.current, by))
      },
      fit(area) {
        byHand.current = false
        fit.current = { area }
        show(fitted(area ?? first(size.current), size.current, rim(size.current)))
        // it means new styles for all of the board: where a round only makes the window a little wider, that waits
        if (Math.abs(view.current.scale / restedAt.current - 1) > hardly) settle()
      },
      reveal(point, room) {
        const next = revealing(view.current, point, room, size.current)
        if (next.x !== view.current.x || next.y !== view.current.y) go(next)
      },
      approach(point, scale) {
        const factor = scale / view.current.scale
        if (factor > 1) go(zoomed(view.current, factor, onScreen(view.current, point), extent, size.current))
      },
      centre(point) {
        const { x, y } = onScreen(view.current, point)
        go(moved(view.current, { x: middle().x - x, y: middle().y - y }))
      },
      screen: (point) => onScreen(view.current, point),
      isByHand: () => byHand.current,
    }
  }, [window, paper, overlay, extent, first, rim])

  useLayoutEffect(() => {
    const frame = window.current
    if (!frame) return undefined
    // the observer also tells the first size, after layout and before anything is painted
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return
      size.current = { width: entry.contentRect.width, height: entry.contentRect.height }
      if (fit.current) control.fit(fit.current.area)
      else control.move({ x: 0, y: 0 })
    })
    observer.observe(frame)
    return () => {
      observer.disconnect()
      clearTimeout(rest.current)
    }
  }, [window, control])

  return control
}
