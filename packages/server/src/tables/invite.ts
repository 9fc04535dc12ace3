import type { Services } from '../context.js'
import { forbidden, notFound } from '../errors.js'
import type { Account } from '../store/schema.js'
import { changeTable, writeRow } from './change.js'
import { newInvite } from './create.js'
import type { TableAndSeats } from './read.js'
import { isHost, mayRead } from './read.js'

/** Draws a new invitation: the old link stops working, and people who watched by it no longer can. */
export async function renewInvite(services: Services, id: string, account: Account): Promise<TableAndSeats> {
  return changeTable(services, id, async (transaction, table) => {
    if (!mayRead(table, account, undefined)) throw notFound('table')
    if (!isHost(table, account)) throw forbidden('only the host can change the invitation')
    await writeRow(transaction, { id }, { invite: newInvite() })
  })
}
