import type { ImportNote, uploadedTable } from '@stellwerk/protocol'
import type { z } from 'zod'
import { looksOf } from '../accounts/names.js'
import type { Services } from '../context.js'
import { breathe } from '../play/breathe.js'
import type { Account, EntryRow, SnapshotRow, TableRow } from '../store/schema.js'
import { timeText } from '../clock/at-table.js'
import { emptyTable, freeSeat, mayRun, mayUpload, newId } from './create.js'
import { heldFromStart } from './holders.js'
import type { TableAndSeats } from './read.js'
import { findTable } from './read.js'
import type { UploadedGame } from './upload-file.js'

/** So that no statement has more values than a database takes. */
const rowsAtOnce = 200

/** Makes a table of a game that was played elsewhere. */
export async function uploadTable(
  services: Services,
  account: Account,
  wish: z.output<typeof uploadedTable>,
): Promise<{ readonly table: TableAndSeats; readonly notes: readonly ImportNote[] }> {
  await mayUpload(services, account)
  const id = newId()
  const now = services.now()
  const { name, pace, watching, undo, seat } = wish
  const game = await services.uploads.read({
    file: JSON.stringify(wish.file),
    seat,
    partial: wish.partial,
    id,
    now,
    every: services.config.snapshotEvery,
  })
  if (game.table.state === 'running') await mayRun(services.store.db, services.config, account.id)
  const row: TableRow = {
    ...emptyTable(now),
    time: timeText(services, game.table.title, wish.time),
    ...game.table,
    id,
    name,
    pace,
    watching,
    undo,
    seating: 'chosen',
    host: account.id,
    seed_chosen: 1,
    uploaded: game.entries.length,
  }
  const taken = await looksOfOthers(services, account, game)
  const seats = game.seats.map((of, i) => ({
    ...freeSeat(id, i + 1, of.player, taken(of.name) ? `№ ${i + 1}` : of.name),
    ...(of.player === seat ? { account: account.id, holders: heldFromStart(account.id) } : {}),
  }))
  await store(services, { row, seats, entries: game.entries, snapshots: game.snapshots })
  return { table: (await findTable(services.store.db, id)) as TableAndSeats, notes: game.notes }
}

/** Whether a name looks like that of somebody here who had nothing to do with the game. */
async function looksOfOthers(
  { store }: Services,
  account: Account,
  { seats }: Pick<UploadedGame, 'seats'>,
): Promise<(name: string) => boolean> {
  const looks = seats.flatMap(({ name }) => looksOf(name))
  const rows = await store.db
    .selectFrom('name_looks')
    .select('look')
    .where('look', 'in', looks)
    .where('account', '!=', account.id)
    .execute()
  const taken = new Set(rows.map(({ look }) => look))
  return (name) => looksOf(name).some((look) => taken.has(look))
}

interface Uploaded {
  readonly row: TableRow
  readonly seats: readonly ReturnType<typeof freeSeat>[]
  readonly entries: readonly EntryRow[]
  readonly snapshots: readonly SnapshotRow[]
}

async function store(services: Services, { row, seats, entries, snapshots }: Uploaded): Promise<void> {
  await services.store.write(async (transaction) => {
    await transaction.insertInto('tables').values(row).execute()
    await transaction.insertInto('seats').values(seats).execute()
    for (let at = 0; at < entries.length; at += rowsAtOnce) {
      // the rows of a long game take long, and those who only read need not wait
      if (at > 0) await breathe()
      await transaction
        .insertInto('entries')
        .values(entries.slice(at, at + rowsAtOnce))
        .execute()
    }
    for (const snapshot of snapshots) await transaction.insertInto('snapshots').values(snapshot).execute()
  })
}
