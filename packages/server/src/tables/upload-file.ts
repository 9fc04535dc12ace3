import type { CoreState, GameFile, History, Title } from '@stellwerk/engine'
import { awaitedIn, parseGameFile } from '@stellwerk/engine'
import type { ImportNote } from '@stellwerk/protocol'
import { oneLine } from '@stellwerk/protocol'
import type { Game, Importer } from '@stellwerk/titles'
import { importers } from '@stellwerk/titles'
import { malformed, refusedBy } from '../errors.js'
import type { EntryRow, SnapshotRow, TableRow } from '../store/schema.js'
import { titleFor } from './create.js'
import type { Rows } from './replay.js'
import { playAgain } from './replay.js'

/** What a table is made of, as far as the file of its game tells. */
export interface UploadedGame {
  readonly table: Pick<
    TableRow,
    | 'title'
    | 'options'
    | 'seed'
    | 'position'
    | 'rules'
    | 'seq'
    | 'length'
    | 'redoable'
    | 'state'
    | 'turn'
    | 'ranking'
  >
  /** Each with what it is called. */
  readonly seats: readonly { readonly player: string; readonly name: string }[]
  readonly entries: readonly EntryRow[]
  readonly snapshots: readonly SnapshotRow[]
  /** What does not agree with the file of another platform. */
  readonly notes: readonly ImportNote[]
}

/** Somebody's file as JSON, and what its rows are made with. */
export interface UploadTask extends Rows {
  readonly file: string
  /** Which seat whoever sends it wants. */
  readonly seat: string | undefined
  /** Whether a game that breaks off is opened as far as it goes. */
  readonly partial: boolean
}

/** Reads a file of somebody's. All of it is played again by the rules before it is believed. */
export async function readUpload(
  games: { readonly [id: string]: Game },
  { file: text, seat, partial, ...rows }: UploadTask,
): Promise<UploadedGame> {
  const { file, notes } = readFile(games, JSON.parse(text) as { readonly [field: string]: unknown }, partial)
  const title = titleFor(games, file.title, 'file.title')
  if (file.rules !== undefined && file.rules > title.rulesVersion)
    throw malformed('file.rules', `this server knows the rules only up to version ${title.rulesVersion}`)
  const { players } = file
  const odd = players.findIndex((player) => !oneLine(60).min(1).safeParse(player).success)
  if (odd >= 0) throw malformed(`file.players[${odd}]`, 'must be a name on one line')
  if (seat !== undefined && !players.includes(seat))
    throw malformed('seat', `must be one of ${players.join(', ')}`)
  const { history, entries, snapshots } = await playAgain(title, file, rows)
  return {
    table: {
      ...standing(title, history),
      title: title.id,
      options: JSON.stringify(file.options),
      seed: file.seed,
      position: file.position === undefined ? null : JSON.stringify(file.position),
      rules: file.rules ?? title.rulesVersion,
      seq: entries.length,
    },
    seats: players.map((player) => ({ player, name: nameOf(file, player) })),
    entries,
    snapshots,
    notes,
  }
}

interface ReadFile {
  readonly file: GameFile
  readonly notes: readonly ImportNote[]
}

/** A game file, or what 18xx.games exports in the form of one. */
function readFile(
  games: { readonly [id: string]: Game },
  value: { readonly [field: string]: unknown },
  partial: boolean,
): ReadFile {
  const { title, format } = value
  // a title by our own id is that of a game file, even if its format is missing
  if (format === undefined && typeof title === 'string' && !Object.hasOwn(games, title)) {
    const importer = Object.hasOwn(importers, title) ? importers[title] : undefined
    if (importer) return readExport(importer, value, partial)
    throw malformed(
      'file.title',
      `must be one of ${Object.keys(importers).join(', ')}, or a game file with a format`,
    )
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
    throw malformed(place, `cannot be imported: ${fault.kind} (${inWords(fault)})`)
  }
  const { file, seats, notes } = imported
  const cut = notes.find(({ severity }) => severity === 'incomplete')
  if (cut && !partial)
    throw malformed(
      `file.${cut.path}`,
      'the file says that the game is finished, but its actions stop here; "partial" opens it as far as it goes',
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
