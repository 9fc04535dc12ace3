import type { Refusal } from '@stellwerk/engine'
import { bank, pay, refusal } from '@stellwerk/engine'
import type { BoardHex } from '../../board.js'
import { boardHex, patternOf } from '../../board.js'
import { maps } from '../../data/maps.js'
import { phases } from '../../data/phases.js'
import { tiles } from '../../data/tiles.js'
import type { CompanyId, HexId, Home, Tile } from '../../data/types.js'
import type { GameWork, State } from '../../state.js'
import { cashOf } from '../../state.js'
import { spendPower } from '../mountains.js'
import { mapOf, reachOf, stationsOf } from '../reach.js'
import { costOfTile, refuseTilePower } from './cost.js'
import { colourNext, refuseStations, refuseTrack, upgradesOf } from './fit.js'
import { carriedOver, hasMarkerIn, homeStopOn, homesKept, placeMarker, printedHome } from './markers.js'
import type { Lay } from './place.js'
import { placeTile, refuseHex, refuseRotation, refuseSupply, refuseTile } from './place.js'

/** A tile that a company lays in step 2, perhaps with the power of the Außerfernbahn. */
export interface PaidLay extends Lay {
  readonly power?: true
}

/** 1854-track-k: the home of a company whose first tile has to lie there. */
export function homeToBuild(state: State, company: CompanyId): Home | undefined {
  const home = printedHome(company)
  if (!home || hasMarkerIn(state, company, home.hex)) return undefined
  return boardHex(state, home.hex).exits.length > 0 ? undefined : home
}

/** Every rule about one tile: where, which, when, from where, and for how much. */
export function refuseLay(state: State, company: CompanyId, lay: PaidLay): Refusal | undefined {
  return (
    refuseTile(lay.tile) ??
    refuseRotation(lay.rotation) ??
    refuseHex(company, lay.hex) ??
    refuseOrder(state, company, lay.hex) ??
    refuseColour(state, boardHex(state, lay.hex), lay) ??
    refuseStations(boardHex(state, lay.hex), lay.tile) ??
    refuseTrack(boardHex(state, lay.hex), lay) ??
    refuseRoom(state, lay) ??
    refuseSupply(state, lay) ??
    refuseReach(state, company, lay) ??
    refuseCost(state, company, lay)
  )
}

/** The home comes first: 1854-track-k, 1854-local-ags-s. */
export function refuseOrder(state: State, company: CompanyId, hex: HexId): Refusal | undefined {
  const home = homeToBuild(state, company)
  if (home) return home.hex === hex ? undefined : refusal('1854-track-k', { company, hex: home.hex })
  return reachOf(state, company).stops.size === 0 ? refusal('1854-local-ags-s', { company }) : undefined
}

/** 1854-track-c, -d, 1854-upgrade-a: the colours of hexes, tiles and phases. */
function refuseColour(state: State, before: BoardHex, { hex, tile }: Lay): Refusal | undefined {
  const { colour } = tiles[tile] as Tile
  const about = { hex, tile, colour, on: before.colour, phase: state.phase }
  if (before.printed.use !== 'build') return refusal('1854-track-d', about)
  if (colour === colourNext(before) && phases[state.phase].tiles.includes(colour)) return undefined
  return refusal(before.colour === 'none' ? '1854-track-c' : '1854-upgrade-a', about)
}

/** 1854-upgrade-l: joined stations need a circle for every marker and for every home still to come. */
function refuseRoom(state: State, { hex, tile, rotation }: Lay): Refusal | undefined {
  const after = patternOf({ tile, rotation })
  const markers = carriedOver(state.markers[hex] ?? [], boardHex(state, hex), after)
  for (const [stop, { circles }] of after.stops.entries()) {
    if (circles === 0) continue
    const companies = [...(markers[stop] ?? []), ...homesKept(state, { hex, stop }, after)]
    if (companies.length > circles)
      return refusal('1854-upgrade-l', { hex, tile, rotation, companies, circles })
  }
  return undefined
}

/**
 * 1854-track-j, 1854-upgrade-b: the network before the tile is enough to tell, since a path comes into the hex for the
 * first time over track outside it, whatever lies there.
 */
function refuseReach(state: State, company: CompanyId, { hex, tile, rotation }: Lay): Refusal | undefined {
  if (hasMarkerIn(state, company, hex) || homeToBuild(state, company)) return undefined
  const into = reachOf(state, company).into.get(hex)
  if (patternOf({ tile, rotation }).exits.some((edge) => into?.has(edge))) return undefined
  const rule = boardHex(state, hex).exits.length > 0 ? '1854-upgrade-b' : '1854-track-j'
  return refusal(rule, { company, hex, tile, rotation })
}

function refuseCost(state: State, company: CompanyId, { hex, power }: PaidLay): Refusal | undefined {
  const no = power && refuseTilePower(state, company, hex)
  if (no) return no
  const cost = costOfTile(state, company, hex, power)
  const cash = cashOf(state, company)
  return cost > cash ? refusal('1854-track-i', { company, hex, cost, cash }) : undefined
}

/** Every lay worth trying: tiles that fit, are allowed, left and paid for, and touch what the company reaches. */
export function* layChoices(state: State, company: CompanyId): Iterable<PaidLay> {
  const home = homeToBuild(state, company)
  const { into } = reachOf(state, company)
  const colours = phases[state.phase].tiles
  const cash = cashOf(state, company)
  const stations = new Set<HexId>()
  for (const { hex } of stationsOf(state, company)) stations.add(hex)
  for (const hex of home ? [home.hex] : Object.keys(maps[mapOf(company)])) {
    const reached = into.get(hex)
    const own = home !== undefined || stations.has(hex)
    if (!own && !reached) continue
    const before = boardHex(state, hex)
    const colour = colourNext(before)
    if (colour === undefined || !colours.includes(colour)) continue
    const plain = costOfTile(state, company, hex) <= cash
    const cheaper = !refuseTilePower(state, company, hex) && costOfTile(state, company, hex, true) <= cash
    if (!plain && !cheaper) continue
    for (const { tile, rotation, exits } of upgradesOf(before)) {
      if (!state.supply[tile] || (!own && !exits.some((edge) => reached?.has(edge)))) continue
      if (plain) yield { hex, tile, rotation }
      if (cheaper) yield { hex, tile, rotation, power: true }
    }
  }
}

/** Lays and pays the tile; on the home hex of the first turn the marker follows at once (1854-or-turn-c). */
export function carryOutLay(work: GameWork, company: CompanyId, lay: PaidLay): void {
  const home = homeToBuild(work.state, company)
  const cost = costOfTile(work.state, company, lay.hex, lay.power)
  if (lay.power) spendPower(work, company, 'AUS')
  pay(work, company, bank, cost, 'terrain')
  placeTile(work, company, lay, cost)
  if (!home) return
  const stop = homeStopOn(boardHex(work.state, home.hex), home)
  placeMarker(work, company, { hex: home.hex, stop }, { cost: 0, home: true })
}
