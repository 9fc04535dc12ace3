import { outer } from './geometry.js'
import type { View } from './use-view.js'
import type { Extent, Room } from './viewpoint.js'

/** Below this width what belongs to a draft lies in a tray at the top instead of around the hex. */
const trayBelow = 600

export const isNarrow = ({ width }: { readonly width: number }): boolean => width < trayBelow

/** The height of the row of controls above the board; where there is more room they stand beside it. */
export const heightOfControls = (window: Extent): number => (isNarrow(window) ? 52 : 0)

/** The room that a hex with its tiles and its proposal needs. */
export function roomForDraft(view: View): Room {
  const rim = outer * view.now().scale
  return isNarrow(view.size())
    ? { aside: rim + 8, above: rim + 230, below: rim + 8 }
    : { aside: rim + 90, above: rim + 90, below: rim + 190 }
}

/** The room that a hex needs beside its card, which lies above it on a phone and to the side elsewhere. */
export function roomForCard(view: View): Room {
  const rim = outer * view.now().scale + 8
  const size = view.size()
  return { aside: rim, above: isNarrow(size) ? size.height * 0.52 + rim : rim, below: rim }
}
