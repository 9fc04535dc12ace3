import type { Description } from '../../position.js'
import type { Table } from '../../testing.js'
import { at } from '../../testing.js'
import type { TrainRun } from '../../actions.js'

/** A major of player A about to run; tiles, phase and the rest as told. */
export function running(company: string, trains: readonly string[], rest: Partial<Description>): Table {
  const { majors = {}, ...others } = rest
  return at({
    players: ['A', 'B', 'C'],
    privates: 'sold',
    phase: '3',
    ...others,
    majors: {
      ...majors,
      [company]: {
        issuePrice: 67,
        director: 'A',
        certificates: { A: 1 },
        trains: trains as never,
        acted: true,
        ...majors[company],
      },
    },
    at: { round: 'operating', turn: company as never, step: 'run' },
  })
}

/** A local railway of player A about to run. */
export function runningLocal(company: string, trains: readonly string[], rest: Partial<Description>): Table {
  return at({
    players: ['A', 'B', 'C'],
    privates: 'sold',
    phase: '3',
    ...rest,
    locals: { [company]: { owner: 'A', trains: trains as never, acted: true } },
    at: { round: 'operating', turn: company as never, step: 'run' },
  })
}

export const bestOf = (table: Table): readonly TrainRun[] =>
  (table.choices('run')[0]?.action as unknown as { runs: readonly TrainRun[] } | undefined)?.runs ?? []

/** What the offered run earns. */
export function revenue(table: Table): number {
  table.act('run', { runs: bestOf(table) })
  return table.told('ran')[0]?.revenue ?? 0
}
