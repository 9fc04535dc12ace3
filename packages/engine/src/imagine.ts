import type { Playable } from './game.js'
import { Random } from './random.js'
import type { CoreState } from './state.js'

/**
 * A whole state that could be, from what a viewer knows: whatever the view leaves out is drawn by the seed. Programs that
 * play from a view play on from here, since a view alone ends where lots are drawn.
 */
export function imagine<S extends CoreState>(title: Playable<S>, view: S, seed: number): S {
  const random = new Random(seed)
  return { ...(title.secrets?.imagine(view, random) ?? view), random: random.below(2 ** 32) }
}
