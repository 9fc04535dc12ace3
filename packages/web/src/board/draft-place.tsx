import { Anchored } from './anchored.js'
import type { Point } from './geometry.js'
import { outer } from './geometry.js'
import type { ProposalProps } from './proposal.js'
import { Proposal } from './proposal.js'
import type { FanTile } from './tile-fan.js'
import { TileFan, isRing } from './tile-fan.js'
import type { View } from './use-view.js'
import type { Room } from './viewpoint.js'

/** Below this width what belongs to a draft lies in a tray at the top instead of around the hex. */
const trayBelow = 600

export const isNarrow = ({ width }: { readonly width: number }): boolean => width < trayBelow

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
  return { aside: rim, above: isNarrow(size) ? size.height * 0.45 + rim : rim, below: rim }
}

interface DraftPlaceProps extends ProposalProps {
  readonly view: View
  /** The hex on the paper. */
  readonly at: Point
  /** What can be laid there, if there is a choice of tiles. */
  readonly fan?: {
    readonly label: string
    readonly tiles: readonly FanTile[]
    readonly takesFocus: boolean
    onChoose(tile: string): void
  }
}

/** What belongs to a draft: tiles to choose from and what it would change, around the hex or in a tray. */
export function DraftPlace({ view, at, fan, ...proposal }: DraftPlaceProps) {
  const tray = isNarrow(view.size())
  const tiles = fan && <TileFan at={at} strip={tray} {...fan} />
  if (tray)
    return (
      <div class="map-tray">
        {tiles}
        <Proposal {...proposal} />
      </div>
    )
  return (
    <>
      {tiles}
      <Anchored at={at} class={fan && isRing(fan.tiles) ? 'map-proposal map-proposal-far' : 'map-proposal'}>
        <Proposal {...proposal} />
      </Anchored>
    </>
  )
}
