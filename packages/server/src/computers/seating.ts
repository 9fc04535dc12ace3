import type { Level } from '@stellwerk/bots'
import { botNamesBeside } from '@stellwerk/bots'
import type { Services } from '../context.js'
import { conflict, forbidden, notFound } from '../errors.js'
import type { Account } from '../store/schema.js'
import { changeTable } from '../tables/change.js'
import type { TableAndSeats } from '../tables/read.js'
import { isHost, mayRead } from '../tables/read.js'

/** The host gives a free seat to a computer, changes how well it plays, or takes the seat away from it again. */
export async function seatComputer(
  services: Services,
  id: string,
  account: Account,
  { seat: player, level }: { readonly seat: string; readonly level: Level | null },
): Promise<TableAndSeats> {
  const seated = await changeTable(services, id, async (transaction, table) => {
    if (!mayRead(table, account, undefined)) throw notFound('table')
    if (!isHost(table, account)) throw forbidden('only the host can seat computers')
    const { row, seats } = table
    if (row.state !== 'open' && row.state !== 'running') throw conflict('the game is over', row.seq)
    const seat = seats.find((other) => other.player === player)
    if (!seat) throw notFound('seat')
    if (seat.person) throw conflict('this seat is taken')
    const others = seats.flatMap(({ name, person, computer }) =>
      [...(computer ? [name] : []), person?.name ?? []].flat(),
    )
    const [fresh = ''] = botNamesBeside(others, 1)
    const name = row.state === 'running' ? seat.name || fresh : level === null ? '' : seat.name || fresh
    await transaction
      .updateTable('seats')
      .set({ computer: level, name, offered: null })
      .where('table_id', '=', id)
      .where('position', '=', seat.position)
      .execute()
  })
  services.computers.look(seated)
  return seated
}
