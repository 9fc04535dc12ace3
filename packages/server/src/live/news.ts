import type { Newest } from '../play/records.js'
import type { Viewer } from '../play/eyes.js'
import { keyOf } from '../play/eyes.js'
import type { TableAndSeats } from '../tables/read.js'
import type { TableTexts } from '../tables/view.js'
import { frameOf } from './frame.js'

/** What a client was last told about a table, besides its progress. */
export interface Told {
  /** The people as they were read: as long as nothing but the game has moved on, it is the same list. */
  readonly seats: TableAndSeats['seats']
  readonly state: string
  readonly lasting: string
  readonly own: string
}

/** A table that has changed, and the frames by which those who follow it are told. */
export class News {
  /** By which entries they tell of, and with whose eyes. */
  private readonly frames = new Map<string, Buffer>()

  constructor(
    readonly table: TableAndSeats,
    readonly texts: TableTexts,
  ) {}

  /** Whether a client has to be told of progress alone. */
  hasOnlyMoved({ seats, state, lasting }: Told): boolean {
    return seats === this.table.seats && state === this.table.row.state && lasting === this.texts.lasting
  }

  /** The newest entries and the table's progress, in one piece, shared by everybody who sees the same. */
  moved({ from, to, entries }: Newest, viewer: Viewer): Buffer {
    const key = `${from} ${to} ${keyOf(viewer)}`
    const before = this.frames.get(key)
    if (before) return before
    const moved = this.#message('moved', `"progress":{${this.texts.progress}}`)
    const frame = entries === '' ? frameOf(moved) : frameOf(this.#entries(entries), moved)
    this.frames.set(key, frame)
    return frame
  }

  /** The newest entries alone. */
  entries(entries: string): Buffer {
    return frameOf(this.#entries(entries))
  }

  #entries(entries: string): string {
    return this.#message('entries', `"entries":[${entries}]`)
  }

  #message(type: string, content: string): string {
    return `{"type":"${type}","table":"${this.table.row.id}",${content}}`
  }
}
