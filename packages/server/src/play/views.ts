import { view } from '@stellwerk/engine'
import type { CoreState, PlayerId, Title } from '@stellwerk/engine'
import type { GameView } from '@stellwerk/protocol'
import type { Services } from '../context.js'
import { conflict } from '../errors.js'
import type { TableRecord } from '../store/schema.js'
import type { Viewer } from './eyes.js'
import { seesAt } from './eyes.js'

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

/** The record from a place on, for one viewer: the protocol's `gameLog` as JSON. */
export async function gameLogText(
  { memory, records }: Services,
  table: TableRecord,
  viewer: Viewer,
  from: number,
): Promise<string> {
  begun(table)
  const game = await memory.of(table)
  if (from > game.seq) throw conflict('the record is not that long', game.seq)
  const start = JSON.stringify(seen(game.title, await memory.stateAt(table, from), seesAt(viewer, from)))
  const entries: string[] = []
  for await (const some of records.after(table, viewer, from)) entries.push(some.join(','))
  return `{"table":"${table.id}","start":${start},"entries":[${entries.join(',')}]}`
}
