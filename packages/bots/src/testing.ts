import type { CoreState, PlayerId } from '@stellwerk/engine'
import { apply, awaitedIn, begin } from '@stellwerk/engine'
import type { DescribedGame } from '@stellwerk/titles'
import { games, manifestOf } from '@stellwerk/titles'
import { policyOf } from './levels.js'
import type { GameReport } from './match/game.js'
import { playMatchGame, playerNames } from './match/game.js'
import type { Policy } from './policy.js'
import { randomPolicy } from './random.js'
import { situationOf } from './situation.js'

export const gameOf = (title: string): DescribedGame => {
  const game = games[title]
  if (!game) throw new Error(`no title ${title}`)
  return game
}

/** The state of a game of four after so many actions of the random policy. */
export function stateAfter(title: string, actions: number, seed = 1): CoreState {
  const game = gameOf(title)
  const begun = begin(game.title, { players: playerNames(4), seed, options: {} })
  if (!begun.ok) throw new Error(begun.refusal.rule)
  let state: CoreState = begun.value
  for (let i = 0; i < actions; i++) {
    const [player] = awaitedIn(game.title, state) as [PlayerId]
    const { action } = randomPolicy(game.title.randomPlay).decide(
      situationOf(game.title, state, player, seed),
    )
    const outcome = apply(game.title, state, action)
    if (!outcome.ok) throw new Error(outcome.refusal.rule)
    state = outcome.state
  }
  return state
}

/** A game of a match, without a clock. */
export async function playedBy(title: string, seats: readonly Policy[], seed: number): Promise<GameReport> {
  return playMatchGame({
    game: gameOf(title),
    knowledge: await manifestOf(title)?.bot?.(),
    seats,
    reference: await policyOf(title, 'greedy'),
    seed,
    options: {},
    clock: () => 0,
  })
}
