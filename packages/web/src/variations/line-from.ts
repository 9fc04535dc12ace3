import type { Lines } from './lines.js'

/** The line after or before the shown one: the game, then its variations, and around again. */
export function lineFrom(
  { variations, shown }: Pick<Lines, 'variations' | 'shown'>,
  direction: 1 | -1,
): string | undefined {
  const ids = [undefined, ...variations.map(({ id }) => id)]
  return ids.at((ids.indexOf(shown?.id) + direction) % ids.length)
}
