import type { EditionId, MineId, MineState } from '@stellwerk/1873'
import { factoryValue, isPublicMine, publicMines } from '@stellwerk/1873'
import { readableInk } from '../../../board/contrast.js'
import { seatColour } from '../../../story/colours.js'

interface MineBadgeProps {
  readonly mine: MineId
  readonly state: MineState | undefined
  /** Which player owns it, as the place in the order of seats; absent for companies and the bank. */
  readonly seat: number | undefined
}

const pithead = 'M-10 10V-3L0 -11L10 -3V10Z'
const sawtooth = 'M-11 9V-8L-4 -3V-8L3 -3V-8L11 -3V9Z'

/**
 * A mine: a pithead in its owner's colour with its number. Closed ones are struck through, unconnected ones have a
 * broken outline, and a siding leads to connected ones.
 */
export function MineBadge({ mine, state, seat }: MineBadgeProps) {
  const open = state?.open ?? true
  const owner = state?.owner ?? 'bank'
  const paint = !open ? undefined : isPublicMine(owner) ? publicMines[owner] : paintOfSeat(seat)
  const look = !open ? 'closed' : paint ? 'owned' : 'bank'
  const link = open && state?.connected ? 'connected' : 'apart'
  return (
    <g class={`map-mine map-mine-${look} map-mine-${link}`}>
      {link === 'connected' && <path class="map-siding" d="M-13 12.5H13" />}
      <path class="map-mine-house" d={pithead} style={paint && { fill: paint.colour }} />
      <text class="map-mine-number" y={3.5} style={paint && { fill: readableInk(paint) }}>
        {mine}
      </text>
      {!open && <path class="map-mine-strike" d="M-11 11L11 -9" />}
    </g>
  )
}

const paintOfSeat = (seat: number | undefined) =>
  seat === undefined ? undefined : { colour: seatColour(seat), ink: '#ffffff' }

/** A factory and what it adds to a run. */
export function FactoryBadge(props: { readonly factory: string; readonly edition: EditionId }) {
  return (
    <g class="map-factory">
      <path class="map-factory-house" d={sawtooth} />
      <text class="map-factory-value" y={3.8}>
        {factoryValue(props.edition, props.factory)}
      </text>
    </g>
  )
}
