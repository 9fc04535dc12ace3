import type { CoreState, Delta, GameFile, PlayerId, Refusal, Title } from '@stellwerk/engine'
import { begin, format, hash, isObject, refusal, view, viewOfAction } from '@stellwerk/engine'
import type { Services } from '../context.js'
import { Failed, conflict } from '../errors.js'
import type { EntryRow } from '../store/schema.js'
import { newSeed } from './create.js'
import type { Decoys } from './decoys.js'
import type { TableAndSeats } from './read.js'

type Start = Pick<GameFile, 'players' | 'seed' | 'options' | 'position'>

/**
 * The game as a file. Once a game is over, the file tells everything. While it runs, it must not tell the seed, nor
 * hashes from which the seed could be found: then it has another seed that leads to the same game as far as it has come.
 * A running game in which somebody has chosen in secret has no file, since without that choice it cannot be replayed.
 * `rules` is the version by which the game began: where the rules have changed since, only programs that know them replay it.
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
    ...(isOver
      ? secret
      : await withAnotherSeed(title, row.rules, secret, first, (alike) => decoys.of(row.id, alike))),
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

/** Why a running game has no file yet, for people too. */
const noFile = (rule: string, message: string, params: Refusal['params'] = {}): Failed =>
  new Failed('conflict', message, { refusal: refusal(rule, params) })

/** What only its players may know must not be in a file that everybody gets, nor what chance has brought. */
function refuseSecrets(title: Title, entries: readonly FileRow[]): void {
  if (entries.some(drew))
    throw noFile(
      'file-chance',
      'chance has had a part in this game: its file can be had when the game is over',
    )
  if (entries.some((entry) => hides(title, entry)))
    throw noFile('file-secrets', 'players have chosen in secret: the file can be had when the game is over')
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
  /** The version of the rules by which the game began. */
  rules: number,
  secret: Start,
  first: CoreState,
  find: (beginsAlike: (seed: number) => boolean) => Promise<number | undefined>,
): Promise<Start> {
  const look = looks(title, first)
  const isOfEarlierRules = rules !== title.rulesVersion
  // earlier rules cannot be asked how a game begins, but where nothing is drawn all seeds begin it alike
  if (isOfEarlierRules && drawsNothing(title, secret)) return seeded(secret, newSeed())
  const seed = await find((other) => lookOf(title, secret, other) === look)
  if (seed !== undefined) return seeded(secret, seed)
  const later = 'its file can be had when the game is over'
  throw isOfEarlierRules
    ? noFile(
        'file-rules',
        `this game began by version ${rules} of the rules, and this server plays by version ${title.rulesVersion}: ${later}`,
        { rules, present: title.rulesVersion },
      )
    : noFile('file-start', `this game began by chance as no other does: ${later}`)
}

/** What all may know of the beginning of a game by another seed. */
function lookOf(title: Title, secret: Start, seed: number): string | undefined {
  const begun = begin(title, seeded(secret, seed))
  return begun.ok ? looks(title, begun.value) : undefined
}

/** Whether games begin alike whatever the seed, as far as some tries tell. */
const drawsNothing = (title: Title, secret: Start): boolean =>
  new Set(Array.from({ length: 8 }, () => lookOf(title, secret, newSeed()))).size === 1

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
