import { readFileSync } from 'node:fs'
import { Command, CommanderError, Option } from 'commander'
import { isLanguage } from '@stellwerk/texts'
import type { Language } from '@stellwerk/texts'
import type { Definition, Options } from './command.js'
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

/** The commands in the order of the help; each is loaded when it is asked for, with whatever it needs. */
const commands = {
  new: async () => (await import('./commands/new.js')).newGame,
  legal: async () => (await import('./commands/legal.js')).legal,
  act: async () => (await import('./commands/act.js')).act,
  show: async () => (await import('./commands/show.js')).show,
  log: async () => (await import('./commands/log.js')).log,
  undo: async () => (await import('./commands/undo.js')).undo,
  redo: async () => (await import('./commands/undo.js')).redo,
  replay: async () => (await import('./commands/replay.js')).replay,
  play: async () => (await import('./commands/play.js')).play,
  readings: async () => (await import('./commands/readings.js')).readings,
  import: async () => (await import('./commands/import.js')).importGame,
  export: async () => (await import('./commands/export.js')).exportGame,
  routes: async () => (await import('./commands/routes.js')).routes,
  review: async () => (await import('./commands/review.js')).review,
  fuzz: async () => (await import('./commands/fuzz.js')).fuzz,
  match: async () => (await import('./commands/match.js')).match,
  bench: async () => (await import('./commands/bench.js')).bench,
  serve: async () => (await import('./commands/serve.js')).serve,
  accounts: async () => (await import('./commands/accounts.js')).accounts,
  backup: async () => (await import('./commands/backup.js')).backup,
  restore: async () => (await import('./commands/restore.js')).restore,
  store: async () => (await import('./commands/store.js')).store,
} satisfies { [name: string]: () => Promise<Definition> }

type Name = keyof typeof commands

/** The command that the first word names; all of them for help, and where no word names one. */
function asked(args: readonly string[]): readonly Name[] {
  const names = Object.keys(commands) as Name[]
  const first = args.find((arg) => !arg.startsWith('-'))
  const named = names.filter((name) => name === first)
  return named.length > 0 ? named : names
}

const { version } = JSON.parse(readFileSync(new URL('../package.json', programFolder), 'utf8')) as {
  version: string
}

/** Parses the arguments, runs the command and returns the exit status. */
export async function run(args: readonly string[], world: Surroundings): Promise<ExitCode> {
  const language = askedLanguage(args, world.env)
  let out = output(world, language, { json: args.includes('--json') })
  let code: ExitCode = exit.ok
  const loaded = await Promise.all(asked(args).map(async (name) => [name, await commands[name]()] as const))
  const program = define(world, language, loaded, async (definition, given, options) => {
    out = output(world, language, options)
    code = await definition.run({ world, out }, given, options)
  })
  try {
    await program.parseAsync([...args], { from: 'user' })
    return code
  } catch (error) {
    if (error instanceof CommanderError) return usage(error, out)
    if (error instanceof InputError) return await unusable(error, out)
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

function define(
  world: Surroundings,
  language: Language,
  loaded: readonly (readonly [Name, Definition])[],
  start: Start,
): Command {
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
  for (const [name, definition] of loaded) {
    const command = program
      .command(name)
      .description(text(`command.${name}`))
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

async function unusable({ reason, place }: InputError, out: Output): Promise<ExitCode> {
  const message =
    'refusal' in reason
      ? await refusalText(out, reason.refusal, reason.title)
      : out.text(reason.key, reason.params)
  const rule = 'refusal' in reason ? { rule: reason.refusal.rule } : {}
  fail(out, { ...rule, ...place }, message)
  return exit.input
}

function fail(out: Output, details: object & { where?: string; path?: string }, message: string): void {
  const places = [details.where, details.path].filter((place) => place !== undefined)
  out.remark(`stellwerk: ${[...places, message].join(': ')}`)
  if (out.json) out.data({ error: { ...details, message } })
}
