import type { Point } from './geometry.js'
import { outer } from './geometry.js'
import type { View } from './use-view.js'
import type { Extent, Rim, Room } from './viewpoint.js'

/** Below this width what belongs to a draft lies in a tray at the top instead of around the hex. */
const trayBelow = 600

export const isNarrow = ({ width }: { readonly width: number }): boolean => width < trayBelow

/** The height of the row of controls above the board; where there is more room they stand beside it. */
const heightOfControls = (window: Extent): number => (isNarrow(window) ? 52 : 0)

/** Names at the sides of the board are wider than their hexes; where there is little room, there are none. */
const beyondHexes = 20

/** What the board is not fitted into. */
export const rimOf = (window: Extent): Rim => ({
  above: heightOfControls(window),
  aside: isNarrow(window) ? 0 : beyondHexes,
})

/** From the middle of a hex to the far corners of its neighbours, as a share of its own size. */
const withNeighbours = 2.6

/** The edge of the map at which the lay bar leaves the hex and its neighbours in sight. */
export function barAt(view: View, at: Point, height: number): 'top' | 'bottom' {
  const size = view.size()
  // on a phone the bar takes the place of the sheet
  if (isNarrow(size)) return 'bottom'
  const around = withNeighbours * outer * view.now().scale
  const isTight = size.height < height + 2 * around
  return isTight && view.screen(at).y > size.height / 2 ? 'top' : 'bottom'
}

/** The room that a hex with its neighbours needs beside the lay bar. */
export function roomBesideBar(view: View, place: 'top' | 'bottom', height: number): Room {
  const around = withNeighbours * outer * view.now().scale
  const covered = heightOfControls(view.size())
  return {
    aside: Math.min(around, view.size().width / 2),
    above: place === 'top' ? around + height : Math.min(around, view.size().height / 2) + covered,
    below: place === 'bottom' ? around + height : around,
  }
}

/** The room that a hex needs beside its card, which lies above it on a phone and to the side elsewhere. */
export function roomForCard(view: View): Room {
  const rim = outer * view.now().scale + 8
  const size = view.size()
  return { aside: rim, above: isNarrow(size) ? size.height * 0.52 + rim : rim, below: rim }
}
