/**
 * `npm run faults -- [--rounds 100] [--store sqlite|postgres|both] [--seed 1]`: kills servers in the middle of games, and
 * compares what players were promised with what is there afterwards. On PostgreSQL two processes run, and one of them is
 * killed.
 */
import { isMain, wishes } from './command.js'
import { onePerRound } from './faults-one.js'
import { oneOfTwo } from './faults-two.js'
import type { FaultFigures } from './ordeal.js'
import { Ordeal } from './ordeal.js'
import { printTable } from './table.js'
import { placeFor } from './place.js'

export interface FaultResult extends FaultFigures {
  readonly violations: readonly string[]
}

/** What one kind of store, and one way of running servers on it, goes through. */
export const ordeals = {
  sqlite: { store: 'sqlite', round: onePerRound, title: 'SQLite, one process' },
  postgres: { store: 'postgres', round: onePerRound, title: 'PostgreSQL, one process' },
  two: { store: 'postgres', round: oneOfTwo, title: 'PostgreSQL, one of two processes' },
} as const

export async function suffer(kind: keyof typeof ordeals, rounds: number, seed: number): Promise<FaultResult> {
  const { store, round } = ordeals[kind]
  const place = await placeFor(store)
  const ordeal = new Ordeal(place, seed)
  try {
    for (let i = 0; i < rounds && ordeal.violations.length === 0; i++) await round(ordeal)
    await ordeal.finish()
    return { ...ordeal.figures, violations: ordeal.violations }
  } finally {
    await ordeal.close()
    await place.remove()
  }
}

async function main(): Promise<void> {
  const values = wishes({ rounds: '100', store: 'both', seed: '1' })
  const kinds = (Object.keys(ordeals) as (keyof typeof ordeals)[]).filter(
    (kind) => values.store === 'both' || values.store === ordeals[kind].store,
  )
  const rounds = Number(values.rounds)
  if (kinds.length === 0 || !Number.isInteger(rounds) || rounds < 1)
    throw new Error('usage: faults [--rounds 100] [--store sqlite|postgres|both] [--seed 1]')
  const results: (readonly string[])[] = [
    [
      '',
      'kills',
      'games',
      'acknowledged',
      'in doubt',
      'of these kept',
      'slowest start',
      'violations',
      'seconds',
    ],
  ]
  const violations: string[] = []
  for (const kind of kinds) {
    const start = performance.now()
    const result = await suffer(kind, rounds, Number(values.seed))
    violations.push(...result.violations)
    const { kills, games, acknowledged, doubtful, kept, slowestStart } = result
    results.push([
      ordeals[kind].title,
      ...[kills, games, acknowledged, doubtful].map(String),
      // with two servers they were sent again before anybody looked
      kind === 'two' ? '' : String(kept),
      `${Math.round(slowestStart)} ms`,
      String(result.violations.length),
      ((performance.now() - start) / 1000).toFixed(0),
    ])
  }
  printTable(results)
  for (const violation of violations) console.error(violation)
  process.exitCode = violations.length === 0 ? 0 : 1
}

if (isMain(import.meta.url)) await main()
