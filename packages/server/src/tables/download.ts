import type { CoreState, Delta, GameFile, PlayerId, Title } from '@stellwerk/engine'
import { begin, format, hash, isObject, view, viewOfAction } from '@stellwerk/engine'
import type { Services } from '../context.js'
import { conflict } from '../errors.js'
import type { EntryRow } from '../store/schema.js'
import type { Decoys } from './decoys.js'
import type { TableAndSeats } from './read.js'

type Start = Pick<GameFile, 'players' | 'seed' | 'options' | 'position'>

/**
 * The game as a file. Once a game is over, the file tells everything. While it runs, it must not tell the seed, nor
 * hashes from which the seed could be found: then it has another seed that leads to the same game as far as it has come.
 * A running game in which somebody has chosen in secret has no file, since without that choice it cannot be replayed.
 */
export async function gameFileAt(
  services: Services,
  table: TableAndSeats,
  decoys: Decoys,
): Promise<GameFile> {
  const { row, seats } = table
  if (row.state === 'open') throw conflict('the game has not begun', row.seq)
  const title = services.memory.titleOf(row.title)
  const first = await services.memory.stateAt(row, 0)
  const entries = await services.store.db
    .selectFrom('entries')
    .select(['type', 'action', 'to_length', 'hash', 'change'])
    .where('table_id', '=', row.id)
    .orderBy('seq')
    .execute()
  const isOver = row.state !== 'running'
  const secret: Start = {
    players: first.players,
    seed: row.seed,
    options: JSON.parse(row.options) as GameFile['options'],
    ...(row.position === null ? {} : { position: JSON.parse(row.position) as unknown }),
  }
  if (!isOver) refuseSecrets(title, entries)
  return {
    format,
    title: row.title,
    rules: row.rules,
    ...(isOver ? secret : await withAnotherSeed(title, secret, first, (alike) => decoys.of(row.id, alike))),
    names: Object.fromEntries(seats.map(({ player, name, person }) => [player, person?.name ?? name])),
    actions: entries.map((entry) => fileEntry(entry, isOver)),
  }
}

function fileEntry({ type, action, to_length, hash }: FileRow, withHash: boolean): object {
  if (action === null) return { type, to: to_length }
  return { ...(JSON.parse(action) as object), ...(withHash ? { hash } : {}) }
}

type FileRow = Pick<EntryRow, 'type' | 'action' | 'to_length' | 'hash' | 'change'>

/** Whether chance had a part in an entry. */
function drew({ change }: Pick<EntryRow, 'change'>): boolean {
  const { delta } = JSON.parse(change) as { delta?: Delta }
  return delta !== undefined && ('=' in delta || Object.hasOwn(delta['.'], 'random'))
}

/** What only its players may know must not be in a file that everybody gets, nor what chance has brought. */
function refuseSecrets(title: Title, entries: readonly FileRow[]): void {
  if (entries.some(drew))
    throw conflict('chance has had a part in this game: its file can be had when the game is over')
  if (entries.some((entry) => hides(title, entry)))
    throw conflict('players have chosen in secret: the file can be had when the game is over')
}

/** Whether somebody may not know all of an entry's action. */
function hides(title: Title, { action }: Pick<EntryRow, 'action'>): boolean {
  if (action === null || !title.secrets) return false
  const whole: unknown = JSON.parse(action)
  return hash(viewOfAction(title, whole, null)) !== hash(whole)
}

/** A start that looks the same to everybody, without the seed. */
async function withAnotherSeed(
  title: Title,
  secret: Start,
  first: CoreState,
  find: (beginsAlike: (seed: number) => boolean) => Promise<number | undefined>,
): Promise<Start> {
  const look = looks(title, first)
  const seed = await find((other) => {
    const begun = begin(title, seeded(secret, other))
    return begun.ok && looks(title, begun.value) === look
  })
  if (seed === undefined)
    throw conflict('this game began by chance as no other does: its file can be had when the game is over')
  return seeded(secret, seed)
}

/** The same start by another seed; a position may carry a seed of its own. */
function seeded({ position, ...start }: Start, seed: number): Start {
  if (position === undefined) return { ...start, seed }
  return {
    ...start,
    seed,
    position: isObject(position) && 'seed' in position ? { ...position, seed } : position,
  }
}

/** What all viewers together may know of a state. */
const looks = (title: Title, state: CoreState): string =>
  [null, ...state.players].map((viewer) => hash(view(title, state, viewer as PlayerId | null))).join()
