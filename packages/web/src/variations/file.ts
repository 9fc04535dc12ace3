import type { Action, CoreState, GameFile, Playable, Result } from '@stellwerk/engine'
import { accepted, apply, engineRules, refused } from '@stellwerk/engine'
import type { LocalSession } from '../session/local.js'
import { newVariationId } from './store.js'
import type { Variation } from './variation.js'
import { actionsOf, sharedBy } from './variation.js'

type Filed = NonNullable<GameFile['variations']>

/** A game as a file, with its variations: each from where it leaves the game. */
export function withVariations(session: LocalSession<CoreState>, variations: readonly Variation[]): GameFile {
  const game = actionsOf(session.now) ?? []
  const filed: Filed = variations.map(({ name, actions }) => {
    const at = sharedBy(game, actions)
    return { name, at, actions: actions.slice(at) }
  })
  const file = session.file()
  return filed.length === 0 ? file : { ...file, variations: filed }
}

/** The variations of a file, each played by the rules from the state where it leaves the game. */
export function variationsIn<S extends CoreState>(
  title: Playable<S>,
  filed: Filed,
  game: readonly { readonly action: Action | undefined; readonly state: S }[],
): Result<readonly Variation[]> {
  const read: Variation[] = []
  for (const [i, { name, at, actions }] of filed.entries()) {
    const start = game[at]
    if (!start) {
      const params = { path: `variations[${i}].at`, expected: `a number from 0 to ${game.length - 1}` }
      return refused(engineRules.malformed, params)
    }
    let { state } = start
    for (const [n, action] of actions.entries()) {
      const outcome = apply(title, state, action)
      if (!outcome.ok) {
        const { rule, params } = outcome.refusal
        return refused(rule, { ...params, path: `variations[${i}].actions[${n}]` })
      }
      state = outcome.state
    }
    const before = game.slice(1, at + 1).map((moment) => moment.action as Action)
    const all = [...before, ...(actions as readonly Action[])]
    read.push({ id: newVariationId(), name, from: at, actions: all })
  }
  return accepted(read)
}
