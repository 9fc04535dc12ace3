/**
 * The thread that writes to an SQLite file, so that only those who need the disk wait for it. It knows no tables: it
 * carries out statements in the order in which they come, and answers each request with one message. Plain JavaScript,
 * since Node starts a thread from a file and tests run the sources.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { entering } from './sqlite-groups.js'

/** @import { Answer, FileWish, Request, ThreadData } from './sqlite-messages.js' */
/** @import { SqliteFile, SqliteLibrary } from './sqlite-library.js' */
/** @typedef {ReturnType<SqliteFile['prepare']>} Statement */

const data = /** @type {ThreadData} */ (workerData)
/** @type {SqliteLibrary} */
const { DatabaseSync } = await import(data.library)

/**
 * What the thread does with an open file.
 *
 * @param {SqliteFile} file
 * @param {FileWish} wish
 * @returns {{ [K in Exclude<Request['kind'], 'open'>]: (request: Extract<Request, { kind: K }>) => unknown }}
 */
function writerOf(file, wish) {
  /** @type {Map<string, Statement>} */
  const kept = new Map()

  /**
   * The statement of a text; those that were not used for longest are forgotten.
   *
   * @param {string} sql
   */
  const prepared = (sql) => {
    const statement = kept.get(sql) ?? file.prepare(sql)
    kept.delete(sql)
    kept.set(sql, statement)
    const oldest = kept.size > wish.keptStatements ? kept.keys().next().value : undefined
    if (oldest !== undefined) kept.delete(oldest)
    return statement
  }

  const enter = entering(file, wish.statements)

  return {
    enter({ groups }) {
      const start = performance.now()
      const outcomes = enter(groups)
      return { outcomes, milliseconds: performance.now() - start }
    },
    query({ sql, parameters }) {
      const statement = prepared(sql)
      if (statement.columns().length > 0) return { rows: statement.all(...parameters) }
      const { changes, lastInsertRowid } = statement.run(...parameters)
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
    },
    tidy() {
      prepared('pragma wal_checkpoint(passive)').all()
    },
    close() {
      file.close()
    },
  }
}

/**
 * @param {() => unknown} work
 * @returns {Answer}
 */
function answerOf(work) {
  try {
    return { ok: true, value: work() }
  } catch (error) {
    const { message, errcode } = /** @type {Error & { errcode?: number }} */ (error)
    return { ok: false, message, errcode }
  }
}

/** @param {FileWish} wish */
function open(wish) {
  const file = new DatabaseSync(wish.file, { timeout: wish.patience })
  for (const pragma of wish.pragmas) file.exec(`pragma ${pragma}`)
  return writerOf(file, wish)
}

/** @type {ReturnType<typeof writerOf> | undefined} */
let writer

/** @param {Request} request */
function carryOut(request) {
  if (request.kind === 'open') writer = open(request.wish)
  else return writer?.[request.kind](/** @type {never} */ (request))
}

parentPort?.on('message', (/** @type {Request} */ request) => {
  parentPort?.postMessage(answerOf(() => carryOut(request)))
})
