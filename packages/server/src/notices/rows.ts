import type { Selectable } from 'kysely'
import type { Context } from '../context.js'
import type { NoticeRow } from '../store/schema.js'
import { channel } from './channel.js'

/** A notice that may be sent. */
export type Due = Pick<Selectable<NoticeRow>, 'table_id' | 'player' | 'seq' | 'tries' | 'ways'>
/** Which turn a notice is about, and whose. */
type Key = Pick<Due, 'table_id' | 'player' | 'seq'>

/** The most that are sent in one go; the rest waits for the next. */
const atOnce = 200

const minute = 60_000
/** When sending has failed, it is tried again after these pauses, and then no more. */
const pauses: readonly number[] = [1 * minute, 5 * minute, 30 * minute, 120 * minute]

/** The notices that lie in the store, and what becomes of them. */
export class NoticeRows {
  constructor(private readonly context: Pick<Context, 'store' | 'now'>) {}

  due(): Promise<Due[]> {
    return this.context.store.db
      .selectFrom('notices')
      .select(['table_id', 'player', 'seq', 'tries', 'ways'])
      .where('sent', 'is', null)
      .where('due', '<=', this.context.now())
      .orderBy('due')
      .limit(atOnce)
      .execute()
  }

  /** Takes a row so that no other process sends it too: `values` says what becomes of it. */
  async take({ table_id, player, seq }: Key, values: { sent: number } | { due: number }): Promise<boolean> {
    const taken = await this.context.store.write((transaction) =>
      transaction
        .updateTable('notices')
        .set(values)
        .where((row) => row.and({ table_id, player, seq }))
        .where('sent', 'is', null)
        .executeTakeFirst(),
    )
    return taken.numUpdatedRows > 0n
  }

  async forget({ table_id, player, seq }: Key): Promise<void> {
    await this.context.store.write((transaction) =>
      transaction
        .deleteFrom('notices')
        .where((row) => row.and({ table_id, player, seq }))
        .where('sent', 'is', null)
        .execute(),
    )
  }

  /** Nobody is told twice: a notice counts as sent before it is, until it is known to have failed. */
  async tryLater({ table_id, player, seq, tries }: Due, again: readonly string[]): Promise<void> {
    const pause = pauses[tries]
    if (again.length === 0 || pause === undefined) return
    const due = this.context.now() + pause
    await this.context.store.write((transaction) =>
      transaction
        .updateTable('notices')
        .set({ sent: null, due, tries: tries + 1, ways: JSON.stringify(again) })
        .where((row) => row.and({ table_id, player, seq }))
        .execute(),
    )
  }

  /** Enters when each of them is to be told of their turn, and their table's channel of it. */
  async enter(
    table: string,
    seq: number,
    players: readonly string[],
    due: ReadonlyMap<string, number>,
  ): Promise<void> {
    if (due.size === 0) return
    await this.context.store.write(async (transaction) => {
      // of earlier turns it is too late to tell
      await transaction
        .deleteFrom('notices')
        .where('table_id', '=', table)
        .where('player', 'in', [...players, channel])
        .where('seq', '!=', seq)
        .where('sent', 'is', null)
        .execute()
      await transaction
        .insertInto('notices')
        .values(
          [...due].map(([player, at]) => ({ table_id: table, player, seq, due: at, sent: null, ways: null })),
        )
        .onConflict((conflict) => conflict.columns(['table_id', 'player', 'seq']).doNothing())
        .execute()
    })
  }
}
