/**
 * The command `stellwerk`: games as files, for people and for programs. `commands` holds one file per command; what is
 * particular to a title's tables and map is in `titles`.
 */
import { run } from './program.js'

export { run }

/** Runs the command with these arguments in this process. */
export async function main(args: readonly string[]): Promise<void> {
  const { stdout, stderr, env } = process
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    // the reader has closed the pipe, as in `stellwerk log game.json | head`
    if (error.code === 'EPIPE') process.exit()
    throw error
  })
  process.exitCode = await run(args, {
    stdout,
    stderr,
    env,
    cwd: process.cwd(),
    // opening it takes a while, and few commands read it
    get stdin() {
      return process.stdin
    },
  })
}
