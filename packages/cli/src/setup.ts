import { randomInt } from 'node:crypto'
import { wrong } from './errors.js'
import type { Game } from './games.js'

export type TitleOptions = { readonly [name: string]: string }

export const drawSeed = (): number => randomInt(1, 1_000_000_000)

export const names = (given: string): string[] => given.split(/[,、，]/).map((name) => name.trim())

/** The options of a table: `--edition` and `--option name=value`; what is not given is the title's default. */
export function titleOptions(
  { title }: Game,
  edition: string | undefined,
  others: readonly string[] = [],
): TitleOptions {
  const given = new Map<string, string>()
  for (const pair of others) {
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    given.set(name, value)
  }
  if (edition !== undefined) given.set('edition', edition)
  for (const [name, value] of given) {
    const where = name === 'edition' && edition !== undefined ? '--edition' : '--option'
    const values = Object.hasOwn(title.options, name) ? title.options[name] : undefined
    if (!values)
      throw wrong('option.unknownName', { name, names: Object.keys(title.options).join(', ') }, { where })
    if (!values.includes(value))
      throw wrong('option.value', { given: value, values: values.join(', ') }, { where })
  }
  return Object.fromEntries(
    Object.entries(title.options).map(([name, values]) => [name, given.get(name) ?? values[0] ?? '']),
  )
}
