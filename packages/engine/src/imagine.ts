import type { Playable } from './game.js'
import { Random } from './random.js'
import type { CoreState } from './state.js'

/**
 * A complete possible state from what a viewer knows: whatever the view leaves out is drawn from the seed. Programs
 * that look ahead from a view start here, since with a view alone they would get stuck at the first random draw.
 */
export function imagine<S extends CoreState>(title: Playable<S>, view: S, seed: number): S {
  const random = new Random(seed)
  return { ...(title.secrets?.imagine(view, random) ?? view), random: random.below(2 ** 32) }
}
