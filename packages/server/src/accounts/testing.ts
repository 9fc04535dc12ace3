import type { FastifyInstance } from 'fastify'
import { readJson } from '@stellwerk/engine'
import type { Context } from '../context.js'
import type { Config } from '../operate/config.js'
import type { TableRecord } from '../store/schema.js'
import { tableRow } from '../store/testing-rows.js'
import type { ServerWish } from '../testing.js'
import { startServer } from '../testing.js'

interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: unknown
}

type Send = (
  method: string,
  path: string,
  body?: unknown,
  headers?: { readonly [name: string]: string },
) => Promise<Answer>

export interface Entrance {
  readonly context: Context
  readonly app: FastifyInstance
  readonly address: string
  /** What was written to the log. */
  readonly log: readonly string[]
  /** A browser: it keeps its cookie. */
  browser(): Send
  /** Lets time pass. */
  wait(milliseconds: number): void
}

/** A server whose clock stands still until a test lets time pass. */
export async function openEntrance(
  onFinished: (clean: () => Promise<void>) => void,
  config: Partial<Config> = {},
  wish: Pick<ServerWish, 'safePasswords'> = {},
): Promise<Entrance> {
  let now = Date.UTC(2026, 0, 15, 12)
  const { context, app, address, log, stop } = await startServer({ ...wish, config, now: () => now })
  onFinished(stop)
  return {
    context,
    app,
    address,
    log,
    wait: (milliseconds) => void (now += milliseconds),
    browser: () => browserAt(address),
  }
}

function browserAt(address: string): Send {
  let cookie = ''
  return async (method, path, body, headers = {}) => {
    const json = body === undefined ? {} : { 'content-type': 'application/json' }
    const response = await fetch(`${address}${path}`, {
      method,
      headers: { ...json, ...(cookie === '' ? {} : { cookie }), ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    for (const line of response.headers.getSetCookie()) cookie = line.split(';')[0] ?? ''
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      body: text === '' ? null : (readJson(text) ?? { value: text }).value,
    }
  }
}

/** A table as it lies in the store, with a seat for each of the accounts given. */
export async function putTable(
  { store, now }: Context,
  table: Partial<TableRecord> & { readonly id: string },
  accounts: readonly (string | null)[],
): Promise<TableRecord> {
  const row = tableRow(table.id, {
    pace: 'correspondence',
    host: accounts[0] ?? null,
    created: now(),
    changed: now(),
    turn: '["seat-1"]',
    turn_since: now(),
    ...table,
  })
  await store.write(async (transaction) => {
    await transaction.insertInto('tables').values(row).execute()
    for (const [i, account] of accounts.entries())
      await transaction
        .insertInto('seats')
        .values({
          table_id: row.id,
          position: i + 1,
          player: `seat-${i + 1}`,
          account,
          name: '',
          holders: '[]',
        })
        .execute()
  })
  return row
}
