/** As whom somebody sees a game that has secrets: as their seat, but only for the time they have held it. */
import type { PlayerId } from '@stellwerk/engine'
import type { Context } from '../context.js'
import type { Account } from '../store/schema.js'
import type { Holding } from '../tables/holders.js'
import { holdingsOf } from '../tables/holders.js'
import type { TableAndSeats } from '../tables/read.js'
import { seatOf } from '../tables/read.js'

interface Eyes {
  readonly player: PlayerId
  readonly spans: readonly Pick<Holding, 'since' | 'until'>[]
}

/**
 * A viewer; null stands for a spectator, for whom the secrets of all seats stay hidden. In a game without secrets
 * everybody counts as one.
 */
export type Viewer = Eyes | null

export function viewerAt(
  { games }: Pick<Context, 'games'>,
  table: TableAndSeats,
  account: Account | null,
): Viewer {
  const seat = games[table.row.title]?.title.secrets ? seatOf(table, account) : undefined
  if (!seat) return null
  const own = holdingsOf(seat).filter((holding) => holding.account === account?.id)
  return { player: seat.player as PlayerId, spans: own.map(({ since, until }) => ({ since, until })) }
}

/** Whose secrets the viewer sees in the state at a place of the record. */
export const seesAt = (viewer: Viewer, place: number): PlayerId | null => seesDuring(viewer, place, place)

/** Whose secrets the viewer sees in the entry that leads to a place of the record. */
export const seesEntry = (viewer: Viewer, seq: number): PlayerId | null => seesDuring(viewer, seq - 1, seq)

function seesDuring(viewer: Viewer, from: number, to: number): PlayerId | null {
  const has = viewer?.spans.some(({ since, until }) => since <= from && (until === null || to <= until))
  return viewer && has ? viewer.player : null
}

/** Whether something of their own seat's past is hidden from the viewer. */
export const isPastHidden = (viewer: Viewer): boolean =>
  viewer !== null && !viewer.spans.some(({ since, until }) => since === 0 && until === null)

/** The same for all viewers who see the same. */
export const keyOf = (viewer: Viewer): string | null => viewer && JSON.stringify(viewer)
