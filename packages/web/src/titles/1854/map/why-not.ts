import type { HexId, State, TunnelId } from '@stellwerk/1854'
import { austria1854, boardHex, tiles, tunnelTiles } from '@stellwerk/1854'
import type { Action, PlayerId, Refusal } from '@stellwerk/engine'
import { refuses } from '@stellwerk/engine'
import { edges } from '@stellwerk/hex'

/** Reasons in the order in which the rules look for them: what came furthest tells best what is missing. */
const telling: readonly string[] = [
  '1854-upgrade-g',
  '1854-upgrade-f',
  '1854-upgrade-e',
  '1854-upgrade-d',
  '1854-track-m',
  '1854-track-l',
  '1854-tunnel-m',
  '1854-upgrade-k',
  '1854-track-o',
  '1854-upgrade-c',
  '1854-upgrade-l',
  '1854-track-p',
  '1854-track-j',
  '1854-upgrade-b',
  '1854-track-i',
  '1854-tunnel-c',
  '1854-tunnel-d',
  '1854-tunnel-n',
  '1854-tunnel-g',
  '1854-tunnel-f',
  '1854-tunnel-b',
  '1854-tunnel-e',
  '1854-tunnel-l',
]

const rankOf = ({ rule }: Refusal): number => telling.indexOf(rule)

/** Tiles where tiles go, tunnels where nothing else does. */
function* candidates(state: State, player: PlayerId, hex: HexId): Iterable<Action> {
  const { printed, colour } = boardHex(state, hex)
  for (const rotation of edges) {
    if (printed.use === 'tunnels')
      for (const tunnel of Object.keys(tunnelTiles) as TunnelId[])
        yield { type: 'buildTunnel', player, hex, tunnel, rotation } as Action
    else
      for (const tile of Object.keys(tiles))
        if (tiles[tile]?.colour !== colour) yield { type: 'layTile', player, hex, tile, rotation } as Action
  }
}

/** The most telling reason why nothing can be laid on a hex; undefined if something can. */
export function whyNot(state: State, player: PlayerId, hex: HexId): Refusal | undefined {
  let best: Refusal | undefined
  for (const action of candidates(state, player, hex)) {
    const no = refuses(austria1854, state, action)
    if (!no) return undefined
    if (!best || rankOf(no) > rankOf(best)) best = no
  }
  return best
}
