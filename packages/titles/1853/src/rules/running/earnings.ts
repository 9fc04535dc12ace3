import type { Lines } from '@stellwerk/rails'
import type { Route as Line } from '@stellwerk/router'
import { isStop } from '@stellwerk/router'
import type { TrainRun } from '../../actions.js'
import type { HexId, TrainId } from '../../data/types.js'
import { lineOf } from './along.js'

/** What one train earns, station by station in the order of its run. */
export interface RunParts {
  readonly train: TrainId
  readonly calls: readonly { readonly hex: HexId; readonly stop: number; readonly value: number }[]
  readonly total: number
}

export interface RunEarnings {
  readonly revenue: number
  /** 1853-4.6.6-a: the values of the two ends of the mail train's run. */
  readonly mailMoney: number
  readonly parts: readonly RunParts[]
}

/** What runs without a fault earn; every station on the way is counted (1853-4.6.2-a, 1853-4.6.3-a). */
export function earningsOf(lines: Lines, runs: readonly TrainRun[], mail: number | undefined): RunEarnings {
  const parts = runs.map(({ train, route }): RunParts => {
    const calls = callsOf(lines, lineOf(lines, route))
    return { train, calls, total: calls.reduce((sum, { value }) => sum + value, 0) }
  })
  const mailed = mail === undefined ? [] : (parts[mail]?.calls ?? [])
  return {
    revenue: parts.reduce((sum, { total }) => sum + total, 0),
    mailMoney: (mailed[0]?.value ?? 0) + (mailed.at(-1)?.value ?? 0),
    parts,
  }
}

function callsOf({ network, stops }: Lines, line: Line | undefined): RunParts['calls'] {
  const calls: RunParts['calls'][number][] = []
  for (const p of line?.points ?? []) {
    const stop = network.points[p]
    const at = stops[p]
    if (isStop(stop) && at) calls.push({ hex: at.hex, stop: at.stop, value: stop.value })
  }
  return calls
}
