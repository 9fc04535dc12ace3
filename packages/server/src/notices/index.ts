/**
 * Tells people that it is their turn: once for each turn, by the ways they chose, outside of their quiet hours. A notice
 * is a row in the store that says from when on it may be sent; any process takes due rows and sends them, and tries
 * again for a while if that fails. Whoever has played by then, or has the table before their eyes, is not disturbed.
 */
import type { Selectable } from 'kysely'
import { languageOf, noticesOf, wantsNotices } from '../accounts/settings.js'
import type { Context, TurnNotices } from '../context.js'
import type { Presence } from '../live/presence.js'
import { metrics } from '../operate/metrics.js'
import type { Account, NoticeRow, TableRecord } from '../store/schema.js'
import { channel, messageFor } from './channel.js'
import { harmless } from './harmless.js'
import { linksOf, placeOf } from './place.js'
import { afterQuiet } from './quiet.js'
import { wordingOf } from './texts.js'
import { postMessage, waysOf } from './ways.js'

export interface Notices extends TurnNotices {
  /** Sends what is due now; the server does it every few seconds. */
  sendDue(): Promise<void>
  close(): Promise<void>
}

const lookEvery = 5000
/** More are not sent in one go; the rest waits for the next. */
const atOnce = 200

type Due = Pick<Selectable<NoticeRow>, 'table_id' | 'player' | 'seq' | 'tries' | 'ways'>

const minute = 60_000
/** When sending has failed, it is tried again after these pauses, and then no more. */
const pauses: readonly number[] = [1 * minute, 5 * minute, 30 * minute, 120 * minute]

export function registerNotices(context: Context, presence: Pick<Presence, 'at'>): Notices {
  const { store, config, log, now } = context
  const ways = waysOf(context)

  /** Takes a row so that no other process sends it too: `values` says what becomes of it. */
  async function take(due: Due, values: { sent: number } | { due: number }): Promise<boolean> {
    const taken = await store.write((transaction) =>
      transaction
        .updateTable('notices')
        .set(values)
        .where('table_id', '=', due.table_id)
        .where('player', '=', due.player)
        .where('seq', '=', due.seq)
        .where('sent', 'is', null)
        .executeTakeFirst(),
    )
    return taken.numUpdatedRows > 0n
  }

  async function forget({ table_id, player, seq }: Due): Promise<void> {
    await store.write((transaction) =>
      transaction
        .deleteFrom('notices')
        .where('table_id', '=', table_id)
        .where('player', '=', player)
        .where('seq', '=', seq)
        .where('sent', 'is', null)
        .execute(),
    )
  }

  async function tellChannel(due: Due): Promise<void> {
    const message = await messageFor(context, due.table_id)
    if (!message) return forget(due)
    if (!(await take(due, { sent: now() }))) return
    try {
      await postMessage(config, message.address, message.text)
    } catch (error) {
      failed('webhook', due.table_id, error)
      await tryLater(due, ['webhook'])
    }
  }

  function failed(way: string, table: string, error: unknown): void {
    metrics.notices.inc({ way, result: 'failed' })
    log.warn({ err: error, way, table }, 'a notice could not be sent')
  }

  async function send(due: Due): Promise<void> {
    if (due.player === channel) return tellChannel(due)
    const found = await waitingFor(context, due)
    // nobody was told: should the turn come back, they can be
    if (!found) return forget(due)
    const later = afterQuiet(now(), noticesOf(found.account).quiet)
    if (later > now()) return void (await take(due, { due: later }))
    // whoever looks at the table needs no notice; should they turn away without a move, they get one
    if (presence.at(due.table_id).attentive.has(due.player))
      return void (await take(due, { due: now() + config.noticeDelaySeconds * 1000 }))
    if (!(await take(due, { sent: now() }))) return
    const wording = wordingOf(languageOf(found.account) ?? 'en', {
      name: harmless(found.account.name),
      place: placeOf(context, found.table, languageOf(found.account) ?? 'en'),
      ...linksOf(config, found.table.id),
    })
    const left = due.ways === null ? Object.keys(ways) : (JSON.parse(due.ways) as string[])
    const again = await Promise.all(
      left.map(async (way) => {
        try {
          await ways[way]?.(found.account, wording, found.table.id)
          return []
        } catch (error) {
          failed(way, found.table.id, error)
          return [way]
        }
      }),
    )
    await tryLater(due, again.flat())
  }

  /** Nobody is told twice: a notice counts as sent from before it is until it is known to have failed. */
  async function tryLater(due: Due, again: readonly string[]): Promise<void> {
    const pause = pauses[due.tries]
    if (again.length === 0 || pause === undefined) return
    await store.write((transaction) =>
      transaction
        .updateTable('notices')
        .set({ sent: null, due: now() + pause, tries: due.tries + 1, ways: JSON.stringify(again) })
        .where('table_id', '=', due.table_id)
        .where('player', '=', due.player)
        .where('seq', '=', due.seq)
        .execute(),
    )
  }

  async function sendDue(): Promise<void> {
    const rows = await store.db
      .selectFrom('notices')
      .select(['table_id', 'player', 'seq', 'tries', 'ways'])
      .where('sent', 'is', null)
      .where('due', '<=', now())
      .orderBy('due')
      .limit(atOnce)
      .execute()
    await Promise.all(
      rows.map((due) =>
        send(due).catch((error: unknown) =>
          log.error({ err: error, table: due.table_id }, 'a notice failed'),
        ),
      ),
    )
  }

  let sending = Promise.resolve()
  let isWaiting = false
  const look = (): void => {
    if (isWaiting) return
    isWaiting = true
    sending = sendDue()
      .catch((error: unknown) => log.error({ err: error }, 'notices could not be read'))
      .finally(() => (isWaiting = false))
  }
  const timer = setInterval(look, lookEvery).unref()

  return {
    async turnBegan(table, players, seq) {
      const accounts = await seated(context, table.id, players)
      const earliest = now() + config.noticeDelaySeconds * 1000
      const own = accounts
        .filter(({ account }) => wantsNotices(account))
        .map(({ player, account }) => {
          const due = afterQuiet(earliest, noticesOf(account).quiet)
          return { table_id: table.id, player, seq, due, sent: null, ways: null }
        })
      const forAll = { table_id: table.id, player: channel, seq, due: earliest, sent: null, ways: null }
      const rows = table.webhook === '' || players.length === 0 ? own : [...own, forAll]
      if (rows.length === 0) return
      await store.write(async (transaction) => {
        // of earlier turns it is too late to tell
        await transaction
          .deleteFrom('notices')
          .where('table_id', '=', table.id)
          .where('player', 'in', [...players, channel])
          .where('seq', '!=', seq)
          .where('sent', 'is', null)
          .execute()
        await transaction
          .insertInto('notices')
          .values(rows)
          .onConflict((conflict) => conflict.columns(['table_id', 'player', 'seq']).doNothing())
          .execute()
      })
    },
    sendDue,
    async close() {
      clearInterval(timer)
      await sending
    },
  }
}

async function seated(
  { store }: Context,
  table: string,
  players: readonly string[],
): Promise<{ readonly player: string; readonly account: Account }[]> {
  if (players.length === 0) return []
  const rows = await store.db
    .selectFrom('seats')
    .innerJoin('accounts', 'accounts.id', 'seats.account')
    .selectAll('accounts')
    .select('seats.player')
    .where('seats.table_id', '=', table)
    .where('seats.player', 'in', [...players])
    .where('accounts.deleted', 'is', null)
    .execute()
  return rows.map(({ player, ...account }) => ({ player, account }))
}

/** The table and the person who still keeps it waiting; nothing if the game has moved on. */
async function waitingFor(
  context: Context,
  { table_id, player }: Due,
): Promise<{ readonly table: TableRecord; readonly account: Account } | undefined> {
  const { db } = context.store
  const table = await db.selectFrom('tables').selectAll().where('id', '=', table_id).executeTakeFirst()
  if (table?.state !== 'running' || !(JSON.parse(table.turn) as string[]).includes(player)) return undefined
  const [found] = await seated(context, table_id, [player])
  return found && { table, account: found.account }
}
