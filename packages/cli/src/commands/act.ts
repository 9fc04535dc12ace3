import type { CoreState } from '@stellwerk/engine'
import { isObject, legal } from '@stellwerk/engine'
import type { Definition, Options } from '../command.js'
import { numberOption, whole } from '../command.js'
import { wrong } from '../errors.js'
import { exit } from '../exit.js'
import { readStdin } from '../files.js'
import type { Game } from '../games.js'
import { parseJson } from '../json.js'
import { eventLines, whoActs } from '../narrate.js'
import type { Surroundings } from '../output.js'
import { open, refusalText, save } from '../session.js'
import { defineAs, viewpointOf } from '../viewpoint.js'

export const act: Definition = {
  define(command, text) {
    defineAs(command, text)
      .argument('<file>', text('argument.file'))
      .argument('[action]', text('argument.action'))
      .option('--choice <number>', text('option.choice'), whole('--choice', 1))
      .option('--value <number>', text('option.value.number'), whole('--value'))
  },
  async run({ world, out }, [name = '', argument], options) {
    const given = argument === undefined ? undefined : await actionFrom(world, argument)
    const session = await open(world.cwd, name)
    const { game, history } = session
    const eyes = viewpointOf(game.title, history.state.players, options)
    const action = argument === undefined ? chosen(game, eyes.state(history.state), options) : given
    const no = history.act(action)
    if (no) {
      const message = await refusalText(out, no, game.id)
      out.data({ rule: no.rule, message, params: no.params })
      out.remark(`${message} (${no.rule})`)
      return exit.refused
    }
    save(world.cwd, session)
    const now = history.at(history.length)
    const state = eyes.state(now.state)
    const events = eyes.events(now.events)
    if (out.json) {
      const entry = history.record.at(-1) as { hash: string }
      const { players, step } = legal(game.title, state)
      out.data({
        number: history.length,
        ...(eyes.hides ? {} : { hash: entry.hash }),
        events,
        players,
        step,
        over: game.title.isOver(state),
      })
    } else {
      for (const line of eventLines(out.language, game, events, state)) out.line(line)
      out.line(whoActs(out, game, state))
    }
    return exit.ok
  },
}

async function actionFrom(world: Surroundings, argument: string): Promise<unknown> {
  const source = argument === '-' ? await readStdin(world.stdin) : argument
  const action = parseJson(source, { where: argument === '-' ? 'stdin' : 'ACTION' })
  if (!isObject(action)) return action
  // what `legal` says about a free number is no part of the action
  const { range: _, ...own } = action
  return own
}

/** A choice by its number in the table of `legal`. */
function chosen({ title }: Game, state: CoreState, options: Options): unknown {
  const number = numberOption(options, 'choice')
  if (number === undefined) throw wrong('option.needAction', {}, { where: 'ACTION' })
  const { choices } = legal(title, state)
  const choice = choices[number - 1]
  if (!choice) throw wrong('option.range', { min: 1, max: choices.length }, { where: '--choice' })
  const value = numberOption(options, 'value')
  return choice.range && value !== undefined
    ? { ...choice.action, [choice.range.field]: value }
    : choice.action
}
