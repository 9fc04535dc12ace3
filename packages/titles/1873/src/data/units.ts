import type { Size } from './types.js'

/** 1873-4.1-e: units and prices; `null` means not sold, or without limit for the count. */
export interface UnitFacts {
  readonly count: number | null
  readonly machine: number | null
  readonly train: number
  readonly switcher: number | null
}

export const sizes: readonly Size[] = [1, 2, 3, 4, 5]

export const units: Readonly<Record<Size, UnitFacts>> = {
  1: { count: 1, machine: null, train: 100, switcher: null },
  2: { count: 10, machine: 150, train: 250, switcher: 50 },
  3: { count: 7, machine: 300, train: 450, switcher: 100 },
  4: { count: 3, machine: 500, train: 750, switcher: 150 },
  5: { count: null, machine: 800, train: 1200, switcher: 200 },
}

export const diesels = { count: 7, price: 250 }
