import type { Readings } from '@stellwerk/engine'
import { readingOf } from '@stellwerk/engine'
import type { State } from './state.js'

/** What the sources leave open. Rules ask for the reading they need and nowhere for anything else. */
export const readings = {} as const satisfies Readings

export const reading = <N extends keyof typeof readings>(
  state: Pick<State, 'readings'>,
  name: N,
): (typeof readings)[N]['values'][number] => readingOf(state, readings, name)
