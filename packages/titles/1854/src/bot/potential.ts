import type { Edge } from '@stellwerk/hex'
import { edges, opposite } from '@stellwerk/hex'
import { lastFound, worthOfStops } from '@stellwerk/ledger'
import type { BoardHex } from '../board.js'
import { across, boardHex } from '../board.js'
import { maps } from '../data/maps.js'
import type { CompanyId, HexId } from '../data/types.js'
import { mapOf, reachOf, stationsOf } from '../rules/reach.js'
import type { State } from '../state.js'

/** What places will be worth to a longer train once there are brown tiles; two towns of a hex become a city (1854-upgrade-e). */
const laterWorth = { wien: 60, city: 40, twoTowns: 35, town: 10 }
/** How much of that is left with each tile that is still to be laid. */
const nearness = 0.8
/** So many stops a long train calls at. */
const callsOfTrain = 6
/** The part of all this that later trains will earn in a round. */
const earned = 0.2

/** Tiles that a hex costs: one, and as much as its terrain and tunnels delay it. */
const perTerrain = 1 / 150
const tunnel = 2
/** An upgrade needs a turn, and often another phase. */
const upgrade = 1.5

const known = lastFound<CompanyId, number>()

/** What the track of a company may earn in a round later: the stops that it reaches, and those that it comes nearer to. */
export const potentialOf = (state: State, company: CompanyId): number =>
  known(company, [state.tiles, state.tunnels, reachOf(state, company)], () => worthAround(state, company))

function worthAround(state: State, company: CompanyId): number {
  const worths: number[] = []
  let wien = 0
  for (const [hex, missing] of missingTiles(state, company)) {
    const place = boardHex(state, hex)
    const worth = placeWorth(place) * nearness ** missing
    if (place.printed.onePlace === 'Wien') wien = Math.max(wien, worth)
    else if (worth > 0) worths.push(worth)
  }
  return earned * worthOfStops([wien, ...worths], callsOfTrain)
}

function placeWorth({ printed, stops }: BoardHex): number {
  const [first, second] = stops
  if (!first) return 0
  if (typeof first.value === 'object') return first.value.brown
  if (printed.onePlace === 'Wien') return laterWorth.wien
  if (first.kind === 'city') return laterWorth.city
  if (first.kind === 'far') return 0
  return second ? laterWorth.twoTowns : laterWorth.town
}

/** How many tiles a company must lay, upgrade or tunnel before it gets to each hex of its map; 0 where it is. */
function missingTiles(state: State, company: CompanyId): ReadonlyMap<HexId, number> {
  const map = maps[mapOf(company)]
  const missing = new Map<HexId, number>()
  const open: HexId[] = []
  const reach = (hex: HexId, tiles: number): void => {
    if (tiles >= (missing.get(hex) ?? Infinity)) return
    missing.set(hex, tiles)
    open.push(hex)
  }
  for (const { hex } of stationsOf(state, company)) reach(hex, 0)
  for (const [hex, into] of reachOf(state, company).into)
    for (const edge of into) reach(hex, entering(boardHex(state, hex), edge))
  for (let hex = open.shift(); hex !== undefined; hex = open.shift()) {
    const here = boardHex(state, hex)
    for (const edge of edges) {
      const next = across(hex, edge)
      if (next === undefined || !map[next]) continue
      const tiles = (missing.get(hex) ?? 0) + leaving(here, edge)
      // whatever entering it takes, it would be no nearer
      if (tiles >= (missing.get(next) ?? Infinity)) continue
      reach(next, tiles + entering(boardHex(state, next), opposite(edge)))
    }
  }
  return missing
}

/** What it takes to go on from a hex over an edge: nothing where the tile is still to be chosen. */
function leaving({ printed, laid, leads }: BoardHex, edge: Edge): number {
  if (printed.use === 'far') return Infinity
  if (leads[edge]?.length) return 0
  if (printed.use === 'fixed') return Infinity
  return laid || printed.track.length > 0 ? upgrade : 0
}

function entering({ printed, laid, leads }: BoardHex, edge: Edge): number {
  if (leads[edge]?.length) return 0
  switch (printed.use) {
    case 'far':
    case 'fixed':
      return Infinity
    case 'tunnels':
      return tunnel
    case 'build':
      return laid || printed.track.length > 0 ? upgrade : 1 + perTerrain * (printed.terrain?.cost ?? 0)
  }
}
