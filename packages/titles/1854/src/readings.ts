import type { Readings } from '@stellwerk/engine'
import { readingOf } from '@stellwerk/engine'
import type { State } from './state.js'

/** What the sources leave open. Rules ask for the reading they need and nowhere for anything else. */
export const readings = {
  completionAfterSale: { ruling: 'R-05', values: ['allowed', 'refused'] },
  newLocalAg: { ruling: 'R-06', values: ['acts at once', 'waits'] },
  localAgHomeTile: { ruling: 'R-08', values: ['tile of the turn', 'extra tile'] },
  localAgTrains: { ruling: 'R-09', values: ['3', '2'] },
} as const satisfies Readings

export const reading = <N extends keyof typeof readings>(
  state: Pick<State, 'readings'>,
  name: N,
): (typeof readings)[N]['values'][number] => readingOf(state, readings, name)
