import type { Action } from '@stellwerk/engine'
import type { Variation } from './variation.js'
import { sharedBy } from './variation.js'

/** A variation in the tree of a game's lines. */
export interface Branch {
  readonly variation: Variation
  /** 1 if it leaves the game itself, 2 if it leaves a variation that does, and so on. */
  readonly depth: number
  /** After how many actions it leaves the line above it. */
  readonly leaves: number
}

/**
 * The variations as a tree, each below the line that it follows the longest. Nothing but the actions is needed for that: so
 * the tree is right whatever has been taken back or deleted meanwhile.
 */
export function treeOf(game: readonly Action[], variations: readonly Variation[]): readonly Branch[] {
  const below = new Map<Variation | undefined, { variation: Variation; leaves: number }[]>()
  for (const [i, variation] of variations.entries()) {
    let parent: Variation | undefined
    let leaves = sharedBy(game, variation.actions)
    for (const other of variations.slice(0, i)) {
      const shared = sharedBy(other.actions, variation.actions)
      if (shared > leaves) [parent, leaves] = [other, shared]
    }
    below.set(parent, [...(below.get(parent) ?? []), { variation, leaves }])
  }
  const branchesOf = (parent: Variation | undefined, depth: number): readonly Branch[] =>
    (below.get(parent) ?? [])
      .toSorted((a, b) => a.leaves - b.leaves)
      .flatMap((one) => [{ ...one, depth }, ...branchesOf(one.variation, depth + 1)])
  return branchesOf(undefined, 1)
}
