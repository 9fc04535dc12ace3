import { Pieces } from '../play/pieces.js'
import type { EntryRow, TableRecord } from '../store/schema.js'
import type { Store } from '../store/store.js'

type FileRow = Pick<EntryRow, 'type' | 'action' | 'to_length' | 'hash'>

/** How many entries are read from the store together. */
const pieceLength = 250
/** How many bytes are kept. */
const mostKept = 16 * 1024 * 1024

/** An entry as a game file has it: the action with the hash of the state that it led to, or where an undo led. */
function fileEntry({ type, action, to_length, hash }: FileRow, withHash: boolean): string {
  if (action === null) return JSON.stringify({ type, to: to_length })
  return withHash ? `${action.slice(0, -1)},"hash":"${hash}"}` : action
}

/** The actions of game files, as JSON with commas between them: written once for all, and kept for a while. */
export class FileActions {
  private readonly pieces = new Pieces<Buffer>(mostKept, ({ length }) => length)

  constructor(private readonly db: Store['db']) {}

  /** A piece at a time, as fast as somebody takes them. */
  async *of({ id, seq }: Pick<TableRecord, 'id' | 'seq'>, withHash: boolean): AsyncGenerator<Buffer> {
    for (let from = 0; from < seq; from += pieceLength) {
      const to = Math.min(from + pieceLength, seq)
      const key = JSON.stringify([id, from, to, withHash])
      yield await this.pieces.of(key, () => this.write(id, from, to, withHash))
    }
  }

  private async write(table: string, from: number, to: number, withHash: boolean): Promise<Buffer> {
    const rows = await this.db
      .selectFrom('entries')
      .select(['type', 'action', 'to_length', 'hash'])
      .where('table_id', '=', table)
      .where('seq', '>', from)
      .where('seq', '<=', to)
      .orderBy('seq')
      .execute()
    return Buffer.from(rows.map((row) => fileEntry(row, withHash)).join(','))
  }
}
