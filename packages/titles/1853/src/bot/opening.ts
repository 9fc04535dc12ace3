import type { Action, Choice, PlayerId, Random } from '@stellwerk/engine'
import { top } from '@stellwerk/engine'
import type { SetBond } from '../actions.js'
import type { State } from '../state.js'
import { citiesByWorth } from './book.js'

/** Bonds above the least one, in tens. */
const steps = 3
/** The best first cities. */
const sensible = 7

/** A sensible beginning: a bond that is not much above the least one, and a first city. Without it every game would be the same. */
export function opening(
  state: State,
  choices: readonly Choice[],
  player: PlayerId,
  random: Random,
): Action | undefined {
  switch (top(state)?.kind) {
    case 'bonds': {
      const choice = choices.find(({ range }) => range)
      if (!choice?.range) return undefined
      const { min, max } = choice.range
      return { ...choice.action, bond: Math.min(max, min + 10 * random.below(steps)) } as SetBond
    }
    case 'cities': {
      const isFirst = state.contracts[player]?.cities?.length === 0
      const good = isFirst ? citiesByWorth(state, choices, player).slice(0, sensible) : []
      return good.length > 0 ? random.pick(good) : undefined
    }
    default:
      return undefined
  }
}
