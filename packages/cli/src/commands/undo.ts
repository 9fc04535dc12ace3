import type { Context, Definition, Options } from '../command.js'
import { numberOption, whole } from '../command.js'
import { wrong } from '../errors.js'
import type { ExitCode } from '../exit.js'
import { exit } from '../exit.js'
import { whoActs } from '../narrate.js'
import type { Session } from '../session.js'
import { open, save } from '../session.js'
import { Viewpoint } from '../viewpoint.js'

export const undo: Definition = {
  define(command, text) {
    command
      .argument('<file>', text('argument.file'))
      .option('--to <number>', text('option.undoTo'), whole('--to'))
      .option('--turn', text('option.turn'))
  },
  run: (context, [name = ''], options) => travel(context, name, options, back),
}

export const redo: Definition = {
  define(command, text) {
    command
      .argument('<file>', text('argument.file'))
      .option('--to <number>', text('option.redoTo'), whole('--to'))
  },
  run: (context, [name = ''], options) => travel(context, name, options, forth),
}

function back({ history, name }: Session, options: Options): void {
  if (history.length === 0) throw wrong('undo.nothing', {}, { where: name })
  // if the turn has just begun, take back the last action
  const start = Math.min(history.turnStart(), history.length - 1)
  const to = options['turn'] ? start : numberOption(options, 'to')
  if (history.undo(to)) throw wrong('option.range', { min: 0, max: history.length - 1 }, { where: '--to' })
}

function forth({ history, name }: Session, options: Options): void {
  const { length, redoable } = history
  if (redoable === 0) throw wrong('redo.nothing', {}, { where: name })
  if (history.redo(numberOption(options, 'to')))
    throw wrong('option.range', { min: length + 1, max: length + redoable }, { where: '--to' })
}

async function travel(
  { world, out }: Context,
  name: string,
  options: Options,
  go: (session: Session, options: Options) => void,
): Promise<ExitCode> {
  const session = await open(world.cwd, name)
  go(session, options)
  save(world.cwd, session)
  const { history, game } = session
  if (out.json) out.data({ number: history.length, redoable: history.redoable })
  else {
    out.line(out.text('undo.done', { number: history.length, redoable: history.redoable }))
    out.line(whoActs(out, game, new Viewpoint(game.title, null).state(history.state)))
  }
  return exit.ok
}
