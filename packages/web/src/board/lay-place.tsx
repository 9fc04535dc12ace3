import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { ComponentProps } from 'preact'
import type { Point } from './geometry.js'
import { LayBar } from './lay-bar.js'
import { barAt, roomBesideBar } from './room.js'
import type { View } from './use-view.js'

interface LayPlaceProps extends Omit<ComponentProps<typeof LayBar>, 'place' | 'bar'> {
  readonly view: View
  /** The hex on the paper. */
  readonly at: Point
}

/** The lay bar at an edge of the map. The map slides until the hex and its neighbours are clear of it. */
export function LayPlace({ view, at, ...choice }: LayPlaceProps) {
  const bar = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState(0)
  const place = barAt(view, at, height)
  useLayoutEffect(() => {
    const own = bar.current
    const map = own?.closest('.map')
    if (!own || !map) return undefined
    // again when the map has another size, as when the sheet of a phone gives way to the bar; the first time is at once
    const observer = new ResizeObserver(() => {
      // on a phone on its side it stands beside the map and covers nothing
      const covered = own.offsetLeft < view.size().width ? own.offsetHeight : 0
      setHeight(covered)
      view.reveal(at, roomBesideBar(view, place, covered))
    })
    observer.observe(map)
    observer.observe(own)
    return () => observer.disconnect()
  }, [at.x, at.y, place])
  return <LayBar {...choice} place={place} bar={bar} />
}
