/**
 * `node packages/load/dist/hostile.js [--requests 100000] [--seed 1] [--store sqlite|postgres]`: sends a server of its
 * own malformed, oversized, deeply nested and wrongly typed requests and frames. None may be answered with a 5xx,
 * reveal internals, or leak memory.
 */
import { Random } from '@stellwerk/engine'
import type { Store } from '@stellwerk/server/inside'
import { makeSite } from '@stellwerk/server/inside'
import type { Findings } from './attack.js'
import { attack } from './attack.js'
import { isMain, wishes } from './command.js'
import { Asker, enterAs } from './http.js'
import { placeFor } from './place.js'
import { makeTarget } from './samples.js'
import { startProcess } from './server-process.js'
import { printTable } from './table.js'

export interface HostileResult extends Findings {
  /** Bytes in use after the first part of the attack, when everything has been used once, and in the end. */
  readonly heap: { readonly early: number; readonly late: number }
  /** What the server logged as an error. */
  readonly troubles: readonly string[]
}

/** More than this is a leak, however long the attack. */
const mostGrowth = 16 * 1024 * 1024

export async function beHostile(
  store: Store['kind'],
  requests: number,
  seed: number,
): Promise<HostileResult> {
  const place = await placeFor(store)
  const env = {
    // passwords are slow to check on purpose: after a few wrong ones nobody may try again
    STELLWERK_SIGN_INS_PER_QUARTER_HOUR: '20',
    STELLWERK_REGISTRATIONS_PER_HOUR: '20',
    STELLWERK_IDLE_GAME_MINUTES: '0',
    STELLWERK_SITE: await makeSite(place.dataFolder),
  }
  const server = await startProcess({ ...place, env })
  const findings: Findings = { answers: new Map(), faults: new Map() }
  const random = new Random(seed)
  try {
    const mallory = await enterAs(server.address, 'Mallory')
    const trudy = await enterAs(server.address, 'Trudy')
    const target = await makeTarget(mallory, trudy)
    const askers = [mallory, trudy, new Asker(server.address)]
    for (const asker of askers) asker.isSettled = true
    const first = Math.ceil(requests / 3)
    await attack(askers, target, random, first, findings)
    const { heapUsed: early } = await server.usage()
    await attack(askers, target, random, requests - first, findings)
    const { heapUsed: late } = await server.usage()
    for (const asker of askers) asker.close()
    return { ...findings, heap: { early, late }, troubles: server.troubles }
  } finally {
    await server.stop()
    await place.remove()
  }
}

export function complaintsOf({ faults, heap, troubles }: HostileResult): string[] {
  const grown = heap.late - heap.early
  return [
    ...[...faults].map(([fault, what]) => `${fault}\n    ${what}`),
    ...(grown > mostGrowth ? [`memory grew by ${Math.round(grown / 1024)} KB`] : []),
    ...new Set(troubles.map((line) => `logged: ${gistOf(line)}`)),
  ]
}

/** A line of the log without what is different every time. */
function gistOf(line: string): string {
  const { msg, err } = JSON.parse(line) as { msg: string; err?: { stack?: string } }
  return `${msg} ${err?.stack?.split('\n').slice(0, 3).join(' ') ?? ''}`
}

async function main(): Promise<void> {
  const values = wishes({ requests: '100000', seed: '1', store: 'sqlite' })
  const store = (['sqlite', 'postgres'] as const).find((kind) => kind === values.store)
  const [requests, seed] = [Number(values.requests), Number(values.seed)]
  if (!store || !Number.isInteger(requests) || !Number.isInteger(seed))
    throw new Error('usage: hostile [--requests 100000] [--seed 1] [--store sqlite|postgres]')
  const start = performance.now()
  const result = await beHostile(store, requests, seed)
  const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`
  printTable([
    ...[...result.answers]
      .toSorted(([, a], [, b]) => b - a)
      .map(([answer, count]) => [answer, String(count)]),
    ['heap after a third', megabytes(result.heap.early)],
    ['heap in the end', megabytes(result.heap.late)],
    ['seconds', ((performance.now() - start) / 1000).toFixed(0)],
  ])
  const complaints = complaintsOf(result)
  for (const complaint of complaints) console.error(complaint)
  console.log(complaints.length === 0 ? 'nothing wrong' : `${complaints.length} faults`)
  process.exitCode = complaints.length === 0 ? 0 : 1
}

if (isMain(import.meta.url)) await main()
