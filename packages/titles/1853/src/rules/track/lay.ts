import type { Refusal } from '@stellwerk/engine'
import { bank, patchFrame, pay, refusal } from '@stellwerk/engine'
import { edges } from '@stellwerk/hex'
import { across, boardHex, gauges, patternOf } from '../../board.js'
import type { BoardHex, Pattern } from '../../board.js'
import { phases } from '../../data/phases.js'
import { tiles } from '../../data/tiles.js'
import type { CompanyId, HexId, Tile } from '../../data/types.js'
import type { TurnFrame } from '../../frames.js'
import type { GameWork, State } from '../../state.js'
import { checkContracts } from '../contracts.js'
import { isInHomeArea } from '../home-area.js'
import type { Reach } from '../reach.js'
import { hasBaseIn, reachOf } from '../reach.js'
import { canRunOverWith, mayLeaveHomeArea } from './beyond.js'
import { costOfTile, feeOf, isUpgrade, refuseCost } from './cost.js'
import { colourNext, fittingOn, refuseKind, refuseTrack } from './fit.js'
import type { Lay } from './place.js'
import { placeTile, refuseForm, refuseSupply } from './place.js'
import { refuseSecond } from './second.js'
import { linesBeside } from './two-lines.js'

/** Every rule about one tile: how many, where, which, when, from where, and for how much. */
export function refuseLay(
  state: State,
  company: CompanyId,
  laid: readonly HexId[],
  lay: Lay,
): Refusal | undefined {
  const form = refuseForm(lay)
  if (form) return form
  const before = boardHex(state, lay.hex)
  return (
    refuseCount(state, company, laid, lay) ??
    refuseColour(state, before, lay) ??
    refuseKind(before, lay.tile) ??
    refuseTrack(before, lay) ??
    refuseGreyNeighbour(state, lay) ??
    refuseSupply(state, lay) ??
    refuseArea(state, company, lay) ??
    refuseReach(state, company, laid, lay) ??
    refuseCost(state, company, lay, laid) ??
    refuseBeyond(state, company, lay)
  )
}

/** 1853-4.1.2-a, 1853-4.2.1-a, R-26: one or two yellow tiles, or one upgrade. */
function refuseCount(
  state: State,
  company: CompanyId,
  laid: readonly HexId[],
  { hex, tile }: Lay,
): Refusal | undefined {
  if (laid.length === 0) return undefined
  if (isUpgrade(tile)) return refusal('1853-4.2.1-a', { company, hex, tile, because: 'laid', laid })
  return refuseSecond(state, company)
}

/** 1853-4.1.4-a, -b, 1853-4.2.1-a, -b: the colours of hexes, tiles and phases. */
function refuseColour(state: State, before: BoardHex, { hex, tile }: Lay): Refusal | undefined {
  const { colour } = tiles[tile] as Tile
  const about = { hex, tile, colour, on: before.colour, phase: state.phase }
  if (colour === 'yellow' && before.printed.mark) return refusal('1853-4.1.4-b', about)
  if ((colour === 'yellow') !== (before.colour === 'none')) return refusal('1853-4.1.4-a', about)
  if (!phases[state.phase].tiles.includes(colour)) return refusal('1853-4.2.1-b', about)
  return colour === colourNext(before) ? undefined : refusal('1853-4.2.1-a', { ...about, because: 'colour' })
}

/** 1853-4.2.7-a. */
function refuseGreyNeighbour(state: State, { hex, tile }: Lay): Refusal | undefined {
  if (tiles[tile]?.colour !== 'grey') return undefined
  const grey = edges
    .map((edge) => across(hex, edge))
    .find((other) => other !== undefined && boardHex(state, other).colour === 'grey')
  return grey === undefined ? undefined : refusal('1853-4.2.7-a', { hex, tile, neighbour: grey })
}

/** 1853-4.1.15-a, 1853-4.2.2-a: upgrades alone keep to the home area. */
function refuseArea(state: State, company: CompanyId, { hex, tile }: Lay): Refusal | undefined {
  if (!isUpgrade(tile) || isInHomeArea(company, hex) || mayLeaveHomeArea(state, company)) return undefined
  return refusal('1853-4.2.2-a', { company, hex, tile, phase: state.phase })
}

/**
 * 1853-4.1.6-a, 1853-4.2.2-b: the lines before the tile are enough to tell, since a line comes into the hex for the first
 * time over track outside it, whatever lies there.
 */
function refuseReach(
  state: State,
  company: CompanyId,
  laid: readonly HexId[],
  { hex, tile, rotation }: Lay,
): Refusal | undefined {
  const pattern = patternOf({ tile, rotation })
  const about = { company, hex, tile, rotation }
  const reach = reachOf(state, company)
  if (!hasBaseIn(state, company, hex) && !leadsInto(reach, hex, pattern)) {
    if (isUpgrade(tile)) return refusal('1853-4.2.2-b', about)
    const other = gauges.some((gauge) => reach.leadsToAny(hex, gauge, pattern.exits))
    return refusal(other ? '1853-4.1.6-b' : '1853-4.1.6-a', about)
  }
  const [first] = laid
  if (first === undefined || linesBeside(state, company, first).allows(hex, { tile, rotation }))
    return undefined
  return refusal('1853-4.1.7-a', { ...about, first })
}

/** 1853-4.1.6-b, -d: a line of the right gauge leads to an exit of the tile; else a base has to stand there. */
function leadsInto(reach: Reach, hex: HexId, { by }: Pattern): boolean {
  for (const gauge of gauges) if (reach.leadsToAny(hex, gauge, by[gauge].exits)) return true
  return false
}

/** 1853-4.2.3-a, -b, R-31: outside the home area a train of the company must be able to run over the new tile. */
function refuseBeyond(state: State, company: CompanyId, lay: Lay): Refusal | undefined {
  if (!leavesHomeArea(company, lay)) return undefined
  return canRunOverWith(state, company, lay) ? undefined : refusal('1853-4.2.3-a', { company, ...lay })
}

const leavesHomeArea = (company: CompanyId, { hex, tile }: Lay): boolean =>
  isUpgrade(tile) && !isInHomeArea(company, hex)

/** Every lay worth trying: tiles that fit, are allowed and left, and touch what the company reaches. */
export function* layChoices(state: State, company: CompanyId, laid: readonly HexId[]): Iterable<Lay> {
  const colours = laid.length > 0 ? ['yellow'] : phases[state.phase].tiles
  const reach = reachOf(state, company)
  for (const hex of reach.touched) {
    const before = boardHex(state, hex)
    const colour = colourNext(before)
    if (colour === undefined || !colours.includes(colour)) continue
    const own = hasBaseIn(state, company, hex)
    for (const { tile, rotation, pattern } of fittingOn(before))
      if (state.supply[tile] && (own || leadsInto(reach, hex, pattern))) yield { hex, tile, rotation }
  }
}

/** Pays for the tile and lays it; it may fulfil contracts (1853-4.3.2-a). */
export function carryOutLay(work: GameWork, company: CompanyId, laid: readonly HexId[], lay: Lay): void {
  const { hex, tile } = lay
  const { tiles: before } = work.state
  const cost = costOfTile(work.state, company, hex, tile)
  pay(work, company, bank, feeOf(work.state, company, laid), 'second tile')
  pay(work, company, bank, cost, isUpgrade(tile) ? 'upgrade' : 'terrain')
  placeTile(work, company, lay, cost)
  // 1853-4.2.3-b: the run of this turn has to lead over it
  if (leavesHomeArea(company, lay)) patchFrame<TurnFrame>(work, 'turn', { mustRunOver: hex })
  checkContracts(work, { tiles: before }, hex)
}
