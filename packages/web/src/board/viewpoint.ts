import type { Point } from './geometry.js'

/** How the paper lies in the window: scaled by `scale`, its corner moved to (`x`, `y`). All in pixels. */
export interface Viewpoint extends Point {
  readonly scale: number
}

export interface Extent {
  readonly width: number
  readonly height: number
}

/** A part of the paper; all of it, where no corner is told. */
export interface Area extends Extent {
  readonly left?: number
  readonly top?: number
  /** The largest scale at which it is worth showing. */
  readonly most?: number
}

/** How far one may go in beyond the scale at which the whole map fits, and out. */
const closest = 6
const farthest = 0.7

/** What of a window the paper is not fitted into: its upper edge, and both sides. */
export interface Rim {
  readonly above: number
  readonly aside: number
}

/** The paper or a part of it, as large as possible, in the middle of the window within its rim. */
export function fitted(
  { left = 0, top = 0, width, height, most = Infinity }: Area,
  window: Extent,
  { above, aside }: Rim = { above: 0, aside: 0 },
): Viewpoint {
  const room = window.height - above
  const scale = Math.max(0.01, Math.min(most, (window.width - 2 * aside) / width, room / height))
  return {
    scale,
    x: (window.width - width * scale) / 2 - left * scale,
    y: above + (room - height * scale) / 2 - top * scale,
  }
}

/** The same with the middle of the paper near enough to the middle of the window to be found again. */
export function kept(view: Viewpoint, paper: Extent, window: Extent): Viewpoint {
  const within = (at: number, size: number, room: number): number => {
    const slack = Math.min(room, size) * 0.4
    const [low, high] = [Math.min(0, room - size) - slack, Math.max(0, room - size) + slack]
    return Math.min(high, Math.max(low, at))
  }
  return {
    scale: view.scale,
    x: within(view.x, paper.width * view.scale, window.width),
    y: within(view.y, paper.height * view.scale, window.height),
  }
}

/** Zooms so that what lies under `at` stays there. */
export function zoomed(view: Viewpoint, factor: number, at: Point, paper: Extent, window: Extent): Viewpoint {
  const whole = fitted(paper, window).scale
  const scale = Math.min(whole * closest, Math.max(whole * farthest, view.scale * factor))
  const real = scale / view.scale
  return { scale, x: at.x - (at.x - view.x) * real, y: at.y - (at.y - view.y) * real }
}

export const moved = (view: Viewpoint, by: Point): Viewpoint => ({
  ...view,
  x: view.x + by.x,
  y: view.y + by.y,
})

/** How much room a point wants around it, in pixels. */
export interface Room {
  readonly aside: number
  readonly above: number
  readonly below: number
}

/** Moves as little as needed for a point of the paper to have this room in the window. */
export function revealing(view: Viewpoint, point: Point, room: Room, window: Extent): Viewpoint {
  const by = (at: number, before: number, after: number, size: number): number => {
    const [low, high] = [before, size - after]
    // where there is too little, what lies before matters more
    return at < low || high < low ? low - at : at > high ? high - at : 0
  }
  const { x, y } = onScreen(view, point)
  return moved(view, {
    x: by(x, room.aside, room.aside, window.width),
    y: by(y, room.above, room.below, window.height),
  })
}

export const onScreen = (view: Viewpoint, { x, y }: Point): Point => ({
  x: view.x + x * view.scale,
  y: view.y + y * view.scale,
})
