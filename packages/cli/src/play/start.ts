import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { GameFile, Settings } from '@stellwerk/engine'
import { begin, format, gameFileText } from '@stellwerk/engine'
import { manifestOf } from '@stellwerk/titles'
import type { Context, Options } from '../command.js'
import { numberOption, textOption } from '../command.js'
import { InputError, refusedInput } from '../errors.js'
import { writeText } from '../files.js'
import type { Game } from '../games.js'
import { findGame, gameIds, gameOf } from '../games.js'
import type { Session } from '../session.js'
import { open, readGameFile } from '../session.js'
import { drawSeed, names, titleOptions } from '../setup.js'
import { botSeats, withBots } from './computers.js'
import type { Prompter } from './prompter.js'

const mostOffered = 8
const largestOffered = 5 * 1024 * 1024

/** The game to be played: a new one, or one from a file; undefined if the players change their minds. */
export async function startOrContinue(
  context: Context,
  prompter: Prompter,
  argument: string | undefined,
  options: Options,
): Promise<Session | undefined> {
  const { world, out } = context
  if (argument !== undefined) {
    const game = await findGame(argument)
    return game ? begun(context, prompter, game, options) : open(world.cwd, argument)
  }
  const saved = textOption(options, 'players') === undefined ? await savedGames(world.cwd) : []
  if (saved.length > 0) {
    const chosen = await prompter.choose(out.text('play.start'), [
      { value: '', label: out.text('play.newGame') },
      ...saved.map(({ name, file, game }) => ({
        value: name,
        label: out.text('play.continue', { file: name }),
        hint: out.text('play.continueHint', {
          title: game.texts.name(out.language),
          players: file.players.join(', '),
          actions: file.actions.length,
        }),
      })),
    ])
    if (chosen === undefined) return undefined
    if (chosen !== '') return open(world.cwd, chosen)
  }
  const ids = gameIds()
  const items = ids.map((value) => ({ value, label: manifestOf(value)?.name[out.language] ?? value }))
  const id = ids.length === 1 ? ids[0] : await prompter.choose(out.text('play.title'), items)
  return id === undefined
    ? undefined
    : begun(context, prompter, await gameOf(id, { where: 'TITLE' }), options)
}

/** Game files in a folder, the latest first. */
export async function savedGames(folder: string): Promise<{ name: string; file: GameFile; game: Game }[]> {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      const { size, mtimeMs } = statSync(join(folder, name), { throwIfNoEntry: false }) ?? {
        size: Infinity,
        mtimeMs: 0,
      }
      return size <= largestOffered ? [{ name, mtimeMs }] : []
    })
    .toSorted((a, b) => b.mtimeMs - a.mtimeMs)
  const found: { name: string; file: GameFile; game: Game }[] = []
  for (const { name } of names) {
    if (found.length === mostOffered) break
    try {
      const { file, game } = await readGameFile(folder, name)
      found.push({ name, file, game })
    } catch (error) {
      // whatever else lies in the folder
      if (!(error instanceof InputError)) throw error
    }
  }
  return found
}

async function begun(
  { world, out }: Context,
  prompter: Prompter,
  game: Game,
  options: Options,
): Promise<Session | undefined> {
  const given = textOption(options, 'players')
  const bots = botSeats(textOption(options, 'bots'))
  const people = given === undefined ? await askPlayers({ world, out }, prompter, game, bots) : names(given)
  if (!people) return undefined
  const players = withBots(people, bots)
  const edition = textOption(options, 'edition')
  const others = options['option'] as readonly string[] | undefined
  const isAsked = edition === undefined && others === undefined && given === undefined
  const chosen = isAsked
    ? await askSettings({ world, out }, prompter, game)
    : titleOptions(game, edition, others)
  if (!chosen) return undefined
  const seed = numberOption(options, 'seed') ?? drawSeed()
  const start = { players, seed, options: chosen }
  const state = begin(game.title, start)
  if (!state.ok) throw refusedInput(state.refusal, '--players', game.id)
  const file: GameFile = {
    format,
    title: game.id,
    rules: game.title.rulesVersion,
    options: chosen,
    players,
    seed,
    actions: [],
  }
  const name = textOption(options, 'output') ?? `${game.id}-${seed}.json`
  writeText(world.cwd, name, gameFileText(file), { mode: 'new' })
  return open(world.cwd, name)
}

async function askPlayers(
  { out }: Context,
  prompter: Prompter,
  { title }: Game,
  bots: readonly string[],
): Promise<string[] | undefined> {
  const min = Math.max(1, title.seats.min - bots.length)
  const max = title.seats.max - bots.length
  const options = titleOptions({ title } as Game, undefined)
  const given = await prompter.ask(out.text('play.players', { min, max }), '', (text) =>
    title.create({ players: withBots(names(text), bots), seed: 1, options }).ok
      ? undefined
      : out.text('play.playersWrong', { min, max }),
  )
  return given === undefined ? undefined : names(given)
}

async function askSettings(
  { out }: Context,
  prompter: Prompter,
  { title, texts }: Game,
): Promise<Settings | undefined> {
  const chosen: { [name: string]: string } = {}
  for (const [name, values] of Object.entries(title.options)) {
    const value = await prompter.choose(
      texts.option(out.language, name),
      values.map((v) => ({ value: v, label: texts.option(out.language, name, v) })),
    )
    if (value === undefined) return undefined
    chosen[name] = value
  }
  const readings = await askReadings({ out }, prompter, title)
  return readings && { ...chosen, ...readings }
}

/** Most tables play the defaults, so this is one question unless somebody wants more. */
async function askReadings(
  { out }: Pick<Context, 'out'>,
  prompter: Prompter,
  title: Game['title'],
): Promise<Settings | undefined> {
  const chosen: { [name: string]: string } = {}
  if (Object.keys(title.readings).length === 0) return chosen
  const wish = await prompter.choose(out.text('play.readings'), [
    { value: 'default', label: out.text('play.readingsDefault') },
    { value: 'choose', label: out.text('play.readingsChoose') },
  ])
  if (wish === undefined) return undefined
  if (wish === 'default') return chosen
  const texts = await manifestOf(title.id)?.readingTexts()
  for (const [name, { values }] of Object.entries(title.readings)) {
    const words = texts?.[name]
    const value = await prompter.choose(
      words?.name[out.language] ?? name,
      values.map((v) => ({ value: v, label: words?.values[v]?.[out.language] ?? v })),
    )
    if (value === undefined) return undefined
    chosen[name] = value
  }
  return chosen
}
