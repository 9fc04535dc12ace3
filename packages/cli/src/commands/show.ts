import type { CoreState, History } from '@stellwerk/engine'
import { hash, legal } from '@stellwerk/engine'
import type { Definition } from '../command.js'
import { numberOption, whole } from '../command.js'
import { exit } from '../exit.js'
import { rankingTable, whoActs } from '../narrate.js'
import type { Output } from '../output.js'
import { actionNumber, open } from '../session.js'
import type { Past, Section } from '../face/face.js'
import type { Viewpoint } from '../viewpoint.js'
import { defineAs, viewpointOf } from '../viewpoint.js'

export const show: Definition = {
  define(command, text) {
    defineAs(command, text)
      .argument('<file>', text('argument.file'))
      .option('--at <number>', text('option.at'), whole('--at'))
      .option('--map', text('option.map'))
  },
  async run({ world, out }, [name = ''], options) {
    const { game, history } = await open(world.cwd, name)
    const number = actionNumber(history, numberOption(options, 'at'), '--at')
    const { title, texts, face } = game
    const eyes = viewpointOf(title, history.state.players, options)
    const complete = history.at(number).state
    const state = eyes.state(complete)
    const over = title.isOver(state)
    if (out.json) {
      const { players, step } = legal(title, state)
      const standing = { number, of: history.length, over, players, step, ranking: title.ranking(state) }
      const told = eyes.hides ? {} : { hash: hash(complete) }
      // the state of the random source is never shown
      out.data({ ...standing, ...told, state: { ...state, random: null } })
      return exit.ok
    }
    const at = out.text('show.at', { number, of: history.length })
    out.line(`${out.paint.strong(texts.name(out.language))}  ${out.paint.dim(at)}`)
    if (face) out.line(face.headline(state, out))
    out.line(whoActs(out, game, state))
    if (face && options['map'])
      printSection(out, { heading: out.text('section.map'), lines: face.map(state, out) })
    if (over || !face)
      printSection(out, { heading: out.text('section.ranking'), table: rankingTable(out, game, state) })
    if (face)
      for (const section of [
        face.players(state, out),
        ...face.table(state, out, pastOf(history, number, eyes)),
      ])
        printSection(out, section)
    return exit.ok
  },
}

/** All moments up to one, as a viewer may know them. */
function* pastOf(history: History<CoreState>, upTo: number, eyes: Viewpoint): Generator<Past<CoreState>> {
  for (let n = 1; n <= upTo; n++) {
    const { events, state } = history.at(n)
    yield { events: eyes.events(events), state: eyes.state(state) }
  }
}

export function printSection(out: Output, { heading, table, lines }: Section): void {
  out.line()
  out.line(out.paint.strong(heading))
  if (table) out.table(table)
  for (const line of lines ?? []) out.line(line)
}
