import { isHex } from '../board.js'
import type { HexId, RailwayId } from '../data/types.js'
import { markersAt } from '../rules/reach.js'
import type { Desk } from './desk.js'
import { act, decider, siteTurn, stateOf } from './desk.js'
import { unknown } from './fault.js'
import type { SiteActionOf } from './format.js'
import { slotsAt } from './slots.js'

/** Track and stations. */

export function layTile(desk: Desk, { hex, tile, rotation }: SiteActionOf<'lay_tile'>): void {
  const [, number] = /^(\d{1,4})-\d{1,4}$/.exec(tile) ?? []
  if (number === undefined) throw unknown('tile', tile)
  act(desk, { type: 'layTile', player: decider(desk), hex, tile: number, rotation })
  const { ids } = desk.point
  desk.point = { ...desk.point, ids: { ...ids, tiles: { ...ids.tiles, [hex]: tile } } }
}

/** A city is named by its tile, `963-2-0`, or by its hex where nothing was laid, `C16-0-0`. */
function siteOf(desk: Desk, city: string): { hex: HexId; stop: number } {
  const [, tile, index] = /^(.+-\d{1,4})-(\d)$/.exec(city) ?? []
  if (tile === undefined) throw unknown('city', city)
  const [name] = tile.split('-') as [string]
  const laid = Object.entries(desk.point.ids.tiles).find(([, id]) => id === tile)?.[0]
  const printed = isHex(name) && desk.point.ids.tiles[name] === undefined ? name : undefined
  const hex = laid ?? printed
  if (hex === undefined) throw unknown('city', city)
  return { hex, stop: Number(index) }
}

export function placeToken(desk: Desk, { city, slot, tokener }: SiteActionOf<'place_token'>): void {
  const { hex, stop } = siteOf(desk, city)
  const railway = siteTurn(desk).name as RailwayId
  if (tokener !== undefined && tokener !== null && tokener !== railway) throw unknown('company', tokener)
  const replaces = replaced(desk, hex, stop, slot)
  const target = { hex, stop, ...(replaces === undefined ? {} : { replaces }) }
  act(desk, { type: 'buildStation', player: decider(desk), ...target })
}

/** The other railway whose inactive marker lies in the circle that the action names. */
function replaced(desk: Desk, hex: HexId, stop: number, slot: number): RailwayId | undefined {
  const state = stateOf(desk)
  const there = slotsAt(desk.point.slots, state, hex, stop)[slot]
  if (there === undefined) throw unknown('city', `${hex}-${stop}-${slot}`)
  const marker = markersAt(state, hex, stop).find(({ railway }) => railway === there)
  return marker && !marker.active && marker.railway !== siteTurn(desk).name ? marker.railway : undefined
}
