import type { CoreState, GameEvent } from '@stellwerk/engine'
import { decidersOf, hash } from '@stellwerk/engine'
import type { Transaction } from 'kysely'
import type { Services } from '../context.js'
import { conflict } from '../errors.js'
import { isConflict } from '../store/errors.js'
import type { Database, EntryRow, TableRecord } from '../store/schema.js'
import { extended } from './line.js'
import type { GameInMemory } from './memory.js'
import type { Step } from './step.js'
import { changeOf } from './step.js'

/** What is to be added to a record; its number, its moment and its hashes follow from where it is added. */
export interface NewEntry extends Pick<EntryRow, 'account' | 'player' | 'type' | 'to_length' | 'key'> {
  readonly action: unknown
  readonly programmed: boolean
  readonly events: readonly GameEvent[]
  readonly after: CoreState
}

/** What else is written together with the entries. */
export type Beside = (transaction: Transaction<Database>) => Promise<unknown>

/**
 * Adds entries to a game's record. Entries, the table's row and a snapshot, if one is due, are durable together or not at
 * all, and only if the record still is as long as this process thinks. Then everybody hears of it.
 */
export async function enter(
  services: Services,
  table: TableRecord,
  game: GameInMemory,
  entries: readonly NewEntry[],
  beside: Beside = () => Promise.resolve(),
): Promise<void> {
  const steps = stepsOf(game, entries, services.now())
  const last = steps.at(-1)
  if (!last) return
  const row = rowAfter(table, game, steps)
  const snapshot = isSnapshotDue(services, game, last)
    ? { seq: last.entry.seq, rules: game.title.rulesVersion }
    : undefined
  try {
    await services.store.write(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('tables')
        .set(row)
        .where('id', '=', table.id)
        .where('seq', '=', game.seq)
        .where('state', '=', 'running')
        .executeTakeFirst()
      if (numUpdatedRows !== 1n) throw conflict('the game has moved on')
      await transaction
        .insertInto('entries')
        .values(steps.map(({ entry }) => entry))
        .execute()
      if (snapshot)
        await transaction
          .insertInto('snapshots')
          .values({ ...snapshot, table_id: table.id, state: JSON.stringify(last.after) })
          .execute()
      await beside(transaction)
    })
  } catch (error) {
    throw isConflict(error) ? conflict('the game has moved on') : error
  }
  for (const step of steps) game.take(step)
  if (snapshot) game.snapshot = snapshot
  tell(services, { ...table, ...row }, table.turn)
}

/** The entries as rows, each with the states around it. */
function stepsOf(game: GameInMemory, entries: readonly NewEntry[], at: number): Step[] {
  let before = game.state
  return entries.map(({ after, events, action, programmed, ...rest }, i) => {
    const entry: EntryRow = {
      ...rest,
      table_id: game.table,
      seq: game.seq + 1 + i,
      at,
      action: action === null ? null : JSON.stringify(action),
      programmed: programmed ? 1 : 0,
      hash: hash(after),
      change: changeOf(before, after, events),
    }
    const step = { entry, events, before, after }
    before = after
    return step
  })
}

/** What the table's row says after the entries. Requests to undo lapse; whoever acts no longer wants to close the table. */
function rowAfter(table: TableRecord, { title, line, seq }: GameInMemory, steps: readonly Step[]) {
  const { after: state, entry: last } = steps.at(-1) as Step
  const { deeds, undone } = steps.reduce((now, { entry }) => extended(now, entry), line)
  const isOver = title.isOver(state)
  const turn = JSON.stringify(decidersOf(title, state))
  const acted = steps.map(({ entry }) => entry.player)
  const closing = (JSON.parse(table.closing) as string[]).filter((player) => !acted.includes(player))
  return {
    seq: seq + steps.length,
    length: deeds.length,
    redoable: undone.length,
    state: isOver ? 'finished' : 'running',
    turn,
    turn_since: turn === table.turn ? table.turn_since : last.at,
    ranking: isOver ? JSON.stringify(title.ranking(state)) : null,
    changed: last.at,
    undo_request: null,
    closing: JSON.stringify(closing),
  }
}

/** From time to time, at the end of a game, and when new rules have begun to count. */
function isSnapshotDue(
  { config }: Services,
  { snapshot, title }: GameInMemory,
  { entry, after }: Step,
): boolean {
  return (
    entry.seq - snapshot.seq >= config.snapshotEvery ||
    snapshot.rules !== title.rulesVersion ||
    title.isOver(after)
  )
}

/** Lets the other processes, the watchers and those who are to decide know. Nobody waits for that. */
export function tell(services: Services, table: TableRecord, before = '[]'): void {
  const { store, notices, background } = services
  background.add(store.publish({ kind: 'table', table: table.id, seq: table.seq }))
  const already = JSON.parse(before) as string[]
  const begun = (JSON.parse(table.turn) as string[]).filter((player) => !already.includes(player))
  if (begun.length > 0) background.add(notices.turnBegan(table, begun, table.seq))
}
