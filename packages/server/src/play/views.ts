import { view } from '@stellwerk/engine'
import type { CoreState, PlayerId, Title } from '@stellwerk/engine'
import type { GameView } from '@stellwerk/protocol'
import type { Services } from '../context.js'
import { conflict } from '../errors.js'
import type { Made } from '../security/made.js'
import type { TableRecord } from '../store/schema.js'
import type { Viewer } from './eyes.js'
import { keyOf, seesAt } from './eyes.js'

const seen = (title: Title, state: CoreState, viewer: string | null): Record<string, unknown> => ({
  ...view(title, state, viewer as PlayerId | null),
})

function begun({ state, seq }: TableRecord): void {
  if (state === 'open') throw conflict('the game has not begun', seq)
}

/** The game as it stands, for one viewer. */
export async function gameView(
  { memory }: Services,
  table: TableRecord,
  viewer: string | null,
): Promise<GameView> {
  begun(table)
  const game = await memory.of(table)
  const { deeds, undone } = game.line
  return {
    table: table.id,
    seq: game.seq,
    length: deeds.length,
    redoable: undone.length,
    state: seen(game.title, game.state, viewer),
  }
}

/** A page of a record ends with the part that makes it as large as this, in bytes. */
const pageSize = 128 * 1024

/** Which part of a record somebody asks for. */
interface Page {
  readonly from: number
  /** At most so many entries. */
  readonly limit: number
}

/** A page of the record for one viewer: the protocol's `gameLog`. */
export function gameLogPage(
  { memory, records }: Services,
  table: TableRecord,
  viewer: Viewer,
  { from, limit }: Page,
): Made {
  begun(table)
  const { id, seq } = table
  if (from > seq) throw conflict('the record is not that long', seq)
  const title = memory.titleOf(table.title)
  return {
    // a page of a longer record is another one only as far as it can see
    key: JSON.stringify(['log', id, from, limit, Math.min(seq, from + limit + 1), keyOf(viewer)]),
    async *make() {
      const known = await records.knownAt(table, from)
      const start = JSON.stringify(seen(title, known.state, seesAt(viewer, from)))
      yield `{"table":"${id}","start":${start},"entries":[`
      let [at, size] = [from, 0]
      const to = Math.min(seq, from + limit)
      for await (const part of records.after(table, viewer, known, to)) {
        if (at > from) yield ','
        yield part.entries
        at = part.to
        size += part.entries.length
        if (size >= pageSize) break
      }
      yield `],"more":${at < seq}}`
    },
  }
}
