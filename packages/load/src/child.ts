/**
 * A server as a separate process, for measuring and for fault tests. It is the one that `main.ts` runs; it tells its
 * parent where it listens and what it uses, and does not outlive it.
 */
import { readConfig, serve, untilStopped } from '@stellwerk/server'

/** What a child says of itself. */
export type ChildMessage =
  | { readonly kind: 'ready'; readonly address: string }
  /** Bytes of objects in use, bytes that the process held at most, and milliseconds of processor time since the start. */
  | { readonly kind: 'usage'; readonly heapUsed: number; readonly peak: number; readonly processor: number }

const tell = (message: ChildMessage): void => void process.send?.(message)

// what the system itself remembers as the most includes what the parent held when it started this process
let peak = 0
const weigh = (): void => void (peak = Math.max(peak, process.memoryUsage.rss()))
setInterval(weigh, 50).unref()

process.on('disconnect', () => process.exit(0))
process.on('message', (tidy: boolean) => {
  // once for garbage, and once for what only becomes garbage when finalizers have run
  if (tidy) globalThis.gc?.()
  setImmediate(() => {
    if (tidy) globalThis.gc?.()
    const { user, system } = process.cpuUsage()
    weigh()
    tell({
      kind: 'usage',
      heapUsed: process.memoryUsage().heapUsed,
      peak,
      processor: (user + system) / 1000,
    })
  })
})

const running = await serve(readConfig(process.env))
tell({ kind: 'ready', address: running.address })
await untilStopped(running)
process.disconnect?.()
