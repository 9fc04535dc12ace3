/** Who has had which seat of a game, and when: in a title with secrets, what somebody has seen cannot be unseen. */
import type { SeatRecord, TableAndSeats } from './read.js'

/** Somebody had a seat from place `since` of the record on, up to place `until`; null: still. */
export interface Holding {
  readonly account: string
  readonly since: number
  readonly until: number | null
}

export const holdingsOf = ({ holders }: Pick<SeatRecord, 'holders'>): readonly Holding[] =>
  JSON.parse(holders) as Holding[]

/** The holdings of a seat that somebody has had since the beginning. */
export const heldFromStart = (account: string | null): string =>
  JSON.stringify(account === null ? [] : [{ account, since: 0, until: null }])

/** The holdings of a seat that becomes somebody's, or nobody's, at a place of the record. */
export function passedOn(holders: string, account: string | null, seq: number): string {
  const ended = holdingsOf({ holders }).map((one) => (one.until === null ? { ...one, until: seq } : one))
  if (account === null) return JSON.stringify(ended)
  // a holder who comes back before anything was entered has missed nothing
  const last = ended.findLast((one) => one.account === account)
  const isUnbroken = last?.until === seq
  const before = isUnbroken ? ended.filter((one) => one !== last) : ended
  return JSON.stringify([...before, { account, since: isUnbroken ? last.since : seq, until: null }])
}

/** The holdings of a seat whose present holder may see everything of it. */
export const shownWhole = (holders: string, account: string): string =>
  JSON.stringify([
    ...holdingsOf({ holders }).filter((one) => one.account !== account),
    { account, since: 0, until: null },
  ])

const hasHeld = (seat: SeatRecord, account: string): boolean =>
  holdingsOf(seat).some((one) => one.account === account)

/** The players whose seats somebody has had. */
export const heldBy = ({ seats }: Pick<TableAndSeats, 'seats'>, account: string): string[] =>
  seats.flatMap((seat) => (hasHeld(seat, account) ? seat.player : []))

/** Whether somebody who has had a seat has none now. */
export const hasLost = ({ seats }: Pick<TableAndSeats, 'seats'>): boolean =>
  seats.flatMap(holdingsOf).some(({ account }) => !seats.some(({ person }) => person?.id === account))

/** The place of the record at which a seat was last taken by whoever has it now; 0 if all have theirs since the start. */
export const lastTaken = ({ seats }: Pick<TableAndSeats, 'seats'>): number =>
  Math.max(0, ...seats.flatMap(holdingsOf).flatMap(({ since, until }) => (until === null ? since : [])))
