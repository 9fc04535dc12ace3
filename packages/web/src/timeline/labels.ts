import type { Band } from '../story/bands.js'

/** How many names have room on the line: each needs about 48 of at least 480 pixels. */
const most = 10

/** The rounds whose names have room, from the present backwards; the others are bands without one. */
export function labelled(bands: readonly Band[]): ReadonlySet<number> {
  const last = (bands.at(-1)?.to ?? -1) + 1
  const length = last - (bands[0]?.from ?? 0)
  const found = new Set<number>()
  let end = last
  for (const { from } of bands.toReversed()) {
    if ((end - from) * most < length) continue
    found.add(from)
    end = from
  }
  return found
}
