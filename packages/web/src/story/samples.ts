import type { CoreState } from '@stellwerk/engine'
import type { Chart } from '../titles/face.js'
import type { Moments } from './gather.js'
import type { RoundName } from './rounds.js'
import { shortRound } from './rounds.js'

export type Samples = Chart['samples']

/** A round as a chronicle has it. */
export interface ToldRound {
  readonly name: RoundName
  /** The first moment that belongs to it. A round in which nobody decided has none: the next begins with the same. */
  readonly from: number
}

/** The beginning, the end of each round and, where a round is under way, now. Each is called by the round that ended. */
export function roundEnds<S extends CoreState>(
  moments: Moments<S>,
  rounds: readonly ToldRound[],
  start: string,
): Samples {
  const last = moments.length - 1
  const ends = rounds.slice(1).map(({ from }, i) => ({ at: from, name: (rounds[i] as ToldRound).name }))
  const present = rounds.at(-1)
  return [
    { at: 0, label: start },
    // rounds in which nobody decided end with the same moment: one sample for all
    ...ends
      .filter(({ at }, i) => at > 0 && at !== ends[i - 1]?.at)
      .map(({ at, name }) => ({ at, label: shortRound(name) })),
    ...(present && present.from < last ? [{ at: last, label: shortRound(present.name) }] : []),
  ]
}
