import { Anchored } from './anchored.js'
import type { Point } from '../geometry.js'
import type { ProposalProps } from './proposal.js'
import { Proposal } from './proposal.js'
import type { FanTile } from './tile-fan.js'
import { TileFan, isRing } from './tile-fan.js'
import { isNarrow } from '../room.js'
import type { View } from '../use-view.js'

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
