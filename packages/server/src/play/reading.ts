import type { CoreState, Title } from '@stellwerk/engine'
import { hash } from '@stellwerk/engine'
import { sql } from 'kysely'
import type { Store } from '../store/store.js'
import { breathe } from './breathe.js'
import { extended, noDeeds } from './line.js'
import { GameInMemory } from './memory.js'
import type { Step } from './step.js'
import { stepFrom, storedAfter } from './step.js'

type Reading = Pick<Store, 'db'>

/** How many entries are worked on before others get their turn. */
const slice = 50

/** A state as it is stored, its place in the record, and the version of the rules that made it. */
interface Stored {
  readonly seq: number
  readonly rules: number
  readonly state: CoreState
}

/** A stored state in the shape that the present rules know. */
export const upgraded = (title: Title, { rules, state }: Pick<Stored, 'rules' | 'state'>): CoreState =>
  isOutdated(title, rules) ? (title.upgrade?.(state, rules) ?? state) : state

const isOutdated = (title: Title, rules: number): boolean =>
  title.upgrade !== undefined && rules < title.rulesVersion

/** The newest stored state at or before a place of the record. */
async function snapshotBefore({ db }: Reading, table: string, seq?: number): Promise<Stored> {
  const row = await db
    .selectFrom('snapshots')
    .select(['seq', 'rules', 'state'])
    .where('table_id', '=', table)
    .$if(seq !== undefined, (query) => query.where('seq', '<=', seq ?? 0))
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) throw new Error(`table ${table} has no stored state`)
  return { ...row, state: JSON.parse(row.state) as CoreState }
}

/**
 * By which rules the states after a known one were made. When new rules begin to count, their first entry comes with a
 * snapshot, so whatever lies between two snapshots was made by the rules of the first.
 */
async function rulesAfter(
  { db }: Reading,
  title: Title,
  table: string,
  known: Stored,
): Promise<(seq: number) => number> {
  if (!isOutdated(title, known.rules)) return () => title.rulesVersion
  const snapshots = await db
    .selectFrom('snapshots')
    .select(['seq', 'rules'])
    .where('table_id', '=', table)
    .where('seq', '>', known.seq)
    .orderBy('seq', 'desc')
    .execute()
  return (seq) => snapshots.find((snapshot) => snapshot.seq <= seq)?.rules ?? known.rules
}

/** The steps from a known state on, up to place `to` or the end of the record. */
export async function stepsFrom(
  store: Reading,
  title: Title,
  table: string,
  known: Stored,
  to?: number,
): Promise<Step[]> {
  const { db } = store
  const rulesAt = await rulesAfter(store, title, table, known)
  const rows = await db
    .selectFrom('entries')
    .selectAll()
    .where('table_id', '=', table)
    .where('seq', '>', known.seq)
    .$if(to !== undefined, (query) => query.where('seq', '<=', to ?? 0))
    .orderBy('seq')
    .execute()
  const steps: Step[] = []
  let stored: Stored = known
  let before = upgraded(title, known)
  for (const [i, row] of rows.entries()) {
    if (i % slice === slice - 1) await breathe()
    const made = stepFrom(stored.state, row)
    const next = { seq: row.seq, rules: rulesAt(row.seq), state: made.after }
    const after = upgraded(title, next)
    const isAsStored = before === stored.state && after === next.state
    steps.push(isAsStored ? made : { ...made, before, after, carried: next })
    stored = next
    before = after
  }
  return steps
}

/** The state at a place of the record as it is stored. */
export async function storedAt(store: Reading, title: Title, table: string, seq: number): Promise<Stored> {
  const snapshot = await snapshotBefore(store, table, seq)
  const last = (await stepsFrom(store, title, table, snapshot, seq)).at(-1)
  return last ? { seq, ...storedAfter(title, last) } : snapshot
}

/** How large a record is up to a place; the store knows lengths without reading what is that long. */
async function bytesUpTo({ db }: Reading, table: string, seq: number): Promise<number> {
  const { bytes } = await db
    .selectFrom('entries')
    .select(
      sql<number | string | null>`sum(octet_length(change) + coalesce(octet_length(action), 0))`.as('bytes'),
    )
    .where('table_id', '=', table)
    .where('seq', '<=', seq)
    .executeTakeFirstOrThrow()
  return Number(bytes ?? 0)
}

/** Brings a game from the store into memory, as it was stored: rules may have changed since. */
export async function readGame(store: Reading, table: string, title: Title): Promise<GameInMemory> {
  const snapshot = await snapshotBefore(store, table)
  const steps = await stepsFrom(store, title, table, snapshot)
  const heads = await store.db
    .selectFrom('entries')
    .select(['seq', 'type', 'player', 'to_length', 'programmed', 'key', 'hash'])
    .where('table_id', '=', table)
    .where('seq', '<=', snapshot.seq)
    .orderBy('seq')
    .execute()
  const { seq, rules } = snapshot
  const game = new GameInMemory(
    table,
    title,
    { seq, state: upgraded(title, snapshot), stored: snapshot, line: extended(noDeeds, heads) },
    { seq, rules },
    new Set(heads.flatMap(({ key }) => key ?? [])),
    await bytesUpTo(store, table, snapshot.seq),
  )
  for (const step of steps) game.take(step)
  const stored = steps.at(-1)?.entry.hash ?? heads.at(-1)?.hash
  if (stored !== undefined && stored !== hash(game.stored.state))
    throw new Error(`the record of table ${table} does not lead to its stored hash`)
  return game
}
