/**
 * Notifying people of their turns. A turn is identified by the place of the record at which it began. If it is undone
 * and comes again, by redo or by the same action, it is the same turn, and nobody is notified twice.
 */
import { awaitedIn } from '@stellwerk/engine'
import type { PlayerId } from '@stellwerk/engine'
import type { Services } from '../context.js'
import type { EntryRow, TableRecord } from '../store/schema.js'
import type { KnownTable } from '../tables/known.js'
import type { Line } from './line.js'
import { placeOf } from './line.js'
import type { GameInMemory } from './memory.js'

/** Whom a game waited for, whom it waits for now, and the entry that led there. */
interface Passage {
  readonly before: readonly string[]
  readonly now: readonly PlayerId[]
  readonly last: EntryRow
}

/** Tells those of their turn who want to hear of it and for whom the game did not wait before. */
export function tellOfTurns(
  services: Services,
  { row, told }: KnownTable,
  game: GameInMemory,
  { before, now, last }: Passage,
): void {
  if (told.length === 0) return
  const isTravel = last.type === 'undo' || last.type === 'redo'
  const begun = now.filter(
    (player) =>
      told.includes(player) &&
      !before.includes(player) &&
      // the player who brings a turn back knows of it
      !(isTravel && player === last.player),
  )
  // the game may move on while this is found out
  const { line } = game
  for (const player of begun)
    services.background.add(
      turnOf(services, row, line, player).then((turn) => services.notices.turnBegan(row, [player], turn)),
    )
}

/** The place of the record by which the present turn of a player is known. */
async function turnOf(services: Services, row: TableRecord, line: Line, player: PlayerId): Promise<number> {
  const began = await beganAt(services, row, line, player)
  // if nothing was ever undone, no turn comes twice
  return began === 0 || row.seq === row.length ? began : firstLike(services, row.id, line, began)
}

/** Where a player's turn began: after an undo it may have lasted for several actions already. */
async function beganAt(
  { memory }: Services,
  row: TableRecord,
  line: Line,
  player: PlayerId,
): Promise<number> {
  const title = memory.titleOf(row.title)
  let length = line.deeds.length
  while (length > 0) {
    const state = await memory.stateAt(row, placeOf(line, length - 1))
    if (!awaitedIn(title, state).includes(player)) break
    length--
  }
  return placeOf(line, length)
}

/** The first entry that led to the same state, among this one and all that were taken back. */
async function firstLike({ store }: Services, table: string, line: Line, place: number): Promise<number> {
  const likes = await store.db
    .selectFrom('entries')
    .select('seq')
    .where('table_id', '=', table)
    .where('seq', '<', place)
    .where('type', '=', 'action')
    .where(({ eb, selectFrom }) =>
      eb(
        'hash',
        '=',
        selectFrom('entries').select('hash').where('table_id', '=', table).where('seq', '=', place),
      ),
    )
    .orderBy('seq')
    .execute()
  // one that still counts was another turn, which only looks the same
  const counting = new Set(line.deeds.map(({ seq }) => seq))
  return likes.find(({ seq }) => !counting.has(seq))?.seq ?? place
}
