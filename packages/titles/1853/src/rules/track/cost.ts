import type { Refusal } from '@stellwerk/engine'
import { refusal } from '@stellwerk/engine'
import {
  ajmerForLargeBbci,
  firstUpgradeOfCalcutta,
  secondTileFee,
  terrainCosts,
} from '../../data/building.js'
import { hexes } from '../../data/map.js'
import { tiles } from '../../data/tiles.js'
import type { CompanyId, Gauge, HexId, TileId } from '../../data/types.js'
import type { State } from '../../state.js'
import { cashOf, companyOf } from '../../state.js'

/** a tile with any standard or dual track pays the standard price. */
const gaugeToPay = (tile: TileId): Gauge =>
  tiles[tile]?.track.every(({ gauge }) => gauge === 'metre') ? 'metre' : 'standard'

/** 1853-4.1.12-a, -d: what the ground of a hex costs in a gauge. */
export const groundCost = (hex: HexId, gauge: Gauge): number =>
  (hexes[hex]?.terrain ?? []).reduce((sum, kind) => sum + terrainCosts[kind][gauge], 0)

/** What the first tile on a hex costs. */
function terrainCost(state: State, company: CompanyId, hex: HexId, tile: TileId): number {
  const cost = groundCost(hex, gaugeToPay(tile))
  // 1853-4.1.13-a, 1853-2.6.2-c
  const isCheap = hex === ajmerForLargeBbci.hex && company === 'BBCI'
  return isCheap && companyOf(state, company).size === 'large' ? Math.min(cost, ajmerForLargeBbci.cost) : cost
}

/** 1853-4.2.11-a, 1853-4.2.13-a: upgrades are free but for the first of Calcutta. */
const upgradeCost = (state: State, hex: HexId): number =>
  hex === firstUpgradeOfCalcutta.hex && !state.tiles[hex] ? firstUpgradeOfCalcutta.cost : 0

export const isUpgrade = (tile: TileId): boolean => tiles[tile]?.colour !== 'yellow'

/** What a tile costs on this hex, without the fee of a second one. */
export const costOfTile = (state: State, company: CompanyId, hex: HexId, tile: TileId): number =>
  isUpgrade(tile) ? upgradeCost(state, hex) : terrainCost(state, company, hex, tile)

/** 1853-4.1.3-c, -e. */
export const feeOf = (state: State, company: CompanyId, laid: readonly HexId[]): number =>
  laid.length > 0 && companyOf(state, company).option === 2 ? (secondTileFee[company] ?? 0) : 0

/** 1853-3.4.6-a: while a debt is open, nothing that costs money. */
export function refuseInDebt(state: State, company: CompanyId, cost: number): Refusal | undefined {
  const { credit } = companyOf(state, company)
  return credit === null || cost === 0 ? undefined : refusal('1853-3.4.6-a', { company, cost, train: credit })
}

/** 1853-4.1.12-a, -c, 1853-4.1.3-d, 1853-4.2.13-a: all of it from the company's own money, before the tile lies. */
export function refuseCost(
  state: State,
  company: CompanyId,
  { hex, tile }: { readonly hex: HexId; readonly tile: TileId },
  laid: readonly HexId[],
): Refusal | undefined {
  const cost = costOfTile(state, company, hex, tile)
  const fee = feeOf(state, company, laid)
  const cash = cashOf(state, company)
  const debt = refuseInDebt(state, company, cost + fee)
  if (debt) return debt
  if (cost + fee <= cash) return undefined
  const rule = isUpgrade(tile) ? '1853-4.2.13-a' : fee > 0 ? '1853-4.1.3-d' : '1853-4.1.12-a'
  return refusal(rule, { company, hex, cost, fee, cash })
}
