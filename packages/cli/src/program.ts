import { readFileSync } from 'node:fs'
import { Command, CommanderError, Option } from 'commander'
import { isLanguage } from '@stellwerk/texts'
import type { Language } from '@stellwerk/texts'
import type { Definition, Options } from './command.js'
import { accounts } from './commands/accounts.js'
import { act } from './commands/act.js'
import { backup } from './commands/backup.js'
import { bench } from './commands/bench.js'
import { exportGame } from './commands/export.js'
import { fuzz } from './commands/fuzz.js'
import { importGame } from './commands/import.js'
import { legal } from './commands/legal.js'
import { log } from './commands/log.js'
import { match } from './commands/match.js'
import { newGame } from './commands/new.js'
import { play } from './commands/play.js'
import { readings } from './commands/readings.js'
import { replay } from './commands/replay.js'
import { restore } from './commands/restore.js'
import { review } from './commands/review.js'
import { routes } from './commands/routes.js'
import { serve } from './commands/serve.js'
import { show } from './commands/show.js'
import { redo, undo } from './commands/undo.js'
import { InputError, wrong } from './errors.js'
import type { ExitCode } from './exit.js'
import { exit } from './exit.js'
import { askedLanguage } from './language.js'
import type { Output, Surroundings } from './output.js'
import { output } from './output.js'
import { programFolder } from './places.js'
import { refusalText } from './session.js'
import type { MessageKey } from './texts.js'
import { say } from './texts.js'

const commands = {
  new: newGame,
  legal,
  act,
  show,
  log,
  undo,
  redo,
  replay,
  play,
  readings,
  import: importGame,
  export: exportGame,
  routes,
  review,
  fuzz,
  match,
  bench,
  serve,
  accounts,
  backup,
  restore,
} satisfies {
  [name: string]: Definition
}

const { version } = JSON.parse(readFileSync(new URL('../package.json', programFolder), 'utf8')) as {
  version: string
}

/** Understands the arguments, runs the command and says with which status to end. */
export async function run(args: readonly string[], world: Surroundings): Promise<ExitCode> {
  const language = askedLanguage(args, world.env)
  let out = output(world, language, { json: args.includes('--json') })
  let code: ExitCode = exit.ok
  const program = define(world, language, async (definition, given, options) => {
    out = output(world, language, options)
    code = await definition.run({ world, out }, given, options)
  })
  try {
    await program.parseAsync([...args], { from: 'user' })
    return code
  } catch (error) {
    if (error instanceof CommanderError) return usage(error, out)
    if (error instanceof InputError) return unusable(error, out)
    out.remark(out.text('error.ours'))
    out.remark(error instanceof Error ? (error.stack ?? error.message) : String(error))
    return exit.failed
  }
}

type Start = (
  definition: Definition,
  args: readonly (string | undefined)[],
  options: Options,
) => Promise<void>

function define(world: Surroundings, language: Language, start: Start): Command {
  const text = (key: MessageKey): string => say(language, key)
  const titles: { [heading: string]: MessageKey } = {
    'Usage:': 'help.usage',
    'Arguments:': 'help.arguments',
    'Options:': 'help.options',
    'Commands:': 'help.commands',
    'Global Options:': 'help.global',
  }
  const program = new Command('stellwerk')
    .description(text('program'))
    .configureOutput({
      writeOut: (line) => world.stdout.write(line),
      writeErr: (line) => world.stderr.write(line),
      outputError: () => undefined,
    })
    .configureHelp({
      showGlobalOptions: true,
      styleTitle: (heading) => (titles[heading] ? text(titles[heading]) : heading),
      optionDescription: ({ description, defaultValue }) =>
        defaultValue === undefined || typeof defaultValue === 'boolean'
          ? description
          : `${description} (${text('help.default')} ${String(defaultValue)})`,
    })
    .exitOverride()
    .helpOption('-h, --help', text('option.help'))
    .helpCommand('help [command]', text('command.help'))
    .version(version, '-V, --version', text('option.version'))
    .addOption(new Option('--lang <language>', text('option.lang')).argParser(knownLanguage))
    .option('--json', text('option.json'))
    .option('--no-color', text('option.noColor'))
  for (const [name, definition] of Object.entries(commands)) {
    const command = program
      .command(name)
      .description(text(`command.${name}` as MessageKey))
      .helpOption('-h, --help', text('option.help'))
    definition.define(command, text)
    command.action(() =>
      start(definition, command.processedArgs as (string | undefined)[], command.optsWithGlobals()),
    )
  }
  return program
}

function knownLanguage(given: string): string {
  if (!isLanguage(given)) throw wrong('option.lang.wrong', { given }, { where: '--lang' })
  return given
}

const usageKeys: { readonly [code: string]: MessageKey } = {
  'commander.unknownOption': 'usage.unknownOption',
  'commander.unknownCommand': 'usage.unknownCommand',
  'commander.missingArgument': 'usage.missingArgument',
  'commander.optionMissingArgument': 'usage.optionMissingArgument',
  'commander.excessArguments': 'usage.excessArguments',
}

/** What commander found wrong with the arguments, in the reader's language. */
function usage(error: CommanderError, out: Output): ExitCode {
  if (error.exitCode === 0) return exit.ok
  if (error.code === 'commander.help') return exit.input
  const [, what = error.message] = /'([^']*)'/.exec(error.message) ?? []
  fail(out, {}, out.text(usageKeys[error.code] ?? 'usage.other', { what }))
  out.remark(out.text('usage.help'))
  return exit.input
}

function unusable({ reason, place }: InputError, out: Output): ExitCode {
  const message =
    'refusal' in reason ? refusalText(out, reason.refusal, reason.title) : out.text(reason.key, reason.params)
  const rule = 'refusal' in reason ? { rule: reason.refusal.rule } : {}
  fail(out, { ...rule, ...place }, message)
  return exit.input
}

function fail(out: Output, details: object & { where?: string; path?: string }, message: string): void {
  const places = [details.where, details.path].filter((place) => place !== undefined)
  out.remark(`stellwerk: ${[...places, message].join(': ')}`)
  if (out.json) out.data({ error: { ...details, message } })
}
