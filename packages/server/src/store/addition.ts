import type { EntryRow, ProgramRow, SnapshotRow, TableRow } from './schema.js'

/**
 * The columns that change with every entry. The only one with an index, `stand_in_at`, is null at most tables, so
 * writing is cheap.
 */
export type Progress = Pick<
  TableRow,
  'seq' | 'length' | 'redoable' | 'turn' | 'turn_since' | 'undo_request' | 'closing' | 'clock' | 'stand_in_at'
>

/** The columns by which the lobby finds tables, and those set when a game is over: they change rarely. */
export type Standing = Pick<TableRow, 'state' | 'ranking' | 'changed'>

/**
 * What is added to the record of a running game. It becomes durable together or not at all, and only if the table is
 * still at the version it was made for. It is data and not queries, so that a store can enter many at once.
 */
export interface Addition {
  readonly table: string
  /** The version of the table's row by which this was made. */
  readonly version: number
  readonly entries: readonly [EntryRow, ...EntryRow[]]
  readonly progress: Progress
  readonly standing?: Standing | undefined
  readonly snapshot?: SnapshotRow | undefined
  readonly programs?: ProgramsChange | undefined
}

/** Programs that have ended, and one that begins. */
export interface ProgramsChange {
  readonly ended: readonly string[]
  readonly begun?: ProgramRow
}

/**
 * Enters additions to different tables in one transaction. Once all are durable, says for each whether it was entered.
 * Throws if none was kept.
 */
export type Enter = (additions: readonly Addition[]) => Promise<readonly boolean[]>

/** The columns of an entry, in the order in which stores take them. */
export const entryColumns = [
  'table_id',
  'seq',
  'at',
  'account',
  'player',
  'deputy',
  'type',
  'action',
  'to_length',
  'programmed',
  'key',
  'hash',
  'change',
] as const satisfies readonly (keyof EntryRow)[]

export const progressColumns = [
  'seq',
  'length',
  'redoable',
  'turn',
  'turn_since',
  'undo_request',
  'closing',
  'clock',
  'stand_in_at',
] as const satisfies readonly (keyof Progress)[]

export const standingColumns = ['state', 'ranking', 'changed'] as const satisfies readonly (keyof Standing)[]

export const snapshotColumns = [
  'table_id',
  'seq',
  'rules',
  'state',
] as const satisfies readonly (keyof SnapshotRow)[]

/** The values of a row, in the order of its columns. */
export const valuesOf = <R, K extends keyof R>(row: R, columns: readonly K[]): R[K][] =>
  columns.map((column) => row[column])
