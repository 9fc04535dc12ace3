import type { CoreState } from '@stellwerk/engine'
import { History, hash } from '@stellwerk/engine'
import type { EntryRow, Store } from '@stellwerk/server/inside'
import { readGame } from '@stellwerk/server/inside'
import type { GameRun } from './game-run.js'
import { startOf } from './script.js'

type Row = Pick<EntryRow, 'seq' | 'type' | 'action' | 'to_length' | 'key' | 'hash'>

/** What has been verified of a game so far. */
export interface Verified {
  readonly history: History<CoreState>
  seq: number
}

export const nothingVerified = ({ script }: GameRun): Verified => ({
  history: new History(script.title, startOf(script.title, script)),
  seq: 0,
})

/** What is wrong with the stored record of a game; looks at what was added since the last time. */
export async function verify({ db }: Store, run: GameRun, known: Verified): Promise<string[]> {
  const { table } = run
  const faults: string[] = []
  const rows: Row[] = await db
    .selectFrom('entries')
    .select(['seq', 'type', 'action', 'to_length', 'key', 'hash'])
    .where('table_id', '=', table)
    .orderBy('seq')
    .execute()
  for (const row of rows.slice(known.seq)) {
    if (row.seq !== known.seq + 1) faults.push(`entry ${row.seq} follows ${known.seq}`)
    const refusal = replayed(known.history, row)
    if (refusal !== undefined) faults.push(`entry ${row.seq} is refused: ${refusal}`)
    if (hash(known.history.state) !== row.hash) faults.push(`entry ${row.seq} leads to another hash`)
    known.seq = row.seq
  }
  const head = await db
    .selectFrom('tables')
    .select(['seq', 'length'])
    .where('id', '=', table)
    .executeTakeFirst()
  if (head?.seq !== rows.length)
    faults.push(`the table says ${head?.seq}, and there are ${rows.length} entries`)
  if (head?.length !== known.history.length)
    faults.push(`the table says that ${head?.length} actions count, and ${known.history.length} do`)
  for (const [key, seq] of run.acknowledged)
    if (rows[seq - 1]?.key !== key) faults.push(`entry ${seq} was acknowledged and is not there`)
  faults.push(...beyond(run, rows, known.history.length))
  return faults.map((fault) => `table ${table}: ${fault}`)
}

/** Besides what was acknowledged, there may only be what was waiting for its answer, and only once. */
function beyond({ acknowledged, pending, length }: GameRun, rows: readonly Row[], stored: number): string[] {
  const unasked = rows.filter(({ key }) => key === null || (!acknowledged.has(key) && key !== pending?.key))
  const isEntered = pending !== null && rows.some(({ key }) => key === pending.key)
  const expected = length + (isEntered ? (pending.kind === 'act' ? 1 : -1) : 0)
  return [
    ...unasked.map(({ seq }) => `nobody asked for entry ${seq}`),
    ...(stored === expected ? [] : [`${stored} actions count where ${expected} should`]),
  ]
}

function replayed(history: History<CoreState>, { type, action, to_length }: Row): string | undefined {
  const refusal = type === 'undo' ? history.undo(to_length ?? 0) : history.act(JSON.parse(action ?? 'null'))
  return refusal && JSON.stringify(refusal)
}

/** The whole record once more from the beginning, and the way a server reads it: snapshot and changes, without rules. */
export async function verifyAgain(store: Store, run: GameRun): Promise<string[]> {
  const faults = await verify(store, run, nothingVerified(run))
  try {
    await readGame(store, run.table, run.script.title)
  } catch (error) {
    faults.push(`table ${run.table}: ${String(error)}`)
  }
  return faults
}
