import type { Band } from '../titles/face.js'
import type { RoundName } from './rounds.js'
import type { ToldRound } from './samples.js'

interface PhasedRound extends ToldRound {
  readonly phase: string
}

/** The rounds in which somebody decided, over the moments whose states lie in them. */
export function bandsOf(
  rounds: readonly PhasedRound[],
  last: number,
  labelOf: (name: RoundName) => string,
): readonly Band[] {
  return rounds.flatMap(({ name, from, phase }, i) => {
    const to = (rounds[i + 1]?.from ?? last + 1) - 1
    return to < from ? [] : [{ from, to, label: labelOf(name), kind: name.kind, phase }]
  })
}
