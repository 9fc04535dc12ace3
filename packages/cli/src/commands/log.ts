import type { CoreState, GameEvent } from '@stellwerk/engine'
import { History } from '@stellwerk/engine'
import type { Definition } from '../command.js'
import { exit } from '../exit.js'
import type { Game } from '../games.js'
import { eventLines } from '../narrate.js'
import type { Output } from '../output.js'
import { open } from '../session.js'
import { padStart } from '../width.js'
import type { Viewpoint } from '../viewpoint.js'
import { defineAs, viewpointOf } from '../viewpoint.js'

/** One entry of the record with what it led to. */
export interface LogEntry {
  readonly entry: ReturnType<Viewpoint['entry']>
  /** How many actions led to the state after this entry. */
  readonly number: number
  readonly events: readonly GameEvent[]
  readonly state: CoreState
  /** Whether the action no longer counts. */
  readonly undone: boolean
}

export const log: Definition = {
  define(command, text) {
    defineAs(command, text).argument('<file>', text('argument.file'))
  },
  async run({ world, out }, [name = ''], options) {
    const { game, history } = await open(world.cwd, name)
    const entries = logOf(history, viewpointOf(game.title, history.state.players, options))
    if (out.json) {
      out.data(
        entries.map(({ entry, number, events, state, undone }) => ({
          number,
          ...entry,
          ...(undone ? { undone } : {}),
          ...(entry.type === 'action'
            ? { events, lines: eventLines(out.language, game, events, state) }
            : {}),
        })),
      )
    } else for (const entry of entries) printEntry(out, game, entry)
    return exit.ok
  },
}

/** Everything that was ever entered, with its events, as far as a viewer may know them. */
export function logOf(history: History<CoreState>, eyes: Viewpoint): LogEntry[] {
  const again = new History(history.title, history.at(0).state)
  const onLine = new Set(Array.from({ length: history.length }, (_, i) => history.at(i + 1).entry))
  return history.record.map((entry, i) => {
    if (entry.type === 'action') again.act(entry.action)
    else if (entry.type === 'undo') again.undo(entry.to)
    else again.redo(entry.to)
    const { events, state } = again.at(again.length)
    return {
      entry: eyes.entry(entry),
      number: again.length,
      events: eyes.events(events),
      state: eyes.state(state),
      undone: entry.type === 'action' && !onLine.has(i),
    }
  })
}

export function printEntry(
  out: Output,
  game: Game,
  { entry, number, events, state, undone }: LogEntry,
): void {
  if (entry.type !== 'action') {
    out.line(out.paint.dim(out.text(entry.type === 'undo' ? 'log.undo' : 'log.redo', { to: entry.to })))
    return
  }
  const lines = eventLines(out.language, game, events, state)
  const shown = lines.length > 0 ? lines : [JSON.stringify(entry.action)]
  for (const [i, line] of shown.entries()) {
    const text = `${padStart(i === 0 ? String(number) : '', 5)} ${undone ? '×' : ' '} ${line}`
    out.line(undone ? out.paint.dim(text) : text)
  }
}
