import { maps } from '../../data/maps.js'
import type { HexId, LocalId, TileId, TunnelId } from '../../data/types.js'
import { tell } from '../../events.js'
import type { GameWork } from '../../state.js'
import { stationsOf } from '../reach.js'

/** 1854-merge-h, 1854-token-j: the markers of a merged local railway leave the small map. */
export function removeMarkers(work: GameWork, local: LocalId): void {
  for (const { hex } of stationsOf(work.state, local)) {
    const { [hex]: stops = [], ...others } = work.state.markers
    const left = stops.map((group) => group.filter((company) => company !== local))
    work.state.markers = left.some((group) => group.length > 0) ? { ...others, [hex]: left } : others
  }
}

/** 1854-merge-m: the small map is out of play; its tiles and tunnels return to the supply. */
export function clearSmallMap(work: GameWork): void {
  const supply: Record<TileId, number> = { ...work.state.supply }
  const tunnelSupply: Record<TunnelId, number> = { ...work.state.tunnelSupply }
  for (const hex of Object.keys(maps.region)) {
    const laid = work.state.tiles[hex]
    if (laid) supply[laid.tile] = (supply[laid.tile] ?? 0) + 1
    for (const { tunnel } of work.state.tunnels[hex] ?? []) tunnelSupply[tunnel] += 1
  }
  work.state.supply = supply
  work.state.tunnelSupply = tunnelSupply
  work.state.tiles = onAustria(work.state.tiles)
  work.state.tunnels = onAustria(work.state.tunnels)
  work.state.markers = onAustria(work.state.markers)
  tell(work, 'small-map-cleared', {})
}

const onAustria = <T>(byHex: Readonly<Record<HexId, T>>): Readonly<Record<HexId, T>> =>
  Object.fromEntries(Object.entries(byHex).filter(([hex]) => Object.hasOwn(maps.austria, hex)))
