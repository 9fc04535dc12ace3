import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'
import type { Point } from './geometry.js'
import { distance, mix } from './geometry.js'
import type { View } from './use-view.js'

/** A pointer that moves less than this between down and up has tapped. */
const tapSlack = 6
const doubleTapTime = 320

/**
 * The hands on the paper: drag, wheel, pinch, double tap. A drag swallows the click that ends it. `zoomsOnDoubleTap`
 * says where a double tap means zooming.
 */
export function useGestures(
  window: RefObject<HTMLElement | null>,
  view: View,
  zoomsOnDoubleTap: (target: Element) => boolean,
): void {
  useEffect(() => {
    const frame = window.current
    if (!frame) return undefined
    const pointers = new Map<number, Point>()
    let dragging = false
    let start: Point | undefined
    let lastTap = { time: 0, at: { x: 0, y: 0 } }

    const at = (event: MouseEvent): Point => {
      const { left, top } = frame.getBoundingClientRect()
      return { x: event.clientX - left, y: event.clientY - top }
    }
    const isOnPaper = (event: Event): boolean =>
      event.target instanceof Element &&
      event.target.closest('.map-overlay, .map-controls, .map-sheets, .map-fits, .map-small') === null

    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || !isOnPaper(event)) return
      pointers.set(event.pointerId, at(event))
      if (pointers.size === 1) {
        start = at(event)
        dragging = false
      } else dragging = true
    }

    const move = (event: PointerEvent): void => {
      const before = pointers.get(event.pointerId)
      if (!before) return
      const now = at(event)
      if (!dragging && start && distance(start, now) > tapSlack) {
        dragging = true
        frame.setPointerCapture(event.pointerId)
      }
      if (!dragging) return
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1]
      pointers.set(event.pointerId, now)
      if (!other) return view.move({ x: now.x - before.x, y: now.y - before.y })
      const [middleBefore, middleNow] = [mix(before, other, 0.5), mix(now, other, 0.5)]
      view.move({ x: middleNow.x - middleBefore.x, y: middleNow.y - middleBefore.y })
      view.zoom(distance(now, other) / Math.max(1, distance(before, other)), middleNow)
    }

    const up = (event: PointerEvent): void => {
      if (!pointers.delete(event.pointerId) || pointers.size > 0) return
      if (event.type === 'pointerup' && !dragging) noteTap(event)
      // the click that follows a drag comes before this turn of the loop ends
      setTimeout(() => {
        dragging = false
      }, 0)
    }

    const noteTap = (event: PointerEvent): void => {
      const tap = { time: event.timeStamp, at: at(event) }
      const isSecond = tap.time - lastTap.time < doubleTapTime && distance(tap.at, lastTap.at) < 24
      const mayZoom = event.target instanceof Element && zoomsOnDoubleTap(event.target)
      if (isSecond && mayZoom) view.zoom(event.shiftKey ? 0.5 : 2, tap.at)
      lastTap = isSecond ? { time: 0, at: tap.at } : tap
    }

    const swallow = (event: MouseEvent): void => {
      if (dragging) event.stopPropagation()
    }

    const wheel = (event: WheelEvent): void => {
      if (!isOnPaper(event)) return
      event.preventDefault()
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1
      if (event.ctrlKey || event.metaKey || isWheelOfMouse(event))
        view.zoom(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016)), at(event))
      else view.move({ x: -event.deltaX * lines, y: -event.deltaY * lines })
    }

    const ended = new AbortController()
    const { signal } = ended
    frame.addEventListener('pointerdown', down, { signal })
    frame.addEventListener('pointermove', move, { signal })
    frame.addEventListener('pointerup', up, { signal })
    frame.addEventListener('pointercancel', up, { signal })
    frame.addEventListener('click', swallow, { signal, capture: true })
    frame.addEventListener('wheel', wheel, { signal, passive: false })
    return () => ended.abort()
  }, [window, view, zoomsOnDoubleTap])
}

/** A wheel turns in large upright steps and zooms; two fingers on a trackpad glide and move the paper. */
const isWheelOfMouse = ({ deltaMode, deltaX, deltaY }: WheelEvent): boolean =>
  deltaMode === WheelEvent.DOM_DELTA_LINE || (deltaX === 0 && Math.abs(deltaY) >= 50)
