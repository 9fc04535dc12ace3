import type { CoreState, GameFile, History, Title } from '@stellwerk/engine'
import { awaitedIn, parseGameFile } from '@stellwerk/engine'
import type { ImportNote, uploadedTable } from '@stellwerk/protocol'
import { oneLine } from '@stellwerk/protocol'
import type { Importer } from '@stellwerk/titles'
import { importers } from '@stellwerk/titles'
import type { z } from 'zod'
import type { Services } from '../context.js'
import { malformed, refusedBy } from '../errors.js'
import type { Account, EntryRow, SnapshotRow, TableRow } from '../store/schema.js'
import { emptyTable, freeSeat, mayUpload, newId, titleFor } from './create.js'
import type { TableAndSeats } from './read.js'
import { findTable } from './read.js'
import { playAgain } from './replay.js'

/** So that no statement has more values than a database takes. */
const rowsAtOnce = 200

interface ReadFile {
  readonly file: GameFile
  readonly notes: readonly ImportNote[]
}

/** A game file, or what 18xx.games exports in the form of one. */
function readFile(value: { readonly [field: string]: unknown }, partial: boolean): ReadFile {
  const { title, format } = value
  if (format === undefined && typeof title === 'string') {
    const importer = Object.hasOwn(importers, title) ? importers[title] : undefined
    if (importer) return readExport(importer, value, partial)
    throw malformed('file.title', `one of ${Object.keys(importers).join(', ')}, or a game file with a format`)
  }
  const parsed = parseGameFile(JSON.stringify(value))
  if (!parsed.ok) throw refusedBy(parsed.refusal, 'file')
  return { file: parsed.value, notes: [] }
}

/** A file that breaks off is only opened for those who want it so; what else does not agree with it is told. */
function readExport(importer: Importer, value: unknown, partial: boolean): ReadFile {
  const imported = importer.read(value)
  if (!imported.ok) {
    const { path, fault } = imported.fault
    const place = path === '' ? 'file' : `file.${path}`
    if (fault.kind === 'refused') throw refusedBy(fault.refusal, place)
    throw malformed(place, `cannot be taken over: ${fault.kind} (${inWords(fault)})`)
  }
  const { file, seats, notes } = imported
  const cut = notes.find(({ severity }) => severity === 'incomplete')
  if (cut && !partial)
    throw malformed(
      `file.${cut.path}`,
      'the game is said to be finished, but its actions stop here; "partial" opens it as far as it goes',
    )
  return {
    file: { ...file, names: Object.fromEntries(seats.map(({ seat, name }) => [seat, name])) },
    notes,
  }
}

const inWords = ({ kind: _, ...facts }: { readonly kind: string }): string =>
  Object.entries(facts)
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(', ')

/** Makes a table of a game that was played elsewhere. All of it is played again by the rules before it is believed. */
export async function uploadTable(
  services: Services,
  account: Account,
  wish: z.output<typeof uploadedTable>,
): Promise<{ readonly table: TableAndSeats; readonly notes: readonly ImportNote[] }> {
  await mayUpload(services, account)
  const { file, notes } = readFile(wish.file, wish.partial)
  const title = titleFor(services, file.title, 'file.title')
  if (file.rules !== undefined && file.rules > title.rulesVersion)
    throw malformed('file.rules', `this server knows the rules up to version ${title.rulesVersion}`)
  const players = file.players
  const odd = players.findIndex((player) => !oneLine(60).min(1).safeParse(player).success)
  if (odd >= 0) throw malformed(`file.players[${odd}]`, 'a name in one line')
  if (wish.seat !== undefined && !players.includes(wish.seat))
    throw malformed('seat', `one of ${players.join(', ')}`)
  const id = newId()
  const now = services.now()
  const { history, entries, snapshots } = await playAgain(title, file, {
    id,
    now,
    every: services.config.snapshotEvery,
  })
  const { name, pace, watching, undo } = wish
  const row: TableRow = {
    ...emptyTable(now),
    ...standing(title, history),
    id,
    title: title.id,
    options: JSON.stringify(file.options),
    name,
    pace,
    watching,
    undo,
    seating: 'chosen',
    host: account.id,
    seed: file.seed,
    position: file.position === undefined ? null : JSON.stringify(file.position),
    rules: title.rulesVersion,
    seq: entries.length,
    uploaded: entries.length,
  }
  const seats = players.map((player, i) => ({
    ...freeSeat(id, i + 1, player, nameOf(file, player)),
    account: player === wish.seat ? account.id : null,
  }))
  await store(services, { row, seats, entries, snapshots })
  return { table: (await findTable(services.store.db, id)) as TableAndSeats, notes }
}

function nameOf({ names }: GameFile, player: string): string {
  const name = names && Object.hasOwn(names, player) ? names[player] : undefined
  return name !== undefined && oneLine(60).safeParse(name).success ? name.trim() : player
}

function standing(title: Title, { state, length, redoable }: History<CoreState>) {
  const isOver = title.isOver(state)
  return {
    length,
    redoable,
    state: isOver ? 'finished' : 'running',
    turn: JSON.stringify(awaitedIn(title, state)),
    ranking: isOver ? JSON.stringify(title.ranking(state)) : null,
  }
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
    for (let at = 0; at < entries.length; at += rowsAtOnce)
      await transaction
        .insertInto('entries')
        .values(entries.slice(at, at + rowsAtOnce))
        .execute()
    for (const snapshot of snapshots) await transaction.insertInto('snapshots').values(snapshot).execute()
  })
}
