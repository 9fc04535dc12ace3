import type { Generated, Insertable, Selectable } from 'kysely'

/**
 * The tables of the store, the same for SQLite and PostgreSQL: text, integers and bigints (moments in milliseconds),
 * JSON as text, truth as 0 or 1. `migrations.ts` makes them.
 */
export interface Database {
  accounts: AccountRow
  name_looks: NameLookRow
  sessions: SessionRow
  confirmations: ConfirmationRow
  recoveries: RecoveryRow
  invitations: InvitationRow
  push_subscriptions: PushSubscriptionRow
  tables: TableRow
  seats: SeatRow
  entries: EntryRow
  snapshots: SnapshotRow
  chat: ChatRow
  notes: NotesRow
  programs: ProgramRow
  notices: NoticeRow
  reports: ReportRow
  moderation: ModerationRow
  ratings: RatingRow
}

export interface AccountRow {
  id: string
  name: string
  /** The name as it is compared. Null once the account is deleted. */
  name_key: string | null
  /** An argon2id hash; guests have none. */
  password: string | null
  email: string | null
  /** Whether whoever reads mail there has said that it is theirs. */
  email_confirmed: number
  language: string | null
  /** JSON of the protocol's `noticeSettings`. */
  notices: string
  guest: number
  created: number
  deleted: number | null
  /** `player` or `moderator`. */
  role: string
  /** Nobody signs in before this moment. */
  suspended_until: number | null
  /** They say nothing in the chat of any table before this moment. */
  muted_until: number | null
  /** JSON: the protocol's `holiday`s. */
  holidays: string
  /** Whether they want a rating. */
  rated: number
}

/** What the names of accounts look like: no look belongs to two. */
interface NameLookRow {
  look: string
  account: string
}

export interface SessionRow {
  /** The SHA-256 of the cookie's token; the token itself is never stored. */
  token_hash: string
  account: string
  created: number
  seen: number
  expires: number
}

/** A letter that asks whether an address is right, and has not been answered. */
interface ConfirmationRow {
  /** The SHA-256 of the token in its link. */
  token_hash: string
  account: string
  email: string
  expires: number
}

/** A link with which somebody who has forgotten their password sets a new one. */
interface RecoveryRow {
  token_hash: string
  account: string
  expires: number
}

/** A link with which people register where registration is not open. */
interface InvitationRow {
  token_hash: string
  /** How many accounts may still be made with it. */
  uses: number
  created: number
  expires: number
}

interface PushSubscriptionRow {
  endpoint: string
  account: string
  /** JSON: p256dh and auth. */
  keys: string
  created: number
}

export interface TableRow {
  id: string
  title: string
  options: string
  name: string
  state: string
  pace: string
  watching: string
  undo: string
  seating: string
  host: string | null
  invite: string
  seed: number
  /** JSON of the position that an uploaded game starts from; null for the beginning of the title. */
  position: string | null
  /** The version of the rules that made the start. */
  rules: number
  created: number
  /** When something last happened here; actions within the same minute leave it as it is. */
  changed: number
  /** The length of the record, how many actions lead to the present state, and how many could be brought back. */
  seq: number
  length: number
  redoable: number
  /** JSON: the players who must decide. */
  turn: string
  turn_since: number
  /** JSON: the protocol's `undoRequest`. */
  undo_request: string | null
  /** JSON: the players who agreed to close the table. */
  closing: string
  /** JSON: the protocol's standings. */
  ranking: string | null
  /** How often the row, its seats or its programs were changed: whoever writes by what they remember names it. */
  version: number
  /** How many entries the game came with, if it was uploaded. */
  uploaded: number | null
  /** Whether the host knows the seed. */
  seed_chosen: number
  /** JSON: what is asked of everybody about seats (`tables/seat-requests.ts`). */
  seat_requests: string
  /** JSON: the protocol's `timeControl`. */
  time: string
  /** JSON: how long the game has waited for each player (`clock/clock.ts`). */
  clock: string
  /** When a computer decides for somebody whose time has run out; null where none does. */
  stand_in_at: number | null
  /** Whether moderators have taken it away from everybody. */
  removed: number
  /** The table at which the same people play again. */
  rematch: string | null
  /** Whether ratings were reckoned from it, or none were to be. */
  rated: number
  /** An address that is told whose turn it is; empty for none. */
  webhook: string
  /** JSON: the proposal of tips for everybody, and who agreed to it (`tables/tips-agreement.ts`); null for none. */
  tips: string | null
}

interface SeatRow {
  table_id: string
  /** 1 is the first seat. */
  position: number
  player: string
  account: string | null
  /** What the seat is called when no account is there any more. */
  name: string
  /** To whom it is offered, and who has not answered yet. */
  offered: string | null
  /** How well the computer plays that has the seat; null while none has it. */
  computer: Generated<string | null>
  /** JSON: who has had it in this game, and from where to where of the record (`tables/holders.ts`). */
  holders: string
  /** The account that may act for the seat, as long as it has another seat of the table. */
  deputy: string | null
}

export type NewSeat = Insertable<SeatRow>

/** The record of a game. Nothing of a game that was played here is ever changed or taken away. */
export interface EntryRow {
  table_id: string
  seq: number
  at: number
  account: string | null
  player: string | null
  /** The player who acted for `player`; null if they did themselves. */
  deputy: string | null
  type: string
  /** JSON; null for undo and redo. */
  action: string | null
  /** After undo and redo: how many actions now lead to the present state. */
  to_length: number | null
  programmed: number
  /** The client's idempotency key. */
  key: string | null
  /** The hash of the full state after this entry. */
  hash: string
  /** JSON: `{ events, delta }` from the full state before to the full state after. */
  change: string
}

/** A whole state, so that loading a game needs neither the rules nor the whole record. */
export interface SnapshotRow {
  table_id: string
  seq: number
  /** The version of the rules that made it. */
  rules: number
  state: string
}

export interface ChatRow {
  id: Generated<number>
  table_id: string
  at: number
  account: string | null
  player: string | null
  name: string
  key: string
  text: string
  /** Whether moderators have hidden it. */
  hidden: Generated<number>
}

interface NotesRow {
  table_id: string
  account: string
  text: string
}

export interface ProgramRow {
  table_id: string
  player: string
  program: string
  /** The length of the record when it was set. */
  since: number
}

/** Something that moderators shall look at. */
interface ReportRow {
  id: string
  at: number
  account: string | null
  table_id: string
  /** The number of the message it is about. */
  message: number | null
  text: string
  done: number
}

/** What moderators have done; nothing of it is ever changed. */
interface ModerationRow {
  id: string
  at: number
  moderator: string
  action: string
  /** The name of a person, the number of a message, or the id of a table or a report. */
  subject: string
  until: number | null
  reason: string
}

/** How well somebody plays a title, in whole points (`people/rating.ts`). */
interface RatingRow {
  account: string
  title: string
  mean: number
  deviation: number
  games: number
}

/** Which turns people were told of: one notice for each at most. */
export interface NoticeRow {
  table_id: string
  player: string
  /** The place of the record at which the turn began, the same however often it is taken back and comes again. */
  seq: number
  /** When it may be sent: at once, or when the quiet hours end. */
  due: number
  sent: number | null
  /** How often sending has failed, and JSON of the ways by which; null while it was not tried. */
  tries: Generated<number>
  ways: string | null
}

export type Account = Selectable<AccountRow>
export type TableRecord = Selectable<TableRow>
