import type { CoreState, Entry } from '@stellwerk/engine'
import { purseOf } from '@stellwerk/engine'
import type { Definition } from '../command.js'
import { textOption } from '../command.js'
import { wrong } from '../errors.js'
import { exit } from '../exit.js'
import { writeText } from '../files.js'
import type { Game } from '../games.js'
import { eventLines } from '../narrate.js'
import { open } from '../session.js'
import type { Session } from '../session.js'
import type { Output } from '../output.js'
import type { Viewpoint } from '../viewpoint.js'
import { defineAs, viewpointOf } from '../viewpoint.js'

const formats = ['csv', 'json'] as const

/** The table after an action. */
interface Row {
  readonly number: number
  readonly round: string
  readonly player: string | null
  readonly action: string | null
  readonly text: string
  readonly cash: { readonly [player: string]: number }
  readonly worth: { readonly [player: string]: number }
  readonly prices: { readonly [company: string]: number }
}

export const exportGame: Definition = {
  define(command, text) {
    defineAs(command, text)
      .argument('<file>', text('argument.file'))
      .option('--to <format>', text('option.to'))
      .option('-o, --output <file>', text('option.outputOrScreen'))
      .option('--force', text('option.force'))
  },
  async run({ world, out }, [name = ''], options) {
    const to = textOption(options, 'to') ?? ''
    const format = formats.find((known) => known === to)
    if (!format) throw wrong('option.value', { given: to, values: formats.join(', ') }, { where: '--to' })
    const session = await open(world.cwd, name)
    const eyes = viewpointOf(session.game.title, session.history.state.players, options)
    const rows = rowsOf(out, session, eyes)
    const text = format === 'csv' ? csv(rows) : `${JSON.stringify(rows, null, 2)}\n`
    const file = textOption(options, 'output')
    if (file === undefined) world.stdout.write(text)
    else {
      writeText(world.cwd, file, text, { mode: options['force'] ? 'any' : 'new' })
      if (out.json) out.data({ file, rows: rows.length })
      else out.line(file)
    }
    return exit.ok
  },
}

function rowsOf(out: Output, { game, history }: Session, eyes: Viewpoint): Row[] {
  return Array.from({ length: history.length + 1 }, (_, number) => {
    const { entry, ...led } = history.at(number)
    const state = eyes.state(led.state)
    const events = eyes.events(led.events)
    const made = history.record[entry] as Extract<Entry, { type: 'action' }> | undefined
    const action = made?.action as { readonly type: string; readonly player: string } | undefined
    return {
      number,
      round: game.face?.round?.(state) ?? '',
      player: action?.player ?? null,
      action: action?.type ?? null,
      text: eventLines(out.language, game, events, state).join('; '),
      cash: cashOf(state),
      worth: worthOf(game, state),
      prices: game.face?.prices?.(state) ?? {},
    }
  })
}

const cashOf = (state: CoreState): Row['cash'] =>
  Object.fromEntries(state.players.map((player) => [player, state.cash[purseOf(player)] ?? 0]))

function worthOf({ title }: Game, state: CoreState): Row['worth'] {
  const ranking = title.ranking(state)
  return Object.fromEntries(
    state.players.map((player) => [
      player,
      ranking.find((standing) => standing.player === player)?.fortune ?? 0,
    ]),
  )
}

/** The rows in the format of RFC 4180: a heading and one line per row; companies without a price have an empty cell. */
function csv(rows: readonly Row[]): string {
  const players = Object.keys(rows[0]?.cash ?? {})
  const companies = [...new Set(rows.flatMap(({ prices }) => Object.keys(prices)))]
  const heading = [
    'number',
    'round',
    'player',
    'action',
    'text',
    ...players.map((player) => `cash ${player}`),
    ...players.map((player) => `worth ${player}`),
    ...companies.map((company) => `price ${company}`),
  ]
  const lines = rows.map(({ number, round, player, action, text, cash, worth, prices }) => [
    number,
    round,
    player ?? '',
    action ?? '',
    text,
    ...players.map((name) => cash[name] ?? ''),
    ...players.map((name) => worth[name] ?? ''),
    ...companies.map((company) => prices[company] ?? ''),
  ])
  return [heading, ...lines].map((line) => `${line.map(cell).join(',')}\r\n`).join('')
}

const cell = (value: string | number): string =>
  /[",\r\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value)
