/** The store cannot take this write now; nothing of it was kept. Servers answer 503. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable'

  constructor(readonly reason: 'busy' | 'closed' | 'damaged') {
    super(reason === 'busy' ? 'too many writes are waiting' : `the store is ${reason}`)
  }
}

/** Why a store cannot be written to, or not be read completely: no space, a failing disk, a damaged file. */
export type Trouble = 'full' | 'failing' | 'damaged'

/** The store cannot be opened, for a reason that the operator has to fix. */
export class StoreNotOpened extends Error {
  override readonly name = 'StoreNotOpened'
  readonly code: string

  constructor(
    readonly reason: Trouble | 'in-use' | 'newer',
    /** The data folder; of a store that is newer than the program, both versions. */
    about: string,
    cause?: unknown,
  ) {
    super(openingFaults[reason](about), { cause })
    this.code = `STORE_${reason.toUpperCase().replace('-', '_')}`
  }
}

const openingFaults: Readonly<Record<StoreNotOpened['reason'], (folder: string) => string>> = {
  'in-use': (folder) =>
    `another server uses the data folder ${folder}: stop it, or set STELLWERK_DATA to another folder`,
  full: (folder) => `there is no room left for the store in ${folder}`,
  failing: (folder) => `the store in ${folder} cannot be written to`,
  damaged: (folder) => `the store in ${folder} is damaged: restore a backup, as docs/operate.md says`,
  newer: (versions) =>
    `the store has ${versions}: a newer release has written to it. Start that one again, or restore a backup made before it`,
}

/** What SQLite said in the thread that writes. */
export class SqliteFault extends Error {
  override readonly name = 'SqliteFault'

  constructor(
    message: string,
    /** SQLite's extended result code. */
    readonly errcode: number | undefined,
  ) {
    super(message)
  }
}

/** Whether a row was refused because its key is taken. */
export function isConflict(error: unknown): boolean {
  return postgresCode(error) === '23505' || uniquenessCodes.has(sqliteCode(error) ?? 0)
}

/** Whether the same work may well succeed when it is tried again. */
export function isTransient(error: unknown): boolean {
  const code = postgresCode(error)
  return code === deadlock || code === serializationFailure || isStalePlan(error)
}

/** Whether the database cannot be reached, or went away in the middle of the work: it may be back in a moment. */
export function isUnreachable(error: unknown): boolean {
  const code = postgresCode(error)
  if (code === undefined) return error instanceof Error && lostConnection.test(error.message)
  return awayCodes.test(code) || networkCodes.has(code)
}

/** Whether an error means trouble with the store as a whole, which every other query would meet too. */
export function troubleOf(error: unknown): Trouble | undefined {
  return (
    sqliteTroubles.get((sqliteCode(error) ?? 0) & 0xff) ?? postgresTroubles.get(postgresCode(error) ?? '')
  )
}

/** Whether another connection of SQLite has the lock. */
export const isLocked = (error: unknown): boolean => ((sqliteCode(error) ?? 0) & 0xff) === busy

/** Whether a particular row is to blame, so that others can be written without it. */
export function isOfRows(error: unknown): boolean {
  // classes of PostgreSQL: data, integrity and limits; with SQLite's codes the last byte is the kind
  return /^(22|23|54)...$/.test(postgresCode(error) ?? '') || rowCodes.has((sqliteCode(error) ?? 0) & 0xff)
}

/** Whether a prepared statement no longer fits the tables: its columns are not those for which it was prepared. */
export function isStalePlan(error: unknown): boolean {
  return postgresCode(error) === featureNotSupported && String(error).includes('cached plan')
}

const busy = 5

/** SQLite's codes for trouble with the whole file, and its own words for them. */
const sqliteFaults: readonly (readonly [code: number, words: string, trouble: Trouble])[] = [
  [busy, 'database is locked', 'failing'],
  [7, 'out of memory', 'failing'],
  [8, 'attempt to write a readonly database', 'failing'],
  [10, 'disk I/O error', 'failing'],
  [11, 'database disk image is malformed', 'damaged'],
  [13, 'database or disk is full', 'full'],
  [14, 'unable to open database file', 'failing'],
  [15, 'locking protocol', 'failing'],
  [26, 'file is not a database', 'damaged'],
]

const sqliteTroubles = new Map(sqliteFaults.map(([code, , trouble]) => [code, trouble]))

/** For queries that return rows the package gives no code. */
const sqliteWords = new Map(sqliteFaults.map(([code, words]) => [words, code]))

/** Disk full, out of memory, a failed read or write. */
const postgresTroubles: ReadonlyMap<string, Trouble> = new Map([
  ['53100', 'full'],
  ['53200', 'failing'],
  ['58030', 'failing'],
])

const deadlock = '40P01'
const serializationFailure = '40001'
const featureNotSupported = '0A000'

/** Classes of PostgreSQL: connections, too many of them, and a server that stops or starts. */
const awayCodes = /^(08...|53300|57P0[123])$/

/** The system's codes for a server that cannot be reached. */
const networkCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])

/** The messages of `pg` for the same, which have no code. */
const lostConnection =
  /^(Connection terminated|timeout (expired|exceeded when trying to connect)$|Client has encountered a connection error)/

/** SQLITE_CONSTRAINT_PRIMARYKEY, _UNIQUE and _ROWID. */
const uniquenessCodes: ReadonlySet<number> = new Set([1555, 2067, 2579])

/** SQLITE_TOOBIG, _CONSTRAINT, _MISMATCH and _RANGE. */
const rowCodes: ReadonlySet<number> = new Set([18, 19, 20, 25])

function postgresCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

/** SQLite's extended result code: the libraries give it the same name. */
function sqliteCode(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined
  return 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode
    : sqliteWords.get(error.message)
}
