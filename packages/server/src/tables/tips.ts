/**
 * Tips at a table: off until its host proposes them and everybody who plays agrees. People agree, not seats: whoever sits
 * down later is asked before anybody has tips again.
 */
import type { Transaction } from 'kysely'
import type { Services } from '../context.js'
import { conflict, forbidden, notFound } from '../errors.js'
import type { Account, Database } from '../store/schema.js'
import { changeTable, writeRow } from './change.js'
import { newId } from './create.js'
import type { TableAndSeats } from './read.js'
import { belongs, isHost, mayRead, seatOf } from './read.js'
import type { StoredTips } from './tips-agreement.js'
import { storedIn } from './tips-agreement.js'

/** The host proposes tips for everybody, and agrees to them. */
export async function proposeTips(services: Services, id: string, account: Account): Promise<TableAndSeats> {
  return changeTable(services, id, async (transaction, table) => {
    isUnderWay(table, account)
    if (!isHost(table, account)) throw forbidden('only the host can propose tips')
    if (storedIn(table.row)) throw conflict('tips have already been proposed')
    await keep(transaction, table, { id: newId(), agreed: [account.id] })
  })
}

/** Agrees to tips, or ends them: by declining what was proposed, or by taking back that one agreed. */
export async function answerTips(
  services: Services,
  id: string,
  account: Account,
  { proposal, agree }: { readonly proposal: string; readonly agree: boolean },
): Promise<TableAndSeats> {
  return changeTable(services, id, async (transaction, table) => {
    isUnderWay(table, account)
    if (!belongs(table, account)) throw forbidden('only players at this table can do that')
    const stored = storedIn(table.row)
    if (stored?.id !== proposal) throw conflict('there is no such proposal', table.row.seq)
    if (!agree) return keep(transaction, table, null)
    if (!seatOf(table, account)) throw forbidden('you have not been asked')
    await keep(transaction, table, { ...stored, agreed: [...new Set([...stored.agreed, account.id])] })
  })
}

function isUnderWay(table: TableAndSeats, account: Account): void {
  if (!mayRead(table, account, undefined)) throw notFound('table')
  const { state } = table.row
  if (state !== 'open' && state !== 'running') throw conflict('the game is over')
}

const keep = (
  transaction: Transaction<Database>,
  { row }: TableAndSeats,
  tips: StoredTips | null,
): Promise<void> => writeRow(transaction, row, { tips: tips && JSON.stringify(tips) })
