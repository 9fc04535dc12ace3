import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { GameFile } from '@stellwerk/engine'
import { isObject, toGameFile } from '@stellwerk/engine'
import { playRandomly } from '@stellwerk/engine/testing'
import { refusedInput, wrong } from '../errors.js'
import { readText } from '../files.js'
import { seats } from '../fuzz/game.js'
import type { Game } from '../games.js'
import { gameOf } from '../games.js'
import { parseJson } from '../json.js'
import { readGameFile } from '../session.js'
import { titleOptions } from '../setup.js'
import { importerFor } from './import.js'

export interface GameToMeasure {
  readonly game: Game
  readonly file: GameFile
}

/** The first of several paths that exists, else the last one. */
export const firstOf = (...places: readonly [string, ...string[]]): string =>
  places.find((at) => existsSync(at)) ?? (places.at(-1) as string)

/** A finished game, relative to the project: one that people played, if it is there beside the clone, else our own. */
export const finished = firstOf('../shared/peer/game.json', 'packages/titles/all/games/1873.json')
const players = 4
const tries = 8

/** The random game, out of several, whose length is nearest to that of a real game. */
export async function randomGame(id: string, seed: number, wantedActions = 1000): Promise<GameToMeasure> {
  const game = await gameOf(id, { where: '--title' })
  const files = Array.from({ length: tries }, (_, i) => {
    const start = { players: seats(players), seed: seed + i, options: titleOptions(game, undefined) }
    const created = game.title.create(start)
    if (!created.ok) throw refusedInput(created.refusal, 'bench', game.id)
    const { history, violation } = playRandomly(game.title, created.value, start.seed)
    if (violation !== undefined) throw new Error(violation)
    return toGameFile(history, start)
  })
  const distance = ({ actions }: GameFile): number => Math.abs(actions.length - wantedActions)
  const file = files.toSorted((a, b) => distance(a) - distance(b))[0] as GameFile
  return { game, file }
}

/** A game file of ours or an export of 18xx.games. */
export async function gameIn(cwd: string, name: string, given: unknown): Promise<GameToMeasure> {
  const title = isObject(given) ? given['title'] : undefined
  const importer = typeof title === 'string' ? await importerFor(title) : undefined
  if (!importer || (isObject(given) && given['format'] !== undefined)) return readGameFile(cwd, name)
  const outcome = importer.read(given)
  if (!outcome.ok) throw wrong('import.notExport', {}, { where: name, path: outcome.fault.path })
  return { game: await gameOf(importer.game, {}), file: outcome.file }
}

/** The finished game if it is there, else a random one. */
export async function usualGame(cwd: string, id: string, seed: number): Promise<GameToMeasure> {
  if (!existsSync(resolve(cwd, finished))) return randomGame(id, seed)
  return gameIn(cwd, finished, parseJson(readText(cwd, finished), { where: finished }))
}
