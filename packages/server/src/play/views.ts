import { Readable } from 'node:stream'
import { view } from '@stellwerk/engine'
import type { CoreState, PlayerId, Title } from '@stellwerk/engine'
import type { GameView } from '@stellwerk/protocol'
import type { Services } from '../context.js'
import { conflict } from '../errors.js'
import type { TableRecord } from '../store/schema.js'

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

/**
 * A page of the record for one viewer: the protocol's `gameLog` as JSON, made as fast as it is read. Whoever reads
 * slowly holds a part of it, and whoever does not read holds no more.
 */
export async function gameLogStream(
  { memory, records }: Services,
  table: TableRecord,
  viewer: string | null,
  { from, limit }: Page,
): Promise<Readable> {
  begun(table)
  const game = await memory.of(table)
  const { seq, title } = game
  if (from > seq) throw conflict('the record is not that long', seq)
  const start = JSON.stringify(seen(title, await memory.stateAt(table, from), viewer))
  const page = async function* (): AsyncGenerator<string | Buffer> {
    yield `{"table":"${table.id}","start":${start},"entries":[`
    let [at, size] = [from, 0]
    for await (const { entries, to } of records.after({ ...table, seq }, viewer, from, from + limit)) {
      if (at > from) yield ','
      yield entries
      at = to
      size += entries.length
      if (size >= pageSize) break
    }
    yield `],"more":${at < seq}}`
  }
  return Readable.from(page(), { objectMode: false })
}
