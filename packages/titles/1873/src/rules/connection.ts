import type { StopAt } from '@stellwerk/rails'
import { boardHex } from '../board.js'
import { hexes } from '../data/map.js'
import { mineIds, mines } from '../data/mines.js'
import type { MineId } from '../data/types.js'
import { tell } from '../events.js'
import type { GameWork, State } from '../state.js'
import { changeMine, mineOf } from '../state.js'
import type { Reach } from './reach.js'
import { knownReach, letsMinePass, stopName, walk } from './reach.js'

/** The stops at which state track ends. No tile adds any or takes one away (1873-4.4.1-k). */
const stateStops: readonly StopAt[] = Object.entries(hexes).flatMap(([hex, printed]) =>
  printed.stops
    .map((_, stop) => ({ hex, stop }))
    .filter(({ stop }) =>
      printed.track.some((piece) => piece.state && piece.ends.includes(`s${stop}` as 's0')),
    ),
)

const endsStateTrack = new Set(stateStops.map(({ hex, stop }) => stopName(hex, stop)))

/**
 * 1873-4.2.1-b: whether track leads from the hex of the mine to state track. Markers at the two ends never interrupt
 * it, markers on the way only by a reading of the table (RUL-14).
 */
export const isConnected = (state: State, mine: MineId): boolean => touches(state, connectionOf(state), mine)

const connectionOf = (state: State): Reach =>
  knownReach(state, 'state track', 'state', () =>
    walk(
      state,
      stateStops,
      ({ hex, stops, site }, stop) =>
        endsStateTrack.has(site.stops[stop] as string) ||
        letsMinePass(state, stops, state.markers[hex] ?? [], stop),
    ),
  )

function touches(state: State, { stops }: Reach, mine: MineId): boolean {
  const { site, stops: all } = boardHex(state, mines[mine].hex)
  return all.some((_, stop) => stops.has(site.stops[stop] as string))
}

/** 1873-4.2.1-i: after a tile, notes the mines that are now connected. A connection is never lost. */
export function connectMines(work: GameWork): void {
  const others = mineIds.filter((mine) => !mineOf(work.state, mine).connected)
  if (others.length === 0) return
  const connection = connectionOf(work.state)
  for (const mine of others) {
    if (!touches(work.state, connection, mine)) continue
    changeMine(work, mine, { connected: true })
    tell(work, 'mine-connected', { mine })
  }
}
