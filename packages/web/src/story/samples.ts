import { roundCode } from '@stellwerk/table'
import type { Chronicle, ToldRound } from './chronicle.js'

/** Moments that are looked at, with what to call them. */
export type Samples = readonly { readonly at: number; readonly label: string }[]

/** The beginning, the end of each round and, where a round is under way, now. Each is called by the round that ended. */
export function roundEnds({ rounds }: Pick<Chronicle, 'rounds'>, last: number, start: string): Samples {
  const ends = rounds.slice(1).map(({ from }, i) => ({ at: from, name: (rounds[i] as ToldRound).name }))
  const present = rounds.at(-1)
  return [
    { at: 0, label: start },
    // rounds in which nobody decided end with the same moment: one sample for all
    ...ends
      .filter(({ at }, i) => at > 0 && at !== ends[i - 1]?.at)
      .map(({ at, name }) => ({ at, label: roundCode(name) })),
    ...(present && present.from < last ? [{ at: last, label: roundCode(present.name) }] : []),
  ]
}
