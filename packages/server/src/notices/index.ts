/**
 * Tells people that it is their turn: once for each turn, by the ways they chose, outside of their quiet hours. A
 * notice is a row in the store that says from when on it may be sent; any process takes due rows and sends them, and
 * tries again for a while if that fails. Players who have moved by then, or are looking at the table, are not
 * disturbed.
 */
import { languageOf, noticesOf, wantsNotices } from '../accounts/settings.js'
import type { Context, TurnNotices } from '../context.js'
import type { Presence } from '../live/presence.js'
import { metrics } from '../operate/metrics.js'
import type { Account, TableRecord } from '../store/schema.js'
import { channel, messageFor } from './channel.js'
import { harmless } from './harmless.js'
import { linksOf, placeOf } from './place.js'
import { afterQuiet } from './quiet.js'
import type { Due } from './rows.js'
import { NoticeRows } from './rows.js'
import { wordingOf } from './texts.js'
import { postMessage, waysOf } from './ways.js'

export interface Notices extends TurnNotices {
  /** Sends what is due now; the server does it every few seconds. */
  sendDue(): Promise<void>
  close(): Promise<void>
}

const lookEvery = 5000

export function registerNotices(context: Context, presence: Pick<Presence, 'at'>): Notices {
  const { config, log, now } = context
  const ways = waysOf(context)
  const rows = new NoticeRows(context)

  async function tellChannel(due: Due): Promise<void> {
    const message = await messageFor(context, due.table_id)
    if (!message) return rows.forget(due)
    if (!(await rows.take(due, { sent: now() }))) return
    try {
      await postMessage(config, message.address, message.text)
    } catch (error) {
      failed('webhook', due.table_id, error)
      await rows.tryLater(due, ['webhook'])
    }
  }

  function failed(way: string, table: string, error: unknown): void {
    metrics.notices.inc({ way, result: 'failed' })
    log.warn({ err: error, way, table }, 'a notice could not be sent')
  }

  async function send(due: Due): Promise<void> {
    if (due.player === channel) return tellChannel(due)
    const found = await waitingFor(context, due)
    // nobody was told, so they can be if the turn comes back
    if (!found) return rows.forget(due)
    const later = afterQuiet(now(), noticesOf(found.account).quiet)
    if (later > now()) return void (await rows.take(due, { due: later }))
    // players who look at the table need no notice; if they turn away without a move, they get one
    if (presence.at(due.table_id).attentive.has(due.player))
      return void (await rows.take(due, { due: now() + config.noticeDelaySeconds * 1000 }))
    if (!(await rows.take(due, { sent: now() }))) return
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
    await rows.tryLater(due, again.flat())
  }

  async function sendDue(): Promise<void> {
    const sendOne = (due: Due): Promise<void> =>
      send(due).catch((error: unknown) => log.error({ err: error, table: due.table_id }, 'a notice failed'))
    await Promise.all((await rows.due()).map(sendOne))
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
      const earliest = now() + config.noticeDelaySeconds * 1000
      const accounts = await seated(context, table.id, players)
      const due = new Map(
        accounts
          .filter(({ account }) => wantsNotices(account))
          .map(({ player, account }) => [player, afterQuiet(earliest, noticesOf(account).quiet)] as const),
      )
      if (table.webhook !== '' && players.length > 0) due.set(channel, earliest)
      await rows.enter(table.id, seq, players, due)
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
