/**
 * The command `stellwerk`: games as files, for people and for programs. `commands` holds one file per command; what is
 * particular to a title's tables and map is in `titles`.
 */
import { run } from './program.js'

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // the reader has gone, as in `stellwerk log game.json | head`
  if (error.code === 'EPIPE') process.exit()
  throw error
})

const { stdout, stderr, stdin, env } = process
process.exitCode = await run(process.argv.slice(2), { stdout, stderr, stdin, env, cwd: process.cwd() })
