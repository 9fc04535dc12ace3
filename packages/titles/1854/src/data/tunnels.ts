import type { TunnelId, TunnelTile } from './types.js'

/**
 * F-12: shapes and numbers are those of the other game in the same box; what the box of 1854 holds is not known. The
 * first edition also had tight curves.
 */
export const tunnelTiles: Readonly<Record<TunnelId, TunnelTile>> = {
  straight: { count: 5, ends: [0, 3] },
  curve: { count: 5, ends: [0, 2] },
}

/** 1854-tunnel-a. */
export const tunnelCost = 100

/** 1854-tunnel-f. */
export const tunnelsPerHex = 2
