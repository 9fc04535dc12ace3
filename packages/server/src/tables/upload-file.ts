import type { CoreState, GameFile, History, Title } from '@stellwerk/engine'
import { awaitedIn, parseGameFile } from '@stellwerk/engine'
import { oneLine } from '@stellwerk/protocol'
import type { Game } from '@stellwerk/titles'
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
}

/** Somebody's file as JSON, and what its rows are made with. */
export interface UploadTask extends Rows {
  readonly file: string
  /** Which seat whoever sends it wants. */
  readonly seat: string | undefined
}

/** Reads a file of somebody's. All of it is played again by the rules before it is believed. */
export async function readUpload(
  games: { readonly [id: string]: Game },
  { file: text, seat, ...rows }: UploadTask,
): Promise<UploadedGame> {
  const file = gameFileOf(JSON.parse(text) as { readonly [field: string]: unknown })
  const title = titleFor(games, file.title, 'file.title')
  if (file.rules !== undefined && file.rules > title.rulesVersion)
    throw malformed('file.rules', `this server knows the rules up to version ${title.rulesVersion}`)
  const { players } = file
  const odd = players.findIndex((player) => !oneLine(60).min(1).safeParse(player).success)
  if (odd >= 0) throw malformed(`file.players[${odd}]`, 'a name in one line')
  if (seat !== undefined && !players.includes(seat)) throw malformed('seat', `one of ${players.join(', ')}`)
  const { history, entries, snapshots } = await playAgain(title, file, rows)
  return {
    table: {
      ...standing(title, history),
      title: title.id,
      options: JSON.stringify(file.options),
      seed: file.seed,
      position: file.position === undefined ? null : JSON.stringify(file.position),
      rules: title.rulesVersion,
      seq: entries.length,
    },
    seats: players.map((player) => ({ player, name: nameOf(file, player) })),
    entries,
    snapshots,
  }
}

/** A game file, or what 18xx.games exports, in the form of a game file. */
function gameFileOf(value: { readonly [field: string]: unknown }): GameFile {
  const { title } = value
  const importer =
    value['format'] === undefined && typeof title === 'string' && Object.hasOwn(importers, title)
      ? importers[title]
      : undefined
  if (!importer) {
    const parsed = parseGameFile(JSON.stringify(value))
    if (!parsed.ok) throw refusedBy(parsed.refusal, 'file')
    return parsed.value
  }
  const imported = importer.read(value)
  if (imported.ok)
    return {
      ...imported.file,
      names: Object.fromEntries(imported.seats.map(({ seat, name }) => [seat, name])),
    }
  const { path, fault } = imported.fault
  if (fault.kind === 'refused') throw refusedBy(fault.refusal, path === '' ? 'file' : `file.${path}`)
  throw malformed(path === '' ? 'file' : `file.${path}`, `cannot be taken over: ${fault.kind}`)
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
