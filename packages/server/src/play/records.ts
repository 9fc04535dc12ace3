import type { TableRecord } from '../store/schema.js'
import type { Viewer } from './eyes.js'
import { keyOf } from './eyes.js'
import type { Games } from './games.js'
import type { Step } from './step.js'
import { entryText } from './step.js'

type TableAt = Pick<TableRecord, 'id' | 'title' | 'seq'>

/** So many entries are read from the store together. */
export const pieceLength = 100
/** After so many of them are written, others have their turn. */
const atOnce = 10

/** How many characters are kept; those that nobody asked for longest go first. */
const mostKept = 32 * 1024 * 1024

const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

interface Piece {
  readonly texts: Promise<readonly string[]>
  /** How many characters it has, once it is written. */
  size: number
}

/**
 * The records of games as viewers may see them, each entry as JSON. A record only ever grows, so its whole pieces of a
 * hundred entries are written once for all who see them alike, and kept for a while: nobody who asks for a long game,
 * however often, keeps the process from serving others.
 */
export class Records {
  private readonly pieces = new Map<string, Piece>()
  private kept = 0

  constructor(
    private readonly memory: Games,
    private readonly most = mostKept,
  ) {}

  /** The entries after place `from`, a piece at a time. */
  async *after(table: TableAt, viewer: Viewer, from: number): AsyncGenerator<readonly string[]> {
    const game = await this.memory.of(table)
    const { seq: last, title } = game
    const recent = game.recent(from)
    if (recent) {
      if (recent.length > 0) yield recent.map((step) => entryText(title, step, viewer))
      return
    }
    for (let at = from; at < last;) {
      const end = at - (at % pieceLength) + pieceLength
      const isWhole = end - at === pieceLength && end <= last
      yield await (isWhole
        ? this.wholePiece(table, viewer, at)
        : this.write(table, viewer, at, Math.min(end, last)))
      at = end
    }
  }

  private wholePiece(table: TableAt, viewer: Viewer, from: number): Promise<readonly string[]> {
    const key = JSON.stringify([table.id, from, keyOf(viewer)])
    const known = this.pieces.get(key)
    const piece = known ?? { texts: this.write(table, viewer, from, from + pieceLength), size: 0 }
    this.pieces.delete(key)
    this.pieces.set(key, piece)
    if (!known)
      piece.texts.then(
        (texts) => this.keep(key, piece, texts),
        () => this.pieces.delete(key),
      )
    return piece.texts
  }

  private keep(key: string, piece: Piece, texts: readonly string[]): void {
    if (this.pieces.get(key) !== piece) return
    piece.size = texts.reduce((sum, { length }) => sum + length, 0)
    this.kept += piece.size
    for (const [oldest, { size }] of this.pieces) {
      if (this.kept <= this.most) return
      this.pieces.delete(oldest)
      this.kept -= size
    }
  }

  private async write(table: TableAt, viewer: Viewer, from: number, to: number): Promise<readonly string[]> {
    const title = this.memory.titleOf(table.title)
    const steps: readonly Step[] = await this.memory.steps(table, from, to)
    const texts: string[] = []
    for (const [i, step] of steps.entries()) {
      if (i % atOnce === atOnce - 1) await breathe()
      texts.push(entryText(title, step, viewer))
    }
    return texts
  }
}
