import { factories } from '../data/companies.js'
import type { EditionId } from '../editions.js'
import { editions } from '../editions.js'

/** 1873-4.4.4-k: what a factory pays on the board of this edition. */
export const factoryValue = (edition: EditionId, factory: string): number =>
  editions[edition].factoryValues[factory] ?? factories[factory]?.value ?? 0
