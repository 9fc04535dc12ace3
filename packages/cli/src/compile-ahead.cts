/** A step of the build: replays games, given as files, and keeps what V8 compiled of the command meanwhile. */
import type { run } from './main.js' with { 'resolution-mode': 'import' }
import loader = require('./loader.cjs')

const { env } = process
const nowhere = { write: () => true }
const world = { stdout: nowhere, stderr: process.stderr, stdin: process.stdin, env, cwd: process.cwd() }

async function replayAll(files: readonly string[]): Promise<void> {
  const program = loader.load('stellwerk-main.cjs') as { readonly run: typeof run }
  for (const file of files) {
    const code = await program.run(['replay', file, '--json'], world)
    if (code !== 0) throw new Error(`${file} could not be replayed`)
  }
  loader.keepCompiled()
}

loader.expectShortRun()
void replayAll(process.argv.slice(2))
