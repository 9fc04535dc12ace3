import type { CoreState, PlayerId } from '@stellwerk/engine'
import type { Money } from '@stellwerk/table'
import { roundCode } from '@stellwerk/table'
import type { Session } from '../session/session.js'
import { figuresOf } from '../story/figures.js'
import type { Branch } from './tree.js'
import { treeOf } from './tree.js'
import type { Variation } from './variation.js'
import { actionsOf, played } from './variation.js'

/** The end of a line. */
export interface End {
  readonly round: string
  readonly length: number
  readonly worths: { readonly [player: PlayerId]: Money }
}

export interface Comparison {
  readonly game: End
  readonly branches: readonly (Branch & {
    readonly end: End
    /** The game after as many actions, or at its end if it is shorter. */
    readonly beside: End
  })[]
}

const ends = new WeakMap<Variation, CoreState>()

/** The tree of a game's lines with what everyone is worth at the end of each; undefined while the game is loading. */
export function comparisonOf<S extends CoreState>(
  { game: { title, face }, now }: Session<S>,
  variations: readonly Variation[],
): Comparison | undefined {
  const actions = actionsOf(now)
  const present = now.at(now.length)?.state
  if (!actions || !present) return undefined
  const endOf = (state: S, length: number): End => ({
    round: roundCode(face.round(state)),
    length,
    worths: figuresOf(face, state).worths,
  })
  const lastOf = (variation: Variation): S => {
    const state =
      // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- a line has at least one moment
      (ends.get(variation) as S | undefined) ?? (played(title, now, variation).moments.at(-1)?.state as S)
    ends.set(variation, state)
    return state
  }
  return {
    game: endOf(present, now.length),
    branches: treeOf(actions, variations).map((branch) => {
      const { length } = branch.variation.actions
      const at = Math.min(length, now.length)
      return {
        ...branch,
        end: endOf(lastOf(branch.variation), length),
        beside: endOf(now.at(at)?.state ?? present, at),
      }
    }),
  }
}
