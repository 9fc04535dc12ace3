import type { CoreState, GameEvent, PlayerId } from '@stellwerk/engine'
import { awaitedIn, hash } from '@stellwerk/engine'
import type { Services } from '../context.js'
import type { ProgramsChange, Progress, Standing } from '../store/addition.js'
import type { EntryRow, TableRecord } from '../store/schema.js'
import type { KnownTable } from '../tables/known.js'
import { clockProgress } from '../clock/at-table.js'
import type { Clocks } from '../clock/clock.js'
import { awaitedAt, keepClocks } from '../clock/clock.js'
import { rateGame } from '../people/ratings.js'
import { movedOn } from './at-table.js'
import { extended } from './line.js'
import type { GameInMemory } from './memory.js'
import type { KeptProgram, SeatProgram } from './programs.js'
import type { Step } from './step.js'
import { changeOf, seenHashOf } from './step.js'
import { tellOfTurns } from './turns.js'

/** What is to be added to a record; its number, its moment and its hashes follow from where it is added. */
export interface NewEntry extends Pick<EntryRow, 'account' | 'player' | 'type' | 'to_length' | 'key'> {
  /** Who acted for the player. */
  readonly deputy?: string | null
  readonly action: unknown
  readonly programmed: boolean
  readonly events: readonly GameEvent[]
  readonly after: CoreState
}

/** Entries come in one or more. */
type Some<T> = readonly [T, ...T[]]

/** How a table stands after entries. */
interface Moved {
  /** Whom the game waits for. */
  readonly awaited: readonly PlayerId[]
  readonly clocks: Clocks
  readonly progress: Progress
}

/** Actions within so many milliseconds of each other do not move a table in the lobby. */
const lobbyPace = 60_000

/**
 * Adds entries to a game's record. Entries, the table's row and a snapshot, if one is due, become durable together or
 * not at all, and only if the table is still as this process knows it. Then everybody is told.
 */
export async function enter(
  services: Services,
  table: KnownTable,
  game: GameInMemory,
  entries: Some<NewEntry>,
  programs?: ProgramsChange,
): Promise<void> {
  const { store, tables } = services
  const steps = stepsOf(game, entries, services.now())
  const last = steps.at(-1) as Step
  const { awaited, clocks, progress } = progressAfter(table, game, steps)
  const standing = standingAfter(table.row, game, last)
  const due = snapshotDue(services, game, steps)
  const snapshot = due && { seq: due.entry.seq, rules: game.title.rulesVersion }
  const { id, version } = table.row
  const isEntered = await store.add({
    table: id,
    version,
    entries: steps.map(({ entry }) => entry) as [EntryRow, ...EntryRow[]],
    progress,
    standing,
    snapshot: snapshot && { ...snapshot, table_id: id, state: JSON.stringify(due.after) },
    programs,
  })
  if (!isEntered) throw movedOn()
  for (const step of steps) game.take(step)
  if (snapshot) game.snapshot = snapshot
  const moved = tables.moved(table, progress, standing, programsAfter(table, programs))
  keepClocks(moved.row, clocks)
  const { seq, version: now } = moved.row
  // nobody waits for this
  services.background.add(store.publish({ kind: 'table', table: id, seq, version: now }))
  if (standing?.state === 'finished') services.background.add(rateGame(services, id))
  tellOfTurns(services, moved, game, { before: awaitedAt(table.row), now: awaited, last: last.entry })
  services.computers.look(moved)
}

/** The entries as rows, each with the states around it. */
function stepsOf(game: GameInMemory, entries: readonly NewEntry[], at: number): Step[] {
  const { title } = game
  let before = game.state
  // a stored delta starts from the stored state, even if the present rules see that in another shape
  let stored = game.stored.state
  return entries.map((made, i) => {
    const { after, events, action } = made
    // field by field: with a rest and spreads this took fifty times as long (docs/speed.md)
    const entry: EntryRow = {
      table_id: game.table,
      seq: game.seq + 1 + i,
      at,
      account: made.account,
      player: made.player,
      deputy: made.deputy ?? null,
      type: made.type,
      action: action === null ? null : JSON.stringify(action),
      to_length: made.to_length,
      programmed: made.programmed ? 1 : 0,
      key: made.key,
      hash: hash(after),
      change: changeOf(stored, after, events),
    }
    const step: Step = {
      entry,
      events,
      before,
      after,
      // now, while the parts of this very state are at hand
      seenHash: title.secrets ? undefined : seenHashOf(title, after),
      carried: stored === before ? undefined : { rules: title.rulesVersion, state: after },
      texts: new Map(),
    }
    before = after
    stored = after
    return step
  })
}

/** The table's row after the entries. Open requests and agreements were about the game as it stood, so they lapse. */
function progressAfter(known: KnownTable, game: GameInMemory, steps: readonly Step[]): Moved {
  const { row: table } = known
  const { after: state, entry: last } = steps.at(-1) as Step
  const entries = steps.map(({ entry }) => entry)
  const { deeds, undone } = extended(game.line, entries)
  const awaited = awaitedIn(game.title, state)
  const turn = JSON.stringify(awaited)
  const { clocks, columns } = clockProgress(known, entries, awaited, last.at)
  const progress = {
    seq: last.seq,
    length: deeds.length,
    redoable: undone.length,
    turn,
    turn_since: turn === table.turn ? table.turn_since : last.at,
    undo_request: null,
    closing: '[]',
    clock: columns.clock,
    stand_in_at: columns.stand_in_at,
  }
  return { awaited, clocks, progress }
}

/** Where the lobby shows the table, if that is elsewhere now. */
function standingAfter(
  table: TableRecord,
  { title }: GameInMemory,
  { after: state, entry: { at } }: Step,
): Standing | undefined {
  if (title.isOver(state))
    return { state: 'finished', ranking: JSON.stringify(title.ranking(state)), changed: at }
  return at - table.changed >= lobbyPace ? { state: 'running', ranking: null, changed: at } : undefined
}

/** What is left of the programs of a table's seats. */
function programsAfter({ programs }: KnownTable, change: ProgramsChange | undefined): readonly SeatProgram[] {
  if (!change) return programs
  const { ended, begun } = change
  const left = programs.filter(({ player }) => !ended.includes(player))
  if (!begun) return left
  const { player, program, since } = begun
  return [...left, { player, program: JSON.parse(program) as KeptProgram, since }]
}

/** The step whose state is kept: from time to time, at the end of a game, and the first to which new rules led. */
function snapshotDue(
  { config }: Services,
  { snapshot, title }: GameInMemory,
  steps: readonly Step[],
): Step | undefined {
  if (snapshot.rules !== title.rulesVersion) return steps[0]
  const last = steps.at(-1) as Step
  const isDue = last.entry.seq - snapshot.seq >= config.snapshotEvery || title.isOver(last.after)
  return isDue ? last : undefined
}
