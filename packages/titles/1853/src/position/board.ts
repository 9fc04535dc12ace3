import { Impossible, mapEntries, placeDescribed } from '@stellwerk/engine'
import { boardHex, hexWith } from '../board.js'
import { companyOrder } from '../data/companies.js'
import { tiles } from '../data/tiles.js'
import type { CompanyId, HexId } from '../data/types.js'
import { homeStopNow, homesOf } from '../rules/homes.js'
import { refuseTrack } from '../rules/track/fit.js'
import type { LaidTile, State } from '../state.js'
import type { Description } from './description.js'

export function laidTiles(d: Description): State['tiles'] {
  return mapEntries(d.tiles ?? {}, (text, hex): LaidTile => {
    const [, id, rotation] = /^(.+):([0-5])$/.exec(text) ?? []
    const tile = id === undefined || !Object.hasOwn(tiles, id) ? undefined : tiles[id]
    if (id === undefined || !tile) throw new Impossible(`tiles.${hex}`, { kind: 'tile', example: '58:2' })
    const laid = { tile: id, rotation: Number(rotation) }
    const printed = hexWith(hex, undefined)
    // 1853-4.2.12-c, and what is printed is kept
    const rule = printed.printed.mark === tile.mark ? refuseTrack(printed, laid)?.rule : '1853-4.2.12-c'
    if (rule !== undefined) throw new Impossible(`tiles.${hex}`, { kind: 'misfit', rule })
    return laid
  })
}

export function supply(start: State['supply'], laid: State['tiles']): State['supply'] {
  const used = Object.values(laid)
  return mapEntries(start, (count, id) => count - used.filter(({ tile }) => tile === id).length)
}

export function bases(d: Description, state: State): State['bases'] {
  const result: Record<HexId, CompanyId[][]> = {}
  const stopsOf = (hex: HexId): CompanyId[][] => (result[hex] ??= boardHex(state, hex).stops.map(() => []))
  placeDescribed('bases', d.bases, stopsOf, (word) => companyOrder.find((company) => company === word))
  for (const company of companyOrder) {
    if (!state.companies[company].operating) continue
    for (const home of homesOf(state, company))
      if (!stopsOf(home.hex).flat().includes(company))
        stopsOf(home.hex)[homeStopNow(state, home)]?.push(company)
  }
  return Object.fromEntries(Object.entries(result).filter(([, stops]) => stops.flat().length > 0))
}

/** Bases that are not home bases. */
export function furtherBases(state: State, company: CompanyId): number {
  const placed = Object.values(state.bases)
    .flat()
    .filter((stop) => stop.includes(company)).length
  return Math.max(0, placed - homesOf(state, company).length)
}
