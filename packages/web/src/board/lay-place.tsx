import { useLayoutEffect, useState } from 'preact/hooks'
import type { ComponentProps } from 'preact'
import type { Point } from './geometry.js'
import { LayBar } from './lay-bar.js'
import { barAt, roomBesideBar } from './room.js'
import type { View } from './use-view.js'

interface LayPlaceProps extends Omit<ComponentProps<typeof LayBar>, 'place' | 'onHeight'> {
  readonly view: View
  /** The hex on the paper. */
  readonly at: Point
}

/** The lay bar at an edge of the map. The map slides until the hex and its neighbours are clear of it. */
export function LayPlace({ view, at, ...bar }: LayPlaceProps) {
  const [height, setHeight] = useState(0)
  const place = barAt(view, at, height)
  useLayoutEffect(() => {
    const map = document.querySelector('.map')
    if (height === 0 || !map) return undefined
    // again when the map has another size, as when the sheet of a phone gives way to the bar; the first time is at once
    const observer = new ResizeObserver(() => view.reveal(at, roomBesideBar(view, place, height)))
    observer.observe(map)
    return () => observer.disconnect()
  }, [at.x, at.y, place, height])
  return <LayBar {...bar} place={place} onHeight={setHeight} />
}
