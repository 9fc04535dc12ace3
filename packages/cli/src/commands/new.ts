import type { GameFile } from '@stellwerk/engine'
import { begin, describedSettings, format, gameFileText } from '@stellwerk/engine'
import type { Definition } from '../command.js'
import { numberOption, textOption } from '../command.js'
import { refusedInput, wrong } from '../errors.js'
import { exit } from '../exit.js'
import { readText, writeText } from '../files.js'
import type { Game } from '../games.js'
import { gameIds, gameOf } from '../games.js'
import { parseJson } from '../json.js'
import { drawSeed, names, setupOptions, titleOptions } from '../setup.js'

export const newGame: Definition = {
  define(command, text) {
    command
      .argument('<title>', `${text('argument.title')} (${gameIds().join(', ')})`)
      .argument('[file]', text('argument.newFile'))
    setupOptions(command, text)
      .option('--from <position>', text('option.from'))
      .option('-o, --output <file>', text('option.output'))
      .option('--force', text('option.force'))
  },
  async run({ world, out }, [id = '', argument], options) {
    const game = await gameOf(id, { where: 'TITLE' })
    const asked = numberOption(options, 'seed')
    const from = textOption(options, 'from')
    const given = textOption(options, 'output')
    if (given !== undefined && argument !== undefined && given !== argument)
      throw wrong('option.twoFiles', {}, { where: '--output' })
    const players = textOption(options, 'players')
    const start =
      from === undefined
        ? {
            players: names(players ?? ''),
            seed: asked ?? drawSeed(),
            options: titleOptions(
              game,
              textOption(options, 'edition'),
              options['option'] as string[] | undefined,
            ),
          }
        : fromPosition(game, parseJson(readText(world.cwd, from), { where: from }), from, asked, players)
    if (from === undefined && players === undefined)
      throw wrong('option.needPlayers', {}, { where: '--players' })
    const begun = begin(game.title, start)
    if (!begun.ok) throw refusedInput(begun.refusal, from ?? 'new', game.id)
    const file = given ?? argument ?? `${game.id}-${start.seed}.json`
    const content: GameFile = {
      format,
      title: game.id,
      rules: game.title.rulesVersion,
      options: start.options,
      players: start.players,
      seed: start.seed,
      ...('position' in start ? { position: start.position } : {}),
      actions: [],
    }
    writeText(world.cwd, file, gameFileText(content), { mode: options['force'] ? 'any' : 'new' })
    if (out.json)
      out.data({ file, title: game.id, players: content.players, options: content.options, seed: start.seed })
    else out.line(file)
    return exit.ok
  },
}

/** The set-up in a position: who plays, the options and, unless another is given, the seed. */
function fromPosition(
  game: Game,
  position: unknown,
  where: string,
  seed: number | undefined,
  given: string | undefined,
): Pick<GameFile, 'players' | 'seed' | 'options' | 'position'> {
  const begun = game.title.position(position)
  if (!begun.ok) throw refusedInput(begun.refusal, where, game.id)
  const told = position as { readonly [name: string]: unknown }
  const players: readonly string[] = begun.value.players
  if (given !== undefined && names(given).join() !== players.join())
    throw wrong('file.players', { players: players.join(', ') }, { where: '--players' })
  const options = describedSettings(game.title, told)
  if (seed !== undefined) return { players, seed, options, position: { ...told, seed } }
  return { players, seed: Number(told['seed'] ?? 0), options, position }
}
