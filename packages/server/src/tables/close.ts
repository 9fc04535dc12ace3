import type { Transaction } from 'kysely'
import type { Services } from '../context.js'
import { conflict, forbidden, notFound } from '../errors.js'
import type { Account, Database, TableRecord } from '../store/schema.js'
import { changeTable, isAsSeen, writeRow } from './change.js'
import type { TableAndSeats } from './read.js'
import { findTable, isHost, mayRead, needSeat } from './read.js'

/** How the players of a running game stand, and at which place of its record. */
export interface Standing {
  readonly seq: number
  readonly ranking: string
}

export async function standingOf({ store, memory }: Services, id: string): Promise<Standing | undefined> {
  const table = await findTable(store.db, id)
  if (table?.row.state !== 'running') return undefined
  const { title, state, seq } = await memory.of(table.row)
  return { seq, ranking: JSON.stringify(title.ranking(state)) }
}

/** Closes a table; a game that has begun counts as it stands (1853-R-71). */
export async function closeAsItStands(
  transaction: Transaction<Database>,
  row: TableRecord,
  standing: Standing | undefined,
): Promise<void> {
  const close = transaction.updateTable('tables').where('id', '=', row.id)
  if (row.state === 'open') return void (await close.set({ state: 'closed' }).execute())
  if (standing?.seq !== row.seq) throw conflict('the game has moved on', row.seq)
  const { ranking } = standing
  await close.set({ state: 'closed', turn: '[]', undo_request: null, ranking }).execute()
}

/** Closes a table: before the game its host does, afterwards all who play must agree. */
export async function closeTable(
  services: Services,
  id: string,
  account: Account,
  { after }: { readonly after: number },
): Promise<TableAndSeats> {
  const standing = await standingOf(services, id)
  return changeTable(services, id, async (transaction, table) => {
    if (!mayRead(table, account, undefined)) throw notFound('table')
    const { row, seats } = table
    if (row.state === 'open') {
      if (!isHost(table, account)) throw forbidden('only the host can close a table before the game')
      return closeAsItStands(transaction, row, undefined)
    }
    if (row.state !== 'running') throw conflict('the game is over')
    const { player } = needSeat(table, account)
    isAsSeen(row, after)
    const agreed = [...new Set([...agreedIn(row), player])]
    await agreeing(transaction, row, agreed)
    const everybody = seats.every((seat) => seat.person === null || agreed.includes(seat.player))
    if (everybody) await closeAsItStands(transaction, row, standing)
  })
}

/** Takes back that one has agreed to close a table. */
export async function keepOpen(services: Services, id: string, account: Account): Promise<TableAndSeats> {
  return changeTable(services, id, async (transaction, table) => {
    if (!mayRead(table, account, undefined)) throw notFound('table')
    const { player } = needSeat(table, account)
    if (table.row.state !== 'running') throw conflict('the game is not running')
    await agreeing(
      transaction,
      table.row,
      agreedIn(table.row).filter((other) => other !== player),
    )
  })
}

const agreedIn = ({ closing }: TableRecord): string[] => JSON.parse(closing) as string[]

const agreeing = (
  transaction: Transaction<Database>,
  row: TableRecord,
  players: readonly string[],
): Promise<void> => writeRow(transaction, row, { closing: JSON.stringify(players) })
