import { edges } from '@stellwerk/hex'

interface Laid {
  readonly tile: string
  readonly rotation: number
}

/** The tile colour that upgrades each colour, or goes on a hex without a tile. Nothing upgrades red. */
export const upgradeOf = {
  none: 'yellow',
  yellow: 'green',
  green: 'brown',
  brown: 'grey',
  grey: undefined,
  red: undefined,
} as const

/** The tiles of the next colour that fit on a hex, in each way to lay them; found once for a hex and what lies on it. */
export function fittingTiles<H extends object, L>(
  tiles: { readonly [tile: string]: { readonly colour: string } },
  colourNext: (hex: H) => string | undefined,
  waysToLay: (hex: H, tile: string) => readonly L[],
): (hex: H) => readonly L[] {
  const known = new WeakMap<H, readonly L[]>()
  return (hex) => {
    let found = known.get(hex)
    if (!found) {
      const colour = colourNext(hex)
      found = Object.keys(tiles)
        .filter((tile) => tiles[tile]?.colour === colour)
        .flatMap((tile) => waysToLay(hex, tile))
      known.set(hex, found)
    }
    return found
  }
}

/** The rotations of a tile that look different on the board; of those that look the same, the smallest. */
export function differentLooks<P, L>(
  patternOf: (laid: Laid) => P,
  lookOf: (pattern: P) => string,
  lying: (laid: Laid, pattern: P) => L,
): (tile: string) => readonly L[] {
  const known = new Map<string, readonly L[]>()
  return (tile) => {
    let found = known.get(tile)
    if (!found) {
      const different = new Map<string, L>()
      for (const rotation of edges) {
        const pattern = patternOf({ tile, rotation })
        const look = lookOf(pattern)
        if (!different.has(look)) different.set(look, lying({ tile, rotation }, pattern))
      }
      found = [...different.values()]
      known.set(tile, found)
    }
    return found
  }
}
