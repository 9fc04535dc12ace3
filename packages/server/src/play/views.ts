import { view } from '@stellwerk/engine'
import type { CoreState, PlayerId, Title } from '@stellwerk/engine'
import type { GameLog, GameView, LogEntry } from '@stellwerk/protocol'
import type { Services } from '../context.js'
import { conflict } from '../errors.js'
import type { TableRecord } from '../store/schema.js'
import { entryFor, entryText } from './step.js'

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

/** The entries after place `from` of the record, for one viewer. */
async function entriesAfter(
  { memory }: Services,
  table: TableRecord,
  viewer: string | null,
  from: number,
): Promise<LogEntry[]> {
  const title = memory.titleOf(table.title)
  return (await memory.steps(table, from)).map((step) => entryFor(title, step, viewer))
}

/** The same, each as JSON. */
export async function entryTextsAfter(
  { memory }: Services,
  table: TableRecord,
  viewer: string | null,
  from: number,
): Promise<string[]> {
  const title = memory.titleOf(table.title)
  return (await memory.steps(table, from)).map((step) => entryText(title, step, viewer))
}

/** The record from a place on, for one viewer. */
export async function gameLog(
  services: Services,
  table: TableRecord,
  viewer: string | null,
  from: number,
): Promise<GameLog> {
  begun(table)
  const game = await services.memory.of(table)
  if (from > game.seq) throw conflict('the record is not that long', game.seq)
  const start = seen(game.title, await services.memory.stateAt(table, from), viewer)
  return { table: table.id, start, entries: await entriesAfter(services, table, viewer, from) }
}
