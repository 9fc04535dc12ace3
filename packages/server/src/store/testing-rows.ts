import type { Insertable } from 'kysely'
import { emptyAccount } from '../accounts/creation.js'
import { emptyTable } from '../tables/create.js'
import type { Addition } from './addition.js'
import type { AccountRow, Database, EntryRow, TableRecord } from './schema.js'

/** Rows for tests: whole and valid, with whatever a test says about them. */
export const accountRow = (id: string, about: Partial<AccountRow> = {}): Insertable<AccountRow> => ({
  id,
  name: id,
  name_key: id,
  password: null,
  email: null,
  email_confirmed: 0,
  language: null,
  notices: '{}',
  guest: 0,
  created: 0,
  ...emptyAccount,
  ...about,
})

export const tableRow = (id: string, about: Partial<TableRecord> = {}): TableRecord => ({
  ...emptyTable(0),
  id,
  title: '1873',
  options: '{}',
  name: '',
  state: 'running',
  pace: 'live',
  watching: 'everyone',
  undo: 'consent',
  seating: 'drawn',
  host: null,
  invite: `invite-${id}`,
  seed: 0xffff_ffff,
  rules: 1,
  seed_chosen: 0,
  time: '{"kind":"none"}',
  ...about,
})

export const entryRow = (
  table_id: string,
  seq: number,
  about: Partial<EntryRow> = {},
): Insertable<EntryRow> => ({
  table_id,
  seq,
  at: 0,
  account: null,
  player: 'seat-1',
  deputy: null,
  type: 'pass',
  action: '{}',
  to_length: null,
  programmed: 0,
  key: null,
  hash: '0'.repeat(16),
  change: '{}',
  ...about,
})

/** An entry with a key, as an action of a player has one. */
export const entryOf = (table: string, seq: number, about: Partial<EntryRow> = {}): EntryRow =>
  entryRow(table, seq, { key: `key-${table}-${seq}`, ...about }) as EntryRow

/** An action at a table that has `after` entries and was changed as often. */
export const additionOf = (table: string, after: number, about: Partial<Addition> = {}): Addition => ({
  table,
  version: after,
  entries: [entryOf(table, after + 1)],
  progress: {
    seq: after + 1,
    length: after + 1,
    redoable: 0,
    turn: '["seat-2"]',
    turn_since: 5,
    undo_request: null,
    closing: '[]',
    clock: '{}',
    stand_in_at: null,
  },
  ...about,
})

const moment = 1_800_000_000_000

/** One row of every table, with something in every column; of those that others refer to first. */
export const rowOfEach = () =>
  ({
    accounts: accountRow('a', {
      password: 'p',
      email: 'e',
      language: 'de',
      created: moment,
      deleted: moment,
    }),
    name_looks: { look: 'l', account: 'a' },
    sessions: { token_hash: 'h', account: 'a', created: moment, seen: moment, expires: moment },
    push_subscriptions: { endpoint: 'e', account: 'a', keys: '{}', created: moment },
    tables: tableRow('t', {
      host: 'a',
      position: '{}',
      undo_request: '{}',
      ranking: '[]',
      changed: moment,
    }),
    recoveries: { token_hash: 'h', account: 'a', expires: moment },
    invitations: { token_hash: 'h', uses: 2, created: moment, expires: moment },
    confirmations: { token_hash: 'h', account: 'a', email: 'e', expires: moment },
    seats: {
      table_id: 't',
      position: 1,
      player: 'seat-1',
      account: 'a',
      name: 'カナ',
      offered: 'a',
      holders: '[]',
      computer: 'good',
      deputy: 'a',
    },
    entries: entryRow('t', 1, {
      at: moment,
      account: 'a',
      to_length: 3,
      key: 'k',
      change: '{"ü":"\\u0000"}',
    }),
    snapshots: { table_id: 't', seq: 1, rules: 2, state: '{}' },
    chat: {
      table_id: 't',
      at: moment,
      account: 'a',
      player: 'seat-1',
      name: 'n',
      key: 'k',
      text: '🚂',
      hidden: 1,
    },
    reports: { id: 'r', at: moment, account: 'a', table_id: 't', message: 1, text: 't', done: 1 },
    moderation: {
      id: 'm',
      at: moment,
      moderator: 'a',
      action: 'mute',
      subject: 's',
      until: moment,
      reason: 'r',
    },
    notes: { table_id: 't', account: 'a', text: 'n' },
    programs: { table_id: 't', player: 'seat-1', program: '{}', since: 4 },
    notices: { table_id: 't', player: 'seat-1', seq: 1, due: moment, sent: moment, tries: 2, ways: '[]' },
    ratings: { account: 'a', title: '1873', mean: 1500, deviation: 500, games: 3 },
  }) satisfies { [table in keyof Database]: unknown }
