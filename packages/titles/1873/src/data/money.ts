import type { Terrain } from './types.js'

/** 1873-3.2.1-b: the price ladder. */
export const ladder: readonly number[] = [
  50, 70, 85, 100, 110, 120, 130, 140, 150, 160, 170, 180, 190, 200, 220, 240, 260, 280, 300, 330, 360, 390,
  420, 450, 490, 530, 570, 610, 650, 700, 750, 800, 850, 900, 950, 1000,
]

/** 1873-T1-a: the start prices of a railway. */
export const startPrices: readonly number[] = [120, 150, 190, 240, 300]

/** 1873-2-d and 1873-2.1-p, by number of players. */
export const startCash: Readonly<Record<number, number>> = { 2: 2100, 3: 1400, 4: 1050, 5: 840 }
export const startPremium: Readonly<Record<number, number>> = { 2: 150, 3: 120, 4: 100, 5: 100 }

export const concessionMinimum = 100
export const bidStep = 10

/** 1873-4.4.1-r. */
export const terrainCost: Readonly<Record<Terrain, number>> = { hills: 50, upland: 100, mountains: 150 }

export const stationCost = 100
export const replacementCost = 50
