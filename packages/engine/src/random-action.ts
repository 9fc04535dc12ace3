import type { Action, Choice } from './flow.js'
import type { Leaning } from './game.js'
import type { Random } from './random.js'

/** Kinds of action that set the game back, and those that build it up most. */
interface Tastes {
  readonly shunned: readonly string[]
  readonly liked: readonly string[]
  /** Kinds that are offered so often that every game would otherwise have them. */
  readonly seldom?: readonly string[]
}

/** Preferences for whatever moves a game forward; of runs and payouts the first one offered is taken. */
export const ambitious = ({ shunned, liked, seldom = [] }: Tastes): Leaning => ({
  weight: (type) =>
    seldom.includes(type) ? 0.05 : shunned.includes(type) ? 1 : liked.includes(type) ? 60 : 15,
  first: ['run', 'payOut'],
})

/** Picks a random kind of action, then one of its choices, and a number from its range if it has one. */
export function randomAction(choices: readonly Choice[], random: Random, leaning: Leaning): Action {
  const kinds: string[] = []
  for (const { action } of choices) if (!kinds.includes(action.type)) kinds.push(action.type)
  const kind = random.weighted(kinds, leaning.weight)
  const ofKind = choices.filter((c) => c.action.type === kind)
  const first = leaning.first.includes(kind) ? ofKind[0] : undefined
  const { action, range } = first ?? random.pick(ofKind)
  if (!range) return action
  const steps = Math.floor((range.max - range.min) / range.step)
  const chosen =
    range.min +
    range.step * (random.below(4) === 0 ? random.below(steps + 1) : Math.min(steps, random.below(3)))
  return range.except?.includes(chosen) ? action : { ...action, [range.field]: chosen }
}
