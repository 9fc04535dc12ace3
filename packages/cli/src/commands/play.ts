import type { Definition } from '../command.js'
import { textOption } from '../command.js'
import { exit } from '../exit.js'
import { botSeats, computersAt } from '../play/computers.js'
import { terminal } from '../play/prompter.js'
import { startOrContinue } from '../play/start.js'
import { HotSeat } from '../play/table.js'
import { setupOptions } from '../setup.js'

export const play: Definition = {
  define(command, text) {
    setupOptions(command.argument('[game]', text('argument.play')), text)
      .option('-b, --bots <levels>', text('option.bots'))
      .option('-o, --output <file>', text('option.output'))
  },
  async run({ world, out }, [argument], options) {
    if (!world.stdin.isTTY || !world.stdout.isTTY) {
      out.line(out.text('play.noTerminal'))
      return exit.ok
    }
    // the menus choose their own colours
    if (options['color'] === false) world.env['NO_COLOR'] = '1'
    const session = await startOrContinue({ world, out }, terminal, argument, options)
    if (!session) return exit.ok
    const computers = await computersAt(session, botSeats(textOption(options, 'bots')), world.cwd)
    out.line(out.text('play.willSave', { file: session.name }))
    await new HotSeat({ world, out }, terminal, session, computers).play()
    out.line(out.text('play.saved', { file: session.name }))
    return exit.ok
  },
}
