import type { CoreState, PlayerId } from '@stellwerk/engine'
import { evaluate } from '@stellwerk/ledger'
import type { Money } from '@stellwerk/table'
import { roundCode, worthOf } from '@stellwerk/table'
import type { Tutor } from '../tutor/advise.js'
import type { Played, Review } from './types.js'

/** The beginning, the end of each round and the end of the game; each is named after the round that ended. */
export function samplesOf({ face }: Tutor, line: readonly Played[]): Review['samples'] {
  const code = (at: number): string => roundCode(face.round((line[at] as Played).state))
  const last = line.length - 1
  const samples = [{ at: 0, round: '' }]
  for (let at = 1; at <= last; at++)
    if (at === last || code(at) !== code(at - 1)) samples.push({ at, round: code(at - 1) })
  return samples
}

interface Curves {
  readonly worths: readonly Money[]
  readonly expected: readonly Money[]
}

/** What each player had at each sample, and what each could expect then. */
export function curvesOf(
  { face, knowledge }: Tutor,
  samples: Review['samples'],
  line: readonly Played[],
  player: PlayerId,
): Curves {
  const states = samples.map(({ at }) => (line[at] as Played).state)
  const worths = states.map((state) => Math.round(worthOf(face.table(state, null), player).total))
  const expectedIn = (state: CoreState): Money => {
    const { terms } = evaluate(knowledge.ledger(state), player, { ...knowledge.weights, rivals: 0 })
    return Math.round(Object.values(terms).reduce((sum, amount) => sum + amount, 0))
  }
  const isOver = face.table((line.at(-1) as Played).state, null).over
  return {
    worths,
    expected: states.map((state, i) =>
      isOver && i === states.length - 1 ? (worths[i] as Money) : expectedIn(state),
    ),
  }
}
