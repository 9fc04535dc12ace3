import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { isStalePlan } from './errors.js'

/** There are few statements; if a program kept making up new ones, those would not be prepared. */
const preparedAtMost = 200

/**
 * A pool whose connections prepare each statement once: for small writes the server spends more time on reading a
 * statement than on carrying it out.
 */
export function preparing(pool: Pool): PostgresPool {
  const names = new Map<string, string>()
  const known = new WeakMap<PoolClient, PostgresPoolClient>()
  let named = 0

  const nameOf = (statement: string): string | undefined => {
    const name = names.get(statement)
    if (name !== undefined || names.size >= preparedAtMost) return name
    const fresh = `s${++named}`
    names.set(statement, fresh)
    return fresh
  }

  const adapted = (client: PoolClient): PostgresPoolClient => {
    const query = async (text: string, parameters: readonly unknown[]): Promise<unknown> => {
      const values = [...parameters]
      // Only plain messages may hold several statements, and those have no parameters.
      const name = values.length === 0 ? undefined : nameOf(text)
      if (name === undefined) return client.query(text, values)
      try {
        return await client.query({ name, text, values })
      } catch (error) {
        // Another process changed the tables since: from now on the statement goes by a new name.
        if (isStalePlan(error)) names.delete(text)
        throw error
      }
    }
    return { query: query as Query, release: () => client.release() }
  }

  return {
    connect: async () => {
      const client = await pool.connect()
      const adaptedClient = known.get(client) ?? adapted(client)
      known.set(client, adaptedClient)
      return adaptedClient
    },
    end: () => pool.end(),
  }
}

/** Kysely also has a form with a cursor, which needs a library that is not there. */
type Query = PostgresPoolClient['query'] &
  ((text: string, parameters: readonly unknown[]) => Promise<PostgresQueryResult<unknown>>)
