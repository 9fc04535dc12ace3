import type { HexId, State, TileColour } from '@stellwerk/1873'
import { boardHex, harzbahn, tiles } from '@stellwerk/1873'
import type { PlayerId, Refusal } from '@stellwerk/engine'
import { refuses } from '@stellwerk/engine'
import { edges } from '@stellwerk/hex'

const next: Readonly<Record<'none' | TileColour, TileColour | undefined>> = {
  none: 'yellow',
  yellow: 'green',
  green: 'brown',
  brown: 'grey',
  grey: undefined,
}

/**
 * Reasons in the order in which the rules look for them: the tile that came furthest tells best what is missing. What
 * is said about a tile's shape comes first, then supply, reach, what is kept for concessions, and money.
 */
const telling: readonly string[] = [
  '1873-4.4.1-g',
  '1873-4.4.1-h',
  '1873-4.4.1-k',
  '1873-4.4.1-i',
  '1873-4.4.1-aj',
  '1873-4.4.1-n',
  '1873-4.4.1-o',
  '1873-4.4.1-ak',
  '1873-4.2.1-d',
  '1873-4.4.1-w',
  '1873-4.4.1-x',
  '1873-4.4.1-y',
  '1873-4.4.1-s',
  '1873-4.2.1-e',
]

const rankOf = ({ rule }: Refusal): number => telling.indexOf(rule)

/** The most telling reason why nothing can be laid on a hex; undefined if something can. */
export function whyNot(state: State, player: PlayerId, hex: HexId): Refusal | undefined {
  const { colour } = boardHex(state, hex)
  const wanted = next[colour]
  const candidates = Object.keys(tiles).filter(
    (tile) => wanted === undefined || tiles[tile]?.colour === wanted,
  )
  let best: Refusal | undefined
  for (const tile of candidates) {
    for (const rotation of edges) {
      const no = refuses(harzbahn, state, { type: 'layTile', player, hex, tile, rotation })
      if (!no) return undefined
      if (!best || rankOf(no) > rankOf(best)) best = no
    }
  }
  // each rotation was tried: it is no matter of this one
  const { rotation: _, ...params } = best?.params ?? {}
  return best && { ...best, params }
}
