import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { pace } from './pace.js'

interface Lying {
  readonly x: number
  readonly y: number
}

/** Lets markers slide from where they lay to where they lie now. Each is known by what stands on it. */
export function useSlides(sheet: RefObject<Element | null>, markers: string, now: unknown): void {
  const lay = useRef<ReadonlyMap<string, Lying>>(new Map())
  useLayoutEffect(() => {
    // in the frame that shows the change: it needs the same layout
    const frame = requestAnimationFrame(() => {
      if (!sheet.current) return
      const { x, y } = sheet.current.getBoundingClientRect()
      const lie = new Map<string, Lying>()
      for (const marker of sheet.current.querySelectorAll(markers)) {
        const { left, top } = marker.getBoundingClientRect()
        lie.set(marker.textContent, { x: left - x, y: top - y })
      }
      const how = pace()
      for (const marker of how ? sheet.current.querySelectorAll(markers) : []) {
        const [from, to] = [lay.current.get(marker.textContent), lie.get(marker.textContent)]
        if (!from || !to || (from.x === to.x && from.y === to.y)) continue
        const unit = marker instanceof SVGGraphicsElement ? (marker.getScreenCTM()?.a ?? 1) : 1
        const [aside, above] = [(from.x - to.x) / unit, (from.y - to.y) / unit]
        marker.animate({ translate: [`${aside}px ${above}px`, '0px 0px'] }, how)
      }
      lay.current = lie
    })
    return () => cancelAnimationFrame(frame)
  }, [now])
}
