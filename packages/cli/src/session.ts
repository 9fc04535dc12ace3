import { setFlagsFromString } from 'node:v8'
import type { CoreState, GameFile, History, Refusal, Result } from '@stellwerk/engine'
import { asGameFile, begin, gameFileText, replayFrom, toGameFile } from '@stellwerk/engine'
import { engineRefusal, tellingFaults } from '@stellwerk/texts'
import { manifestOf } from '@stellwerk/titles'
import { refusedInput, wrong } from './errors.js'
import { readText, writeText } from './files.js'
import type { Game } from './games.js'
import { findGame, gameOf } from './games.js'
import { parseJson } from './json.js'
import type { Output } from './output.js'

/** A game file that has been read and replayed. */
export interface Session {
  readonly name: string
  /** The text of the file as it was read. */
  readonly text: string
  readonly file: GameFile
  readonly game: Game
  readonly history: History<CoreState>
  /** How long it took to set the game up and to replay it. */
  readonly milliseconds: number
}

/** Reads a game file without replaying it. */
export async function readGameFile(
  cwd: string,
  name: string,
): Promise<{ text: string; file: GameFile; game: Game }> {
  const text = readText(cwd, name)
  const parsed = asGameFile(parseJson(text, { where: name }))
  if (!parsed.ok) throw refusedInput(parsed.refusal, name)
  const file = parsed.value
  const game = await gameOf(file.title, { where: name, path: 'title' })
  const { rulesVersion } = game.title
  if (file.rules !== undefined && file.rules > rulesVersion)
    throw wrong('file.rules', { rules: file.rules, known: rulesVersion }, { where: name, path: 'rules' })
  return { text, file, game }
}

export async function open(cwd: string, name: string): Promise<Session> {
  const { text, file, game } = await readGameFile(cwd, name)
  // `performance` would have to be loaded first
  const before = process.hrtime.bigint()
  const started = begin(game.title, file)
  if (!started.ok) throw refusedInput(started.refusal, name, game.id)
  const seats: readonly string[] = started.value.players
  if (seats.length !== file.players.length || seats.some((player, i) => player !== file.players[i]))
    throw wrong('file.players', { players: seats.join(', ') }, { where: name, path: 'players' })
  const replayed = replayedOnce(game, started.value, file)
  const milliseconds = Number(process.hrtime.bigint() - before) / 1e6
  if (!replayed.ok) throw refusedInput(replayed.refusal, name, game.id)
  return { name, text, file, game, history: replayed.value, milliseconds }
}

/**
 * The first replay in a process is over before optimising anything pays off; what searches afterwards is optimised as
 * usual.
 */
function replayedOnce({ title }: Game, start: CoreState, file: GameFile): Result<History<CoreState>> {
  setFlagsFromString('--no-opt')
  try {
    return replayFrom(title, start, file)
  } finally {
    setFlagsFromString('--opt')
  }
}

/** Writes the game as it now stands, unless somebody else has written the file in the meantime; returns its text. */
export function save(cwd: string, { name, text, file, history }: Session): string {
  const now = gameFileText(toGameFile(history, file))
  writeText(cwd, name, now, { mode: 'unchanged', before: text })
  return now
}

/** A refusal as a sentence, by the texts of the title if it is known. */
export async function refusalText(
  out: Pick<Output, 'language'>,
  no: Refusal,
  title?: string,
): Promise<string> {
  const game = title === undefined ? undefined : await findGame(title)
  if (!game) return engineRefusal(out.language, no)
  const faults = await manifestOf(game.id)?.faultTexts()
  return (faults ? tellingFaults(game.texts, faults) : game.texts).refusal(out.language, no)
}

/** The number of an action, from an option; by default the last. */
export function actionNumber(history: History<CoreState>, given: number | undefined, option: string): number {
  const number = given ?? history.length
  if (number > history.length) throw wrong('option.range', { min: 0, max: history.length }, { where: option })
  return number
}
