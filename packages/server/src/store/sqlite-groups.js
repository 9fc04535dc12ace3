/**
 * Carries groups of statements out on a connection of SQLite. Plain JavaScript, since the thread that writes uses it
 * too (`sqlite-thread.js`).
 */

/** @import { Group, NumberedStatement } from './sqlite-messages.js' */
/** @import { SqliteFile } from './sqlite-library.js' */

/**
 * @param {SqliteFile} file Must not be within a transaction.
 * @param {readonly NumberedStatement[]} statements
 * @returns {(groups: readonly Group[]) => boolean[]} Carries groups out in one transaction; says of each whether it
 *   was, once all are durable.
 */
export function entering(file, statements) {
  const begin = file.prepare('begin immediate')
  const commit = file.prepare('commit')
  /** @type {ReturnType<SqliteFile['prepare']>[]} */
  const prepared = []

  /**
   * Carries out the statements of a group, unless the first one finds nothing to change.
   *
   * @param {Group} group
   */
  const carryOut = (group) => {
    for (let at = 0; at < group.length;) {
      const number = Number(group[at])
      const { sql, values } = statements[number] ?? { sql: '', values: 0 }
      const statement = (prepared[number] ??= file.prepare(sql))
      const next = at + 1 + values
      const { changes } = statement.run(...group.slice(at + 1, next))
      if (at === 0 && Number(changes) === 0) return false
      at = next
    }
    return true
  }

  return (groups) => {
    begin.run()
    try {
      const outcomes = groups.map(carryOut)
      commit.run()
      return outcomes
    } catch (error) {
      giveUp(file)
      throw error
    }
  }
}

/** @param {SqliteFile} file */
function giveUp(file) {
  try {
    file.exec('rollback')
  } catch {
    // Some errors, such as a full disk, have ended the transaction already.
  }
}
