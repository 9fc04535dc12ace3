import type { Refusal } from '@stellwerk/engine'
import { Impossible, mapEntries, placeDescribed, refusal } from '@stellwerk/engine'
import type { BoardHex } from '../board.js'
import { boardHex, hexWith } from '../board.js'
import { tiles } from '../data/tiles.js'
import { tunnelTiles } from '../data/tunnels.js'
import type { CompanyId, HexId, Tile, TunnelId } from '../data/types.js'
import { homeStop } from '../rules/homes.js'
import { placeOf, refuseTrack } from '../rules/track/fit.js'
import { printedHome } from '../rules/track/markers.js'
import type { LaidTile, LaidTunnel, State } from '../state.js'
import { companyIfAny } from '../state.js'
import type { Description } from './description.js'
import type { OwnFault } from './faults.js'

export function laidTiles(d: Description, tunnels: State['tunnels']): State['tiles'] {
  return mapEntries(d.tiles ?? {}, (text, hex): LaidTile => {
    const [, id, rotation] = /^(\d+):([0-5])$/.exec(text) ?? []
    const tile = id === undefined || !Object.hasOwn(tiles, id) ? undefined : tiles[id]
    if (id === undefined || !tile) throw new Impossible(`tiles.${hex}`, { kind: 'tile', example: '57:2' })
    const laid = { tile: id, rotation: Number(rotation) }
    const printed = hexWith(hex, undefined, tunnels[hex])
    const no = refusePlace(printed, tile) ?? refuseTrack(printed, laid)
    if (no) throw new Impossible(`tiles.${hex}`, { kind: 'misfit', rule: no.rule })
    return laid
  })
}

/** Whether a tile can have come to lie on a hex, by whatever tiles were there before. */
function refusePlace({ hex, printed }: BoardHex, tile: Tile): Refusal | undefined {
  const [from, to] = [placeOf(printed.stops), placeOf(tile.stops)]
  if (printed.use !== 'build') return refusal('1854-track-d', { hex })
  if (printed.mark !== tile.mark) return refusal('1854-upgrade-f', { hex })
  const grown = from === 'double town' && to === 'city' && tile.colour !== 'yellow'
  return from === to || grown ? undefined : refusal('1854-upgrade-d', { hex })
}

export function laidTunnels(d: Description): State['tunnels'] {
  return mapEntries(d.tunnels ?? {}, (texts, hex) =>
    texts.map((text): LaidTunnel => {
      const [, tunnel, rotation] = /^(\w+):([0-5])$/.exec(text) ?? []
      if (tunnel === undefined || !Object.hasOwn(tunnelTiles, tunnel))
        throw new Impossible<OwnFault>(`tunnels.${hex}`, { kind: 'tunnel', example: 'straight:1' })
      return { tunnel: tunnel as TunnelId, rotation: Number(rotation) }
    }),
  )
}

/** Whether there is track for the home marker of a company; local AGs choose their home. */
export function hasHome(board: Pick<State, 'tiles' | 'tunnels'>, company: CompanyId): boolean {
  const home = printedHome(company)
  return home !== undefined && boardHex(board, home.hex).exits.length > 0
}

export function markers(d: Description, state: State): State['markers'] {
  const result: Record<HexId, CompanyId[][]> = {}
  const stopsOf = (hex: HexId): CompanyId[][] => (result[hex] ??= boardHex(state, hex).stops.map(() => []))
  placeDescribed('markers', d.markers, stopsOf, (word) =>
    companyIfAny(state, word) ? (word as CompanyId) : undefined,
  )
  for (const company of [...Object.keys(state.locals), ...Object.keys(state.majors)] as CompanyId[]) {
    const hex = printedHome(company)?.hex
    if (hex === undefined || !companyIfAny(state, company)?.acted || !hasHome(state, company)) continue
    if (!stopsOf(hex).flat().includes(company)) stopsOf(hex)[homeStop(state, company)]?.push(company)
  }
  return Object.fromEntries(Object.entries(result).filter(([, stops]) => stops.flat().length > 0))
}

export function supplies(state: State): Pick<State, 'supply' | 'tunnelSupply'> {
  const laid = Object.values(state.tiles)
  const built = Object.values(state.tunnels).flat()
  return {
    supply: mapEntries(state.supply, (count, id) => count - laid.filter(({ tile }) => tile === id).length),
    tunnelSupply: mapEntries(
      state.tunnelSupply,
      (count, id) => count - built.filter(({ tunnel }) => tunnel === id).length,
    ) as State['tunnelSupply'],
  }
}
