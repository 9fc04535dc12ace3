/** How far the sheet of a phone is drawn up. */
export type Height = 'peek' | 'half' | 'full'

const heights: readonly Height[] = ['peek', 'half', 'full']

/** About how much of the screen they take: `peek` shows the sentence of the card, `half` what its content needs up to that. */
const parts: Readonly<Record<Height, number>> = { peek: 0.17, half: 0.5, full: 0.88 }

/** Where a sheet comes to rest that was let go at a part of the room, moving by `speed` rooms per second (up is positive). */
export function restingHeight(part: number, speed: number): Height {
  const aim = part + speed * 0.15
  return heights.reduce((best, height) =>
    Math.abs(parts[height] - aim) < Math.abs(parts[best] - aim) ? height : best,
  )
}

/** The next height, up or down; a tap goes round. */
export function nextHeight(height: Height, direction: 1 | -1 | 'round'): Height {
  const at = heights.indexOf(height)
  const to = direction === 'round' ? (at + 1) % heights.length : at + direction
  return heights[Math.max(0, Math.min(heights.length - 1, to))] ?? height
}
