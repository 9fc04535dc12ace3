import type { Insertable } from 'kysely'
import type { AccountRow, EntryRow, TableRow } from './schema.js'

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
  deleted: null,
  ...about,
})

export const tableRow = (id: string, about: Partial<TableRow> = {}): Insertable<TableRow> => ({
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
  position: null,
  rules: 1,
  created: 0,
  changed: 0,
  seq: 0,
  length: 0,
  redoable: 0,
  turn: '[]',
  turn_since: 0,
  undo_request: null,
  closing: '[]',
  ranking: null,
  version: 0,
  uploaded: null,
  seat_requests: '[]',
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
  type: 'pass',
  action: '{}',
  to_length: null,
  programmed: 0,
  key: null,
  hash: '0'.repeat(16),
  change: '{}',
  ...about,
})
