import type { Refusal } from '@stellwerk/engine'
import { bank, engineRules, pay, purseOf, refusal } from '@stellwerk/engine'
import type { BoardHex } from '../../board.js'
import { boardHex, boardOf, isHex } from '../../board.js'
import { railways } from '../../data/companies.js'
import { concessionHexes, concessionRoutes } from '../../data/concessions.js'
import { hexes } from '../../data/map.js'
import { terrainCost } from '../../data/money.js'
import { phases } from '../../data/phases.js'
import { tiles } from '../../data/tiles.js'
import type { HexId, RailwayId, Tile } from '../../data/types.js'
import { editions } from '../../editions.js'
import { tell } from '../../events.js'
import { reading } from '../../readings.js'
import type { GameWork, State } from '../../state.js'
import { cashOf, mineOf, playerOf } from '../../state.js'
import { activateConcession, reached } from '../phases.js'
import type { Builder, Lay } from './track/builder.js'
import { operationOf, playerBehind, purseOfBuilder, reachOf } from './track/builder.js'
import { colourNext, misfit, upgradesOf } from './track/fit.js'
import { placeTile, settleTile } from './track/place.js'
import { isOwnHex, refuseReach } from './track/reached.js'
import { refuseProtected } from './track/reservation.js'
import { leftFor, refuseSupply } from './track/supply.js'

/** Laying one tile in normal building: by a private mine (4.2.1) or by a railway (4.4.1). */
export type { Builder, Lay } from './track/builder.js'

/** Every rule about one tile: who, where, when, which, from where, and for how much. */
export function refuseLay(state: State, builder: Builder, lay: Lay): Refusal | undefined {
  return (
    refuseBuilder(state, builder) ??
    refuseForm(lay) ??
    refuseColour(state, boardHex(state, lay.hex), lay) ??
    misfit(boardHex(state, lay.hex), lay) ??
    refuseSupply(state, lay) ??
    refuseReach(state, builder, lay) ??
    refuseProtected(state, lay, builder.kind === 'railway' ? builder.railway : undefined) ??
    refuseCost(state, builder, lay)
  )
}

/** 1873-4.2.1-c: which mines lay no track. */
function refuseBuilder(state: State, builder: Builder): Refusal | undefined {
  if (builder.kind === 'railway') return undefined
  const { mine } = builder
  const { open, owner, connected } = mineOf(state, mine)
  const because = !open
    ? 'closed'
    : playerOf(owner) === undefined
      ? 'public mine'
      : connected
        ? 'connected'
        : undefined
  return because && refusal('1873-4.2.1-c', { mine, because })
}

function refuseForm({ hex, tile, rotation }: Lay): Refusal | undefined {
  if (!isHex(hex)) return refusal(engineRules.malformed, { path: 'hex', expected: 'a hex of the map' })
  if (!Object.hasOwn(tiles, tile)) return refusal('1873-4.4.1-n', { hex, tile })
  if (!Number.isInteger(rotation) || rotation < 0 || rotation > 5)
    return refusal(engineRules.malformed, { path: 'rotation', expected: 'a whole number from 0 to 5' })
  return undefined
}

/** 1873-4.4.1-a to -e, -j: the colours of hexes, tiles and phases. */
function refuseColour(state: State, hex: BoardHex, lay: Lay): Refusal | undefined {
  const { colour } = tiles[lay.tile] as Tile
  const about = { hex: lay.hex, tile: lay.tile, colour, phase: state.phase }
  if (hex.printed.colour === 'grey') return refusal('1873-4.4.1-j', about)
  const { closedUntilPhase } = hex.printed
  if (closedUntilPhase && !reached(state, closedUntilPhase)) return refusal('1873-4.4.1-b', about)
  if (colour === colourNext(hex) && phases[state.phase].tiles.includes(colour)) return undefined
  if (hex.colour === 'none') return refusal('1873-4.4.1-a', { ...about, on: hex.colour })
  switch (colour) {
    case 'yellow':
      return refusal('1873-4.4.1-a', { ...about, on: hex.colour })
    case 'green':
      return refusal('1873-4.4.1-c', { ...about, on: hex.colour })
    case 'brown':
      return refusal('1873-4.4.1-d', { ...about, on: hex.colour })
    case 'grey':
      return refusal('1873-4.4.1-e', { ...about, on: hex.colour })
  }
}

/** 1873-4.4.1-r: only the first tile on a hex costs something, also on a printed yellow or green hex. */
function costOf(state: State, { hex }: Lay): number {
  const terrain = hexes[hex]?.terrain
  if (!terrain || state.tiles[hex]) return 0
  return editions[state.edition].buildingCosts[hex] ?? terrainCost[terrain]
}

function refuseCost(state: State, builder: Builder, lay: Lay): Refusal | undefined {
  const cost = costOf(state, lay)
  const cash = cashOf(state, purseOfBuilder(builder))
  if (cash >= cost) return undefined
  if (builder.kind === 'mine')
    return refusal('1873-4.2.1-e', { hex: lay.hex, mine: builder.mine, cost, cash })
  return refusal('1873-4.4.1-s', { hex: lay.hex, railway: builder.railway, cost, cash })
}

/** Every lay worth trying: tiles that fit, are allowed and left, and touch what the builder reaches. */
export function* layChoices(state: State, builder: Builder): Iterable<Lay> {
  if (refuseBuilder(state, builder)) return
  const { sides } = reachOf(state, builder)
  const colours = phases[state.phase].tiles
  for (const before of boardOf(state.tiles)) {
    const { hex } = before
    const own = isOwnHex(builder, hex)
    const reachedSides = sides[before.site.at] as number
    if (!own && reachedSides === 0) continue
    const colour = colourNext(before)
    if (colour === undefined || !colours.includes(colour)) continue
    for (const { tile, rotation, after } of upgradesOf(before)) {
      if (leftFor(state, hex, tile) < 1) continue
      if (own || after.exits & reachedSides) yield { hex, tile, rotation }
    }
  }
}

export function carryOutLay(work: GameWork, builder: Builder, lay: Lay): void {
  const first = !work.state.tiles[lay.hex]
  const cost = costOf(work.state, lay)
  pay(work, purseOfBuilder(builder), bank, cost, 'terrain')
  const replaced = placeTile(work, lay)
  const { hex, tile, rotation } = lay
  tell(work, 'tile-laid', { operation: operationOf(builder), hex, tile, rotation, replaced, cost })
  settleTile(work, hex)
  if (isRepaid(work.state, builder, hex))
    pay(work, bank, purseOf(playerBehind(work.state, builder)), cost, 'repaid')
  const concession = concessionHexes[hex]
  if (first && concession && operationOf(builder) !== concession.railway)
    noteEarlyBuilding(work, concession.railway, lay)
}

/**
 * 1873-4.4.1-t, -u, 1873-4.2.1-f: on concession hexes of others the bank advances what their railway will pay later. By
 * the other reading of RUL-15 it does so on every hex of their routes.
 */
function isRepaid(state: State, builder: Builder, hex: HexId): boolean {
  const everyHex = reading(state, 'refunds') === 'all route hexes'
  const owners: readonly string[] = (Object.keys(railways) as RailwayId[]).filter((railway) =>
    everyHex
      ? concessionRoutes[railway].flat().some((step) => step.hex === hex)
      : concessionHexes[hex]?.railway === railway,
  )
  return owners.length > 0 && !owners.includes(operationOf(builder))
}

/** 1873-4.6-c to -f, -i: the first tile of another operation on a concession hex may activate the concession. */
function noteEarlyBuilding(work: GameWork, railway: RailwayId, { hex }: Lay): void {
  const { builtEarly, concessions } = work.state
  if (!railways[railway].earlyHexes?.includes(hex) || concessions[railway] !== 'inactive') return
  if (!builtEarly.includes(railway)) work.state.builtEarly = [...builtEarly, railway]
  activateConcession(work, railway)
}

/** 1873-4.4.1-ag to -aj: whether a railway may lay this tile after those it has laid in the same turn. */
export function mayLayTwo(state: State, lays: readonly Lay[], next: Lay): Refusal | undefined {
  const [first, second] = lays
  if (!first) return undefined
  if (second) return refusal('1873-4.4.1-ag', { laid: lays.length })
  if (!tiles[first.tile]?.two) return refusal('1873-4.4.1-ah', { first: first.tile, hex: first.hex })
  if (!Object.hasOwn(tiles, next.tile) || !tiles[next.tile]?.two)
    return refusal('1873-4.4.1-aj', { first: first.tile, second: next.tile })
  // by the other reading of RUL-23
  if (first.hex === next.hex && reading(state, 'twoTiles') === 'different hexes')
    return refusal('1873-4.4.1-ai', { hex: first.hex })
  return undefined
}
