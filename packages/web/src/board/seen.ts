import type { Point } from './geometry.js'
import { inner } from './geometry.js'
import type { Area, Extent, Viewpoint } from './viewpoint.js'
import { onScreen } from './viewpoint.js'

/** Hexes that are less wide on the screen cannot be read; below the second, only markers are told apart. */
const readable = 64
/** From here on all names have room beside each other. */
const roomy = 78
const visible = 40

const widthOfHexes = ({ scale }: Viewpoint): number => 2 * inner * scale

export const isReadable = (view: Viewpoint): boolean => widthOfHexes(view) >= readable

/** How much of the hexes can be told apart. */
export function sizeOfHexes(view: Viewpoint): 'tiny' | 'small' | 'middling' | 'large' {
  const width = widthOfHexes(view)
  if (width < readable) return width < visible ? 'tiny' : 'small'
  return width < roomy ? 'middling' : 'large'
}

/** Whether the middle of an area can be seen, and it is not shrunk to a speck. */
export function isSeen({ left = 0, top = 0, width, height }: Area, view: Viewpoint, window: Extent): boolean {
  return isIn(window, onScreen(view, { x: left + width / 2, y: top + height / 2 }))
}

/** Whether one of some points of the paper can be seen. */
export const isAnySeen = (points: readonly Point[], view: Viewpoint, window: Extent): boolean =>
  points.some((point) => isIn(window, onScreen(view, point)))

/** Whether all of some points of the paper can be seen. */
export const areSeen = (points: readonly Point[], view: Viewpoint, window: Extent): boolean =>
  points.every((point) => isIn(window, onScreen(view, point)))

const isIn = ({ width, height }: Extent, { x, y }: Point): boolean =>
  x > 0 && y > 0 && x < width && y < height

/** Whether all of the paper can be seen. */
export function isWhole(paper: Extent, view: Viewpoint, window: Extent): boolean {
  const slack = 2
  return (
    view.x >= -slack &&
    view.y >= -slack &&
    view.x + paper.width * view.scale <= window.width + slack &&
    view.y + paper.height * view.scale <= window.height + slack
  )
}

/** Puts the frame of the small map around what is seen. */
export function frameSmall(
  frame: SVGRectElement | null,
  { left, top }: { readonly left: number; readonly top: number },
  { scale, x, y }: Viewpoint,
  window: Extent,
): void {
  frame?.setAttribute('x', String(left - x / scale))
  frame?.setAttribute('y', String(top - y / scale))
  frame?.setAttribute('width', String(window.width / scale))
  frame?.setAttribute('height', String(window.height / scale))
}
