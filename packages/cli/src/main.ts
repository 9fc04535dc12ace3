/**
 * The command `stellwerk`: games as files, for people and for programs. `commands` holds one file per command; what is
 * particular to a title's tables and map is in `titles`.
 */
import { setFlagsFromString } from 'node:v8'
import { run } from './program.js'

// Most commands replay a game once and end: compiling what is called often takes longer there than it gains.
const lasting = ['play', 'fuzz', 'match', 'bench', 'serve']
if (!lasting.includes(process.argv[2] ?? '')) setFlagsFromString('--interrupt-budget=400000')

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // the reader has gone, as in `stellwerk log game.json | head`
  if (error.code === 'EPIPE') process.exit()
  throw error
})

const { stdout, stderr, stdin, env } = process
process.exitCode = await run(process.argv.slice(2), { stdout, stderr, stdin, env, cwd: process.cwd() })
