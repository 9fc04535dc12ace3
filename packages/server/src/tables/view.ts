import type { Table, UndoRequest } from '@stellwerk/protocol'
import type { Account } from '../store/schema.js'
import type { Presence } from '../live/presence.js'
import type { TableAndSeats } from './read.js'
import { belongs, isHost, seatOf } from './read.js'

const fromJson = <T>(text: string): T => JSON.parse(text) as T
const fromNullable = <T>(text: string | null): T | null => (text === null ? null : fromJson<T>(text))

/** What is asked of the others before an undo, as the table's row keeps it. */
export const undoRequestOf = (text: string | null): UndoRequest | null => fromNullable<UndoRequest>(text)

type Own = Pick<Table, 'you' | 'invite'>

/** What everybody who may see a table sees of it. The seed and the starting position stay here. */
function commonView({ row, seats, host }: TableAndSeats, presence: Presence): Omit<Table, keyof Own> {
  const { players: online, watchers } = presence.at(row.id)
  return {
    id: row.id,
    title: row.title,
    options: fromJson(row.options),
    name: row.name,
    state: row.state as Table['state'],
    pace: row.pace as Table['pace'],
    watching: row.watching as Table['watching'],
    undo: row.undo as Table['undo'],
    seating: row.seating as Table['seating'],
    host,
    seats: seats.map(({ player, name, person }) => ({
      player,
      name: person?.name ?? name,
      person,
      online: online.has(player),
    })),
    created: row.created,
    changed: row.changed,
    seq: row.seq,
    length: row.length,
    turn: fromJson(row.turn),
    turnSince: row.turn_since,
    undoRequest: undoRequestOf(row.undo_request),
    closing: fromJson(row.closing),
    ranking: fromNullable(row.ranking),
    watchers,
  }
}

const ownView = (table: TableAndSeats, account: Account | null): Own => ({
  you: { player: seatOf(table, account)?.player ?? null, host: isHost(table, account) },
  invite: belongs(table, account) ? table.row.invite : null,
})

/** A table as somebody may see it. */
export const tableView = (table: TableAndSeats, account: Account | null, presence: Presence): Table => ({
  ...commonView(table, presence),
  ...ownView(table, account),
})

/** The same as JSON, for many: what they have in common is written once. */
export function tableTexts(table: TableAndSeats, presence: Presence): (account: Account | null) => string {
  const common = JSON.stringify(commonView(table, presence)).slice(0, -1)
  return (account) => `${common},${JSON.stringify(ownView(table, account)).slice(1)}`
}
