import { spawn } from 'node:child_process'
import type { ChildProcessByStdio } from 'node:child_process'
import type { Readable } from 'node:stream'

/**
 * Runs the function `main` of a file of this package in a process of its own, which tests may treat as roughly as they
 * like. It is the built file, as with threads: Node does not read TypeScript in all versions.
 */
export function startChild(
  file: string,
  ...args: readonly string[]
): ChildProcessByStdio<null, Readable, null> {
  const { href } = new URL(`../../dist/${file}.js`, import.meta.url)
  return spawn(process.execPath, ['--input-type=module', '--eval', loader, '--', href, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

const loader = `
const [file, ...args] = process.argv.slice(1)
const { main } = await import(file)
await main(...args)
`
