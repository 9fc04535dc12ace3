import type { CompanyId, Gauge, HexId, PhaseId, Terrain } from './types.js'

/** Table 4 (1853-4.1.13-b); a hex with two terrains costs the sum. */
export const terrainCosts: Readonly<Record<Terrain, Readonly<Record<Gauge, number>>>> = {
  river: { standard: 40, metre: 30 },
  severalRivers: { standard: 60, metre: 40 },
  hill: { standard: 80, metre: 50 },
  mountain: { standard: 140, metre: 70 },
  highMountain: { standard: 240, metre: 100 },
}

/** 1853-4.1.13-a: what Ajmer costs the BBCI if it is large, in either gauge. */
export const ajmerForLargeBbci: { readonly hex: HexId; readonly cost: number } = { hex: 'H10', cost: 70 }

/** 1853-4.2.13-a. */
export const firstUpgradeOfCalcutta: { readonly hex: HexId; readonly cost: number } = { hex: 'J28', cost: 60 }

/** 1853-4.1.3-b: option 1 allows the second tile from this phase on. */
export const secondTileFreeFrom: PhaseId = '3'

/** 1853-4.1.3-c: the fee of option 2, for the companies that can be large. */
export const secondTileFee: Readonly<Partial<Record<CompanyId, number>>> = {
  EIR: 50,
  GIP: 20,
  NWR: 20,
  BNR: 20,
  BBCI: 20,
}
