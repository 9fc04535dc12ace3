import { awaitedIn } from '@stellwerk/engine'
import { randomInt } from 'node:crypto'
import type { Services } from '../context.js'
import { conflict, forbidden, notFound } from '../errors.js'
import type { Account } from '../store/schema.js'
import { changeTable } from './change.js'
import { mayRun, seatId } from './create.js'
import { heldFromStart } from './holders.js'
import type { TableAndSeats } from './read.js'
import { isHost, mayRead } from './read.js'

/** Random seats do not depend on the game's seed, which the host may know. */
function drawn<T>(items: readonly T[]): T[] {
  const result = [...items]
  for (let i = result.length - 1; i > 0; i--) {
    const j = randomInt(i + 1)
    ;[result[i], result[j]] = [result[j] as T, result[i] as T]
  }
  return result
}

/** Starts the game with the people at the table. */
export async function startTable(services: Services, id: string, account: Account): Promise<TableAndSeats> {
  const started = await changeTable(services, id, async (transaction, table) => {
    if (!mayRead(table, account, undefined)) throw notFound('table')
    if (!isHost(table, account)) throw forbidden('only the host can start the game')
    const { row } = table
    if (row.state !== 'open') throw conflict('the game has already begun', row.seq)
    await mayRun(transaction, services.config, account.id)
    const title = services.memory.titleOf(row.title)
    const there = table.seats.filter(({ person, computer }) => person !== null || computer !== null)
    if (there.length < title.seats.min) throw conflict(`at least ${title.seats.min} players are needed`)
    const seated = row.seating === 'drawn' ? drawn(there) : there
    const seats = seated.map(({ person, computer, name }, i) => ({
      table_id: id,
      position: i + 1,
      player: seatId(i + 1),
      account: person?.id ?? null,
      name: person ? '' : name,
      computer,
      offered: null,
      holders: heldFromStart(person?.id ?? null),
      deputy: null,
    }))
    const options = JSON.parse(row.options) as { [name: string]: string }
    const start = title.create({ players: seats.map(({ player }) => player), seed: row.seed, options })
    if (!start.ok) throw conflict(`these seats cannot play: ${start.refusal.rule}`)
    const state = start.value
    await transaction.deleteFrom('seats').where('table_id', '=', id).execute()
    await transaction.insertInto('seats').values(seats).execute()
    await transaction
      .insertInto('snapshots')
      .values({ table_id: id, seq: 0, rules: title.rulesVersion, state: JSON.stringify(state) })
      .execute()
    await transaction
      .updateTable('tables')
      .set({
        state: 'running',
        rules: title.rulesVersion,
        turn: JSON.stringify(awaitedIn(title, state)),
        turn_since: services.now(),
        clock: '{}',
      })
      .where('id', '=', id)
      .execute()
  })
  // who wants to be told is looked up there: a game begins only once
  const turn = JSON.parse(started.row.turn) as string[]
  services.background.add(services.notices.turnBegan(started.row, turn, started.row.seq))
  services.computers.look(started)
  return started
}
