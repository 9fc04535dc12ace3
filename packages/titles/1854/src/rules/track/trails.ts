/**
 * Track ends at the edges of hexes. A path leaves one hex by an end and enters the next by the end over the side; on
 * junctions it may go on to several ends, and it uses no side twice. Two paths that are both possible cannot always be
 * put together, since the second may need a side of the first: so it is not enough to mark what was seen.
 *
 * Sides that join two ends are like the pairs of a matching, and a path takes by turns a pair and a way through a hex.
 * The search is that of Edmonds for alternating paths: wherever two branches meet, both turn out to be a loop that can
 * be run in either direction, and all of it is treated as one place from then on.
 */
export interface Ends {
  /** How many ends there are, numbered from 0. */
  readonly count: number
  /** The end over the side, or -1 at the edge of the map. */
  over(end: number): number
  /** The ends by which a path may leave the hex that it entered by this end. */
  through(end: number): readonly number[]
}

const notLeft = -1

/** The ends by which a path may enter a hex that began by leaving one of the first ends. */
export function entered({ count, over, through }: Ends, first: readonly number[]): readonly number[] {
  const start = count
  const found: number[] = []
  const seen = new Uint8Array(count + 1)
  /** For ends by which a path has left a hex, the end by which it came in. */
  const cameBy = new Int16Array(count).fill(notLeft)
  /** Ends on a loop belong to the end by which the loop is entered. */
  const loop = new Int16Array(count + 1)
  for (let end = 0; end <= count; end++) loop[end] = end
  const open = [start]
  const enter = (end: number): void => {
    seen[end] = 1
    found.push(end)
    open.push(end)
  }

  const entryOf = (end: number): number => {
    let at = end
    while (loop[at] !== at) at = loop[at] as number
    loop[end] = at
    return at
  }
  const before = (entry: number): number => entryOf(cameBy[over(entry)] as number)
  const meeting = (one: number, other: number): number => {
    const way = new Set([start])
    for (let at = entryOf(one); at !== start; at = before(at)) way.add(at)
    let at = entryOf(other)
    while (!way.has(at)) at = before(at)
    return at
  }
  /** The branch up to the entry of a new loop can be run towards its end and back again. */
  const close = (end: number, entry: number): void => {
    for (let at = entryOf(end); at !== entry;) {
      const left = over(at)
      const next = before(at)
      loop[at] = entry
      loop[left] = entry
      enter(left)
      at = next
    }
  }

  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const next of at === start ? first : through(at)) {
      if (entryOf(next) === entryOf(at)) continue
      if (seen[next]) {
        const entry = meeting(at, next)
        close(at, entry)
        close(next, entry)
      } else if (cameBy[next] === notLeft) {
        const other = over(next)
        if (other < 0) continue
        cameBy[next] = at
        enter(other)
      }
    }
  }
  return found
}
