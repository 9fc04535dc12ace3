import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { RunPlan } from '../../../actions.js'
import type { HexId, PhaseId, RailwayId, Size } from '../../../data/types.js'
import type { State } from '../../../state.js'
import { railwayOf } from '../../../state.js'
import { refusePlan, revenueOf } from './index.js'
import { board } from './testing-board.js'

/**
 * A finished game from 18xx.games with its state after every action; see its README. Only it can tell what the site has
 * recorded; `played.test.ts` looks at the runs of a game of our own.
 */
const file = fileURLToPath(new URL('../../../../../../../../shared/peer/trace.json', import.meta.url))

interface PeerState {
  readonly phase: string
  readonly tiles: Readonly<Record<HexId, string>>
  readonly tokens: Readonly<Record<HexId, readonly (readonly (string | null)[])[]>>
  readonly minors: Readonly<Record<string, { readonly open: boolean }>>
  readonly corps: Readonly<Record<string, { readonly trains: readonly string[] }>>
}
interface PeerRecord {
  readonly i: number
  readonly action: { readonly type: string; readonly entity: string }
  readonly state: PeerState
  readonly routes: {
    readonly routes: readonly { readonly train: string; readonly path_hexes: readonly HexId[] }[]
    readonly recorded_total: number
  }
}
interface PeerRun {
  readonly i: number
  readonly railway: RailwayId
  readonly state: State
  readonly plan: RunPlan
  readonly revenue: number
}

function runsOf(records: readonly PeerRecord[]): PeerRun[] {
  return records.flatMap((record, k) => {
    if (record.action.type !== 'run_routes') return []
    const railway = record.action.entity as RailwayId
    const state = boardBefore(railway, (records[k - 1] as PeerRecord).state)
    return [
      {
        i: record.i,
        railway,
        state,
        plan: planOf(state, record, railway),
        revenue: record.routes.recorded_total,
      },
    ]
  })
}

function boardBefore(railway: RailwayId, before: PeerState): State {
  const trains = before.corps[railway]?.trains ?? []
  const sizes = trains.filter((train) => train.endsWith('T')).map((train) => Number(train[0]) as Size)
  const markers: Record<string, string> = {}
  for (const [hex, cities] of Object.entries(before.tokens))
    cities.forEach((slots, stop) => {
      const names = slots.filter((slot) => slot !== null)
      if (names.length) markers[`${hex}/${stop}`] = names.join(' ')
    })
  return board({
    edition: '2022',
    railway,
    phase: (before.phase === '5a' ? '5' : before.phase) as PhaseId,
    trains: sizes.toSorted((a, b) => b - a),
    diesel: trains.includes('D'),
    tiles: before.tiles,
    markers,
    open: Object.keys(before.minors)
      .filter((mine) => before.minors[mine]?.open)
      .map(Number),
  })
}

/** On the site a train of size n is n trains with consecutive numbers: `2T-12` and `2T-13` are one. */
function planOf(state: State, record: PeerRecord, railway: RailwayId): RunPlan {
  const { trains, diesel } = railwayOf(state, railway)
  const twins = (size: Size): boolean => trains.filter((other) => other === size).length > 1
  const used = new Map<string, HexId[][]>()
  for (const { train, path_hexes } of record.routes.routes) {
    const [name = '', number = ''] = train.split('-')
    const size = Number(name[0]) as Size
    const key = twins(size) ? `${name}-${Math.floor(Number(number) / size)}` : name
    used.set(key, [...(used.get(key) ?? []), [...path_hexes]])
  }
  const routesFor = (size: Size): HexId[][] => {
    const key = [...used.keys()].find((name) => name.startsWith(`${size}T`))
    const routes = key ? (used.get(key) ?? []) : []
    if (key) used.delete(key)
    return routes
  }
  const dieselRoutes = used.get('D') ?? []
  const runs = trains.map((size) => ({ size, routes: routesFor(size) }))
  return diesel ? { trains: runs, diesel: dieselRoutes } : { trains: runs }
}

const here = existsSync(file)
const title = here ? 'runs of a finished game' : `runs of a finished game: skipped, there is no ${file}`

describe.skipIf(!here)(title, () => {
  const runs = here
    ? runsOf((JSON.parse(readFileSync(file, 'utf8')) as { records: PeerRecord[] }).records)
    : []

  it('earn what the site has recorded', () => {
    expect(runs.length).toBe(44)
    const ours = runs.map(({ i, railway, state, plan }) => [i, revenueOf(state, railway, plan).total])
    expect(ours).toEqual(runs.map(({ i, revenue }) => [i, revenue]))
  })

  it('1873-4.4.3-i, 1873-4.4.3-o, 1873-4.4.3-t: break no other rule than the three that the site leaves to the players', () => {
    const rules = runs.map(({ railway, state, plan }) => refusePlan(state, railway, plan)?.rule ?? 'legal')
    const counts = Object.fromEntries(
      [...new Set(rules)].toSorted().map((rule) => [rule, rules.filter((r) => r === rule).length]),
    )
    expect(counts).toEqual({ '1873-4.4.3-i': 9, '1873-4.4.3-o': 9, '1873-4.4.3-t': 3, legal: 23 })
  })
})
