/**
 * `node packages/load/dist/flood.js [--seconds 60] [--connections 200] [--store sqlite|postgres]`: strangers ask a
 * server of its own for the largest record there may be, again and again, and never read a byte, while two people play.
 * The server has a small heap. Its memory must stay small, and the players must not notice.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { Table } from '@stellwerk/protocol'
import { Random } from '@stellwerk/engine'
import type { Store, Swelling } from '@stellwerk/server/inside'
import { largest, mostTravels, swollenFile } from '@stellwerk/server/inside'
import { isMain, wishes } from './command.js'
import { Deaf } from './deaf.js'
import { GameRun } from './game-run.js'
import type { Asker } from './http.js'
import { enterAs } from './http.js'
import { Pace } from './pace.js'
import { Person } from './person.js'
import { placeFor } from './place.js'
import { writeScript } from './script.js'
import { startProcess } from './server-process.js'
import { printTable } from './table.js'

export interface FloodWish {
  readonly store: Store['kind']
  readonly connections: number
  readonly seconds: number
  readonly file: Swelling
}

export interface FloodResult {
  /** Whether a record above the limit was refused. */
  readonly isBounded: boolean
  /** The most megabytes that the process used. */
  readonly peak: number
  readonly moves: number
  /** Milliseconds from a move to its acknowledgement. */
  readonly median: number
  readonly late: number
  /** How often the server cut somebody off who did not read. */
  readonly cut: number
  readonly troubles: readonly string[]
}

/** The server's heap in megabytes, how much memory it may use in all, and how long a move may take. */
const heap = 512
const mostMemory = 400
const mostLate = 250
/** How long the server waits for those who do not read, so that they are cut off while somebody looks. */
const requestSeconds = '5'
/** People think before they move. */
const thinking = 20

export async function flood(wish: FloodWish): Promise<FloodResult> {
  const place = await placeFor(wish.store)
  const env = { STELLWERK_REQUEST_SECONDS: requestSeconds }
  const server = await startProcess({ ...place, env, heap })
  try {
    const mallory = await enterAs(server.address, 'Mallory')
    const isBounded = await refusesMore(mallory)
    const { id, seq } = await mallory.post<Table>('/api/tables/upload', { file: swollenFile(wish.file) })
    const script = writeScript(1, 2, 2000)
    const people = [
      await Person.register(server.address, 'Anna'),
      await Person.register(server.address, 'Ben'),
    ]
    const { table } = await GameRun.begin(script, people, new Random(1), false)
    for (const person of people) await person.connect(server.address)
    const deaf = new Deaf(server.address, id, seq)
    deaf.open(wish.connections)
    const times: number[] = []
    const end = performance.now() + wish.seconds * 1000
    while (performance.now() < end && times.length < script.actions.length) {
      const after = times.length
      const action = script.actions[after]!
      const sent = performance.now()
      await people[script.players.indexOf(action.player)]!.act(table, {
        after,
        key: `flood-${after}-key`,
        action,
      })
      times.push(performance.now() - sent)
      await pause(thinking)
    }
    const { peak } = await server.usage(false)
    deaf.close()
    for (const person of people) person.leave()
    mallory.close()
    const pace = new Pace()
    pace.times.push(...times)
    return {
      isBounded,
      peak: peak / 1024 / 1024,
      moves: times.length,
      median: pace.within(0.5),
      late: pace.within(0.99),
      cut: deaf.cut,
      // connections that are cut off when the server stops are no fault
      troubles: [...server.troubles],
    }
  } finally {
    await server.stop()
    await place.remove()
  }
}

/** How a single visitor could once crash the process: a short file with an endless record. */
async function refusesMore(mallory: Asker): Promise<boolean> {
  const file = swollenFile({ title: '1873', players: 2, seed: 1, actions: 100, travels: mostTravels + 1 })
  const { status } = await mallory.ask('POST', '/api/tables/upload', { body: JSON.stringify({ file }) })
  return status === 413
}

export const complaintsOf = ({ isBounded, peak, late, troubles }: FloodResult): string[] => [
  ...(isBounded ? [] : ['a record that goes back and forth without end was taken']),
  ...(peak > mostMemory ? [`the server held ${peak.toFixed(0)} MB, more than ${mostMemory}`] : []),
  ...(late > mostLate
    ? [`a move took ${late.toFixed(0)} ms at the 99th percentile, more than ${mostLate}`]
    : []),
  ...new Set(troubles),
]

async function main(): Promise<void> {
  const values = wishes({ seconds: '60', connections: '200', store: 'sqlite' })
  const store = (['sqlite', 'postgres'] as const).find((kind) => kind === values.store)
  const [seconds, connections] = [Number(values.seconds), Number(values.connections)]
  if (!store || !(seconds > 0) || !Number.isInteger(connections))
    throw new Error('usage: flood [--seconds 60] [--connections 200] [--store sqlite|postgres]')
  const result = await flood({ store, connections, seconds, file: largest })
  printTable([
    ['memory at most', `${result.peak.toFixed(0)} MB`],
    ['moves', String(result.moves)],
    ['a move, p50 / p99', `${result.median.toFixed(1)} / ${result.late.toFixed(1)} ms`],
    ['cut off', String(result.cut)],
  ])
  const complaints = complaintsOf(result)
  for (const complaint of complaints) console.error(complaint)
  process.exitCode = complaints.length === 0 ? 0 : 1
}

if (isMain(import.meta.url)) await main()
