import type { Command } from 'commander'
import { wrong } from './errors.js'
import type { ExitCode } from './exit.js'
import type { Output, Surroundings } from './output.js'
import type { MessageKey } from './texts.js'

export interface Context {
  readonly world: Surroundings
  readonly out: Output
}

/** One command: its arguments and options, and what it does with them. */
export interface Definition {
  define(command: Command, text: (key: MessageKey) => string): void
  run(context: Context, args: readonly (string | undefined)[], options: Options): ExitCode | Promise<ExitCode>
}

/** What was given on the command line; the names are those of the long options. */
export interface Options {
  readonly [name: string]: unknown
}

export const textOption = (options: Options, name: string): string | undefined =>
  options[name] as string | undefined
export const numberOption = (options: Options, name: string): number | undefined =>
  options[name] as number | undefined

/** Reads a whole number that is not negative from an option. */
export const whole =
  (option: string, min = 0) =>
  (given: string): number => {
    const number = /^\d{1,15}$/.test(given) ? Number(given) : NaN
    if (!(number >= min)) throw wrong('option.whole', { given, min }, { where: option })
    return number
  }
