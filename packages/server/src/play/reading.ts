import type { CoreState, Title } from '@stellwerk/engine'
import { hash } from '@stellwerk/engine'
import { sql } from 'kysely'
import type { Store } from '../store/store.js'
import { breathe } from './breathe.js'
import { extended, noDeeds } from './line.js'
import { GameInMemory } from './memory.js'
import type { Step } from './step.js'
import { stepFrom } from './step.js'

type Reading = Pick<Store, 'db'>

/** How many entries are worked on before others get their turn. */
const slice = 50

/** The newest stored state at or before a place of the record. */
async function snapshotBefore(
  { db }: Reading,
  table: string,
  seq?: number,
): Promise<{ readonly seq: number; readonly rules: number; readonly state: CoreState }> {
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

/** The steps from a known state on, up to place `to` or the end of the record. */
export async function stepsFrom(
  { db }: Reading,
  table: string,
  known: { readonly seq: number; readonly state: CoreState },
  to?: number,
): Promise<Step[]> {
  const rows = await db
    .selectFrom('entries')
    .selectAll()
    .where('table_id', '=', table)
    .where('seq', '>', known.seq)
    .$if(to !== undefined, (query) => query.where('seq', '<=', to ?? 0))
    .orderBy('seq')
    .execute()
  const steps: Step[] = []
  let { state } = known
  for (const [i, row] of rows.entries()) {
    if (i % slice === slice - 1) await breathe()
    const step = stepFrom(state, row)
    steps.push(step)
    state = step.after
  }
  return steps
}

/** The state at a place of the record, by what is stored and not by the rules. */
export async function stateAt(store: Reading, table: string, seq: number): Promise<CoreState> {
  const snapshot = await snapshotBefore(store, table, seq)
  const steps = await stepsFrom(store, table, snapshot, seq)
  return steps.at(-1)?.after ?? snapshot.state
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
  const steps = await stepsFrom(store, table, snapshot)
  const heads = await store.db
    .selectFrom('entries')
    .select(['seq', 'type', 'player', 'to_length', 'programmed', 'key', 'hash'])
    .where('table_id', '=', table)
    .where('seq', '<=', snapshot.seq)
    .orderBy('seq')
    .execute()
  const { seq, rules, state } = snapshot
  const game = new GameInMemory(
    table,
    title,
    { seq, state, line: extended(noDeeds, heads) },
    { seq, rules },
    new Set(heads.flatMap(({ key }) => key ?? [])),
    await bytesUpTo(store, table, snapshot.seq),
  )
  for (const step of steps) game.take(step)
  const stored = steps.at(-1)?.entry.hash ?? heads.at(-1)?.hash
  if (stored !== undefined && stored !== hash(game.state))
    throw new Error(`the record of table ${table} does not lead to its stored hash`)
  return game
}
