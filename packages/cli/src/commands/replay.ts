import { legal } from '@stellwerk/engine'
import type { CoreState, History } from '@stellwerk/engine'
import type { Definition } from '../command.js'
import { exit } from '../exit.js'
import type { Game } from '../games.js'
import { rankingTable, whoActs } from '../narrate.js'
import { open } from '../session.js'
import { Viewpoint } from '../viewpoint.js'

export const replay: Definition = {
  define(command, text) {
    command.argument('<file>', text('argument.file')).option('--audit', text('option.audit'))
  },
  async run({ world, out }, [name = ''], options) {
    const { game, file, history, milliseconds } = await open(world.cwd, name)
    const violations = options['audit'] ? audit(game, history) : []
    const hashes = file.actions.filter((entry) => (entry as { hash?: unknown }).hash !== undefined).length
    const { title } = game
    const state = new Viewpoint(title, null).state(history.state)
    const over = title.isOver(state)
    if (out.json) {
      const counts = { actions: history.length, entries: history.record.length, hashes }
      const { players, step } = legal(title, state)
      out.data({
        ...counts,
        milliseconds: Math.round(milliseconds * 100) / 100,
        over,
        ...(over ? { ranking: title.ranking(state) } : { players, step }),
        ...(options['audit'] ? { violations } : {}),
      })
    } else {
      const { length: entries } = history.record
      out.line(out.text('replay.done', { actions: history.length, entries, hashes, milliseconds }))
      for (const { number, faults } of violations)
        out.line(out.paint.bad(out.text('replay.violation', { number, faults: faults.join('; ') })))
      if (options['audit'] && violations.length === 0) out.line(out.text('replay.audited'))
      if (over) out.table(rankingTable(out, game, state))
      else out.line(whoActs(out, game, state))
    }
    return violations.length > 0 ? exit.failed : exit.ok
  },
}

/** The laws of conservation that do not hold somewhere on the way. */
function audit(
  { title }: Game,
  history: History<CoreState>,
): { number: number; faults: readonly string[] }[] {
  return Array.from({ length: history.length + 1 }, (_, number) => ({
    number,
    faults: title.audit(history.at(number).state),
  })).filter(({ faults }) => faults.length > 0)
}
