/**
 * A server as a process of its own, for those who measure it or treat it roughly. It is the one that `main.ts` runs; it
 * tells its parent where it listens and how much memory it needs, and does not outlive it.
 */
import { serve } from '../operate/serve.js'
import { readConfig } from '../operate/settings.js'
import { untilStopped } from '../operate/signals.js'

/** What a child says of itself. */
export type ChildMessage =
  | { readonly kind: 'ready'; readonly address: string }
  | { readonly kind: 'memory'; readonly heapUsed: number; readonly rss: number }

const tell = (message: ChildMessage): void => void process.send?.(message)

process.on('disconnect', () => process.exit(0))
process.on('message', () => {
  // once for what is garbage, and once for what only becomes it when finalizers have run
  globalThis.gc?.()
  setImmediate(() => {
    globalThis.gc?.()
    const { heapUsed, rss } = process.memoryUsage()
    tell({ kind: 'memory', heapUsed, rss })
  })
})

const running = await serve(readConfig(process.env))
tell({ kind: 'ready', address: running.address })
await untilStopped(running)
process.disconnect?.()
