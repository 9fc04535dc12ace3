/** Who acts for somebody who is absent: the deputy they have named or, once their time is up, perhaps the host. */
import type { Title } from '@stellwerk/engine'
import type { Services } from '../context.js'
import { conflict, malformed, notFound } from '../errors.js'
import type { Account } from '../store/schema.js'
import { changeTable } from '../tables/change.js'
import type { TableAndSeats } from '../tables/read.js'
import { isHost, mayRead, needSeat, seatOf } from '../tables/read.js'
import { controlOf, hasRunOut } from './at-table.js'

/**
 * Whether somebody may step in for a player whose time has run out: the host, or anybody if that player is the host.
 */
export function mayStepIn(table: TableAndSeats, account: Account, player: string, now: number): boolean {
  const control = controlOf(table.row)
  if (control.kind === 'none' || control.expiry !== 'host' || !hasRunOut(table, player, now)) return false
  const seat = table.seats.find((other) => other.player === player)
  const isOfHost = table.host !== null && seat?.person?.id === table.host.id
  return isHost(table, account) || (isOfHost && seatOf(table, account) !== undefined)
}

/** Whether somebody with a seat may act for another player. Where there are secrets, nobody may: they would see them. */
export function mayActFor(
  { now }: Pick<Services, 'now'>,
  table: TableAndSeats,
  title: Title,
  account: Account,
  player: string,
): boolean {
  const seat = table.seats.find((other) => other.player === player)
  if (!seat?.person || title.secrets) return false
  return seat.deputy === account.id || mayStepIn(table, account, player, now())
}

/** A player says who may act for them, or that nobody may. */
export async function nameDeputy(
  services: Services,
  id: string,
  account: Account,
  { deputy }: { readonly deputy: string | null },
): Promise<TableAndSeats> {
  return changeTable(services, id, async (transaction, table) => {
    if (!mayRead(table, account, undefined)) throw notFound('table')
    const own = needSeat(table, account)
    if (table.row.state !== 'running') throw conflict('the game is not running')
    if (services.memory.titleOf(table.row.title).secrets)
      throw conflict('this game has secrets: nobody can act for others')
    const chosen = deputy === null ? undefined : table.seats.find(({ player }) => player === deputy)
    const person = chosen?.person?.id ?? null
    if (deputy !== null && (person === null || person === account.id))
      throw malformed('deputy', 'must be another player at this table')
    await transaction
      .updateTable('seats')
      .set({ deputy: person })
      .where('table_id', '=', id)
      .where('position', '=', own.position)
      .execute()
  })
}
