import type { TableRecord } from '../store/schema.js'
import { breathe } from './breathe.js'
import type { Viewer } from './eyes.js'
import { keyOf } from './eyes.js'
import type { Games, Known } from './games.js'
import { InTurn } from './in-turn.js'
import type { GameInMemory } from './memory.js'
import { Pieces } from './pieces.js'
import { entryText } from './step.js'

type TableAt = Pick<TableRecord, 'id' | 'title' | 'seq'>

/** How many entries are read from the store together. */
export const pieceLength = 50
/** After so many of them are written, others have their turn. */
const atOnce = 10

/** How many bytes are kept. */
const mostKept = 32 * 1024 * 1024

/** Some entries as JSON with commas between them, and the place of the last. */
export interface Part {
  /** The newest entries are a text, which many get within a moment; longer parts are bytes, which they share. */
  readonly entries: string | Buffer
  readonly to: number
}

/** All entries after a place. */
export interface Newest {
  readonly from: number
  readonly to: number
  readonly entries: string
}

/**
 * The records of games as viewers may see them. A record only grows, so its complete pieces are serialised once for
 * everybody who sees the same, and kept for a while. So requests for a long game, however many, do not keep the process
 * from serving others.
 */
export class Records {
  private readonly pieces: Pieces<Buffer>
  private readonly turns = new InTurn()

  constructor(
    private readonly memory: Games,
    most = mostKept,
  ) {
    this.pieces = new Pieces(most, ({ length }) => length)
  }

  /** The entries after a place, if they are in memory: nobody waits for them. */
  recent(table: TableAt, viewer: Viewer, from: number): Newest | undefined {
    const game = this.memory.known(table)
    if (!game) return undefined
    const entries = recentText(game, viewer, from)
    return entries === undefined ? undefined : { from, to: game.seq, entries }
  }

  /** The entries after a place, a part at a time; a slow reader holds one part in memory, not the whole record. */
  async *after(
    table: TableAt,
    viewer: Viewer,
    /** The place, or the place and the state that is known of it. */
    start: number | Known,
    to = Number.POSITIVE_INFINITY,
  ): AsyncGenerator<Part> {
    const from = typeof start === 'number' ? start : start.seq
    const game = await this.memory.of(table)
    const last = Math.min(game.seq, to)
    const recent = last === game.seq ? recentText(game, viewer, from) : undefined
    if (recent !== undefined) {
      if (recent !== '') yield { entries: recent, to: last }
      return
    }
    for (let at = from; at < last;) {
      const end = at - (at % pieceLength) + pieceLength
      const isWhole = end - at === pieceLength && end <= last
      const upTo = Math.min(end, last)
      const entries = await (isWhole
        ? this.wholePiece(table, viewer, at)
        : this.write(table, viewer, at === from ? start : at, upTo))
      yield { entries, to: upTo }
      at = upTo
    }
  }

  async close(): Promise<void> {
    await this.turns.close()
  }

  private wholePiece(table: TableAt, viewer: Viewer, from: number): Promise<Buffer> {
    const key = JSON.stringify([table.id, from, keyOf(viewer)])
    return this.pieces.of(key, () => this.write(table, viewer, from, from + pieceLength))
  }

  /** The state at a place, where it is needed to write what comes after. */
  async knownAt(table: TableAt, seq: number): Promise<Known> {
    return this.turns.run(() => this.memory.knownAt(table, seq))
  }

  private write(table: TableAt, viewer: Viewer, start: number | Known, to: number): Promise<Buffer> {
    return this.turns.run(() => this.written(table, viewer, start, to))
  }

  private async written(table: TableAt, viewer: Viewer, start: number | Known, to: number): Promise<Buffer> {
    const title = this.memory.titleOf(table.title)
    const steps = await this.memory.steps(table, start, to)
    const texts: string[] = []
    for (const [i, step] of steps.entries()) {
      if (i % atOnce === atOnce - 1) await breathe()
      texts.push(entryText(title, step, viewer))
    }
    return Buffer.from(texts.join(','))
  }
}

/** The newest entries as JSON with commas between them; undefined if they are no longer in memory. */
function recentText(game: GameInMemory, viewer: Viewer, from: number): string | undefined {
  const steps = game.recent(from)
  return steps?.map((step) => entryText(game.title, step, viewer)).join(',')
}
