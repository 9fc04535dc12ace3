import { randomInt } from 'node:crypto'
import type { Settings } from '@stellwerk/engine'
import { settingsOf } from '@stellwerk/engine'
import type { Command } from 'commander'
import { whole } from './command.js'
import { wrong } from './errors.js'
import type { Game } from './games.js'
import type { MessageKey } from './texts.js'

/** The options of commands that begin a game. */
export const setupOptions = (command: Command, text: (key: MessageKey) => string): Command =>
  command
    .option('-p, --players <names>', text('option.players'))
    .option('-e, --edition <edition>', text('option.edition'))
    .option('--option <name=value...>', text('option.option'))
    .option('-s, --seed <number>', text('option.seed'), whole('--seed'))

export const drawSeed = (): number => randomInt(1, 1_000_000_000)

export const names = (given: string): string[] => given.split(/[,、，]/).map((name) => name.trim())

/** The settings of a table: `--edition` and `--option name=value`; what is not given has its default. */
export function titleOptions(
  { title }: Game,
  edition: string | undefined,
  others: readonly string[] = [],
): Settings {
  const possible = settingsOf(title)
  const given = new Map<string, string>()
  for (const pair of others) {
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    given.set(name, value)
  }
  if (edition !== undefined) given.set('edition', edition)
  for (const [name, value] of given) {
    const where = name === 'edition' && edition !== undefined ? '--edition' : '--option'
    const values = Object.hasOwn(possible, name) ? possible[name] : undefined
    if (!values)
      throw wrong('option.unknownName', { name, names: Object.keys(possible).join(', ') }, { where })
    if (!values.includes(value))
      throw wrong('option.value', { given: value, values: values.join(', ') }, { where })
  }
  return Object.fromEntries(
    Object.entries(possible).map(([name, values]) => [name, given.get(name) ?? values[0] ?? '']),
  )
}
