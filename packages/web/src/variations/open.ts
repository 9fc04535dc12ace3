import { searchInWorker } from '../session/search.js'
import { drawSeed } from '../session/seed.js'
import type { Surroundings } from './keeper.js'
import { Keeper } from './keeper.js'
import { openVariations } from './store.js'

/** Opens the variations of a game that this browser keeps. */
export const openKeeper = async (
  around: Omit<Surroundings, 'store' | 'search' | 'drawSeed'>,
): Promise<Keeper> =>
  Keeper.open({ ...around, store: await openVariations(), search: searchInWorker, drawSeed })
