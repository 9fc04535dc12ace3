import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { GameFile } from '@stellwerk/engine'
import { harzbahn } from '@stellwerk/1873'
import { begin, gameFileText, readJson, toGameFile } from '@stellwerk/engine'
import { playRandomly } from '@stellwerk/engine/testing'
import type { Surroundings } from './output.js'
import { run } from './program.js'

/** A folder of its own for a test, taken away when the test is over. */
export function temporaryFolder(onFinished: (clean: () => void) => void): string {
  const folder = mkdtempSync(join(tmpdir(), 'stellwerk-'))
  onFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export interface Ended {
  readonly code: number
  readonly out: string
  readonly err: string
  /** What was said in JSON. */
  readonly data: unknown
}

interface Given {
  readonly stdin?: string
  readonly env?: NodeJS.ProcessEnv
  readonly columns?: number
}

/** The world around a command, with everything that it says kept. */
export function kept(
  cwd: string,
  { stdin = '', env = {}, columns }: Given = {},
): Surroundings & { said(): Ended } {
  const said = { out: '', err: '' }
  const screen = columns === undefined ? {} : { columns }
  return {
    stdout: { write: (text) => void (said.out += text), ...screen },
    stderr: { write: (text) => void (said.err += text), ...screen },
    stdin: Readable.from([stdin]),
    env,
    cwd,
    said: () => ({ code: 0, ...said, data: readJson(said.out)?.value }),
  }
}

/** Runs the command in this process. */
export async function stellwerk(cwd: string, args: readonly string[], given: Given = {}): Promise<Ended> {
  const world = kept(cwd, given)
  const code = await run(args, world)
  return { ...world.said(), code }
}

/** A finished random game that begins in a late position, so that it is short. */
export function shortGame(players: readonly string[], edition = 'R'): GameFile {
  const setup = { players, seed: 7, options: { edition } }
  const start = { ...setup, position: harzbahn.randomPlay.late(setup) }
  const begun = begin(harzbahn, start)
  if (!begun.ok) throw new Error(begun.refusal.rule)
  return toGameFile(playRandomly(harzbahn, begun.value, setup.seed).history, start)
}

export const textOf = (file: GameFile): string => gameFileText(file)

/** What lies in a folder, with what a failed write would have left behind. */
export const filesIn = (folder: string): string[] => readdirSync(folder).toSorted()
