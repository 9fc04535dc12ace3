import type { HexId, State } from '@stellwerk/1853'
import { boardHex, india1853, tiles } from '@stellwerk/1853'
import type { Action, PlayerId, Refusal } from '@stellwerk/engine'
import { refuses } from '@stellwerk/engine'
import { edges } from '@stellwerk/hex'

/** Reasons in the order in which the rules look for them: what came furthest tells best what is missing. */
const telling: readonly string[] = [
  '1853-4.2.1-b',
  '1853-4.2.7-a',
  '1853-1.4-a',
  '1853-4.2.2-a',
  '1853-4.2.2-b',
  '1853-4.1.6-a',
  '1853-4.1.6-b',
  '1853-4.1.7-a',
  '1853-3.4.6-a',
  '1853-4.2.13-a',
  '1853-4.1.3-d',
  '1853-4.1.12-a',
  '1853-4.2.3-a',
]

const rankOf = ({ rule }: Refusal): number => telling.indexOf(rule)

/** The most telling reason why no tile can be laid on a hex; undefined if one can. */
export function whyNot(state: State, player: PlayerId, hex: HexId): Refusal | undefined {
  const { colour } = boardHex(state, hex)
  let best: Refusal | undefined
  for (const tile of Object.keys(tiles)) {
    if (tiles[tile]?.colour === colour) continue
    for (const rotation of edges) {
      const no = refuses(india1853, state, { type: 'layTile', player, hex, tile, rotation } as Action)
      if (!no) return undefined
      if (!best || rankOf(no) > rankOf(best)) best = no
    }
  }
  return best
}
