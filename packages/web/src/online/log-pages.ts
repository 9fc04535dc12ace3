import type { GameLog } from '@stellwerk/protocol'
import { request } from './api.js'

/** The record of a game from a place on, page by page: the server sends a long one in several. */
export async function* logPages(
  table: string,
  from: number,
  invite: string | undefined,
): AsyncGenerator<GameLog> {
  const invited = invite === undefined ? '' : `&invite=${invite}`
  for (let at = from, more = true; more;) {
    const page = await request<GameLog>('GET', `/tables/${table}/log?from=${at}${invited}`)
    yield page
    at = page.entries.at(-1)?.seq ?? at
    // a page without entries would be asked for again and again
    more = page.more && page.entries.length > 0
  }
}

/** The whole record: where the game began, and every entry since. */
export async function wholeLog(
  table: string,
  invite: string | undefined,
): Promise<{ readonly start: unknown; readonly entries: GameLog['entries'] }> {
  const entries: GameLog['entries'][number][] = []
  let start: unknown
  for await (const page of logPages(table, 0, invite)) {
    start ??= page.start
    entries.push(...page.entries)
  }
  return { start, entries }
}
