import { spawn } from 'node:child_process'
import type { ChildProcessByStdio } from 'node:child_process'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'

/** Runs the function `main` of a source file in a process of its own, which tests may treat as roughly as they like. */
export function startChild(file: URL, ...args: readonly string[]): ChildProcessByStdio<null, Readable, null> {
  return spawn(
    process.execPath,
    ['--input-type=module', '--eval', loader, '--', fileURLToPath(file), ...args],
    { cwd: fileURLToPath(new URL('.', import.meta.url)), stdio: ['ignore', 'pipe', 'inherit'] },
  )
}

/** Node does not read TypeScript in all versions, so Vite does it. */
const loader = `
import { createServer } from 'vite'
const vite = await createServer({
  configFile: false,
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true, include: [] },
})
const [file, ...args] = process.argv.slice(1)
const { main } = await vite.ssrLoadModule(file)
await main(...args)
await vite.close()
`
