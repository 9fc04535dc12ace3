import type { CoreState, Title } from '@stellwerk/engine'
import { Random, apply, legal, randomAction, simulate } from '@stellwerk/engine'
import { seats } from '../fuzz/game.js'

const mostActions = 1_500

/** How an action is carried out: with all checks and events, or without. */
export type Carry = 'apply' | 'simulate'

/**
 * Plays a random game and returns how many actions it took. The same seed gives the same game, whichever way it is
 * played.
 */
export function playout(title: Title, players: number, seed: number, carry: Carry): number {
  const created = title.create({ players: seats(players), seed, options: {} })
  if (!created.ok) throw new Error(created.refusal.rule)
  const random = new Random(seed)
  let state: CoreState = created.value
  for (let n = 0; n < mostActions; n++) {
    if (title.isOver(state)) return n
    const { choices } = legal(title, state)
    const usual = choices.filter(({ action }) => !title.randomPlay.rare?.includes(action.type))
    const action = randomAction(usual.length > 0 ? usual : choices, random, title.randomPlay.ambition)
    state = carry === 'simulate' ? simulate(title, state, action) : applied(title, state, action)
  }
  return mostActions
}

function applied(title: Title, state: CoreState, action: unknown): CoreState {
  const outcome = apply(title, state, action)
  if (!outcome.ok) throw new Error(outcome.refusal.rule)
  return outcome.state
}
