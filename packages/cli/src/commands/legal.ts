import type { Choice, CoreState, Range } from '@stellwerk/engine'
import { legal as decisionOf } from '@stellwerk/engine'
import type { Definition } from '../command.js'
import { numberOption, whole } from '../command.js'
import { exit } from '../exit.js'
import type { Game } from '../games.js'
import { choiceText, whoActs } from '../narrate.js'
import type { Output } from '../output.js'
import { actionNumber, open } from '../session.js'
import type { Table } from '../table.js'
import { defineAs, viewpointOf } from '../viewpoint.js'

export const legal: Definition = {
  define(command, text) {
    defineAs(command, text)
      .argument('<file>', text('argument.file'))
      .option('--at <number>', text('option.at'), whole('--at'))
  },
  async run({ world, out }, [name = ''], options) {
    const { game, history } = await open(world.cwd, name)
    const eyes = viewpointOf(game.title, history.state.players, options)
    const state = eyes.state(history.at(actionNumber(history, numberOption(options, 'at'), '--at')).state)
    const { players, step, choices } = decisionOf(game.title, state)
    if (out.json) out.data({ players, step, choices: choices.map(asAction) })
    else if (!step) out.line(out.text('game.over'))
    else {
      out.line(whoActs(out, game, state))
      out.line()
      if (choices.length > 0) out.table(choiceTable(out, game, state, choices))
      else out.line(out.text('legal.secret', { players: players.join(', ') }))
    }
    return exit.ok
  },
}

/** A choice as an action that `act` takes as it is. */
const asAction = ({ action, range }: Choice): object => (range ? { ...action, range } : action)

function rangeText(out: Output, { field, min, max, step, except = [] }: Range): string {
  return out.text('range', { field, min, max, step, count: except.length, except: except.join(', ') })
}

function choiceTable(out: Output, game: Game, state: CoreState, choices: readonly Choice[]): Table {
  return {
    columns: [
      { heading: out.text('column.number'), align: 'right' },
      { heading: out.text('column.player') },
      { heading: out.text('column.choice'), flexible: true },
      { heading: out.text('column.range') },
    ],
    rows: choices.map((choice, i) => [
      String(i + 1),
      choice.action.player,
      choiceText(out, game, choice, state),
      choice.range ? rangeText(out, choice.range) : '',
    ]),
  }
}
