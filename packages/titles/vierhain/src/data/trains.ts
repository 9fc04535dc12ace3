import type { PhaseId, TileColour, TrainId } from './types.js'

interface TrainFacts {
  readonly price: number
  /** Stops (vierhain-run-b). */
  readonly range: number
  /** The phase that the first one begins (vierhain-train-e). */
  readonly begins: PhaseId
  readonly scrappedIn?: PhaseId
}

/** vierhain-train-a, -f; sold in this order, as many of each as the terms say (vierhain-setup-e). */
export const trains: Readonly<Record<TrainId, TrainFacts>> = {
  2: { price: 50, range: 2, begins: '1', scrappedIn: '3' },
  3: { price: 80, range: 3, begins: '2' },
  5: { price: 120, range: 5, begins: '3' },
}

export const trainOrder = Object.keys(trains) as readonly TrainId[]

/** vierhain-train-c. */
export const trainLimit = 2

/** vierhain-track-g. */
export const phases: Readonly<Record<PhaseId, readonly TileColour[]>> = {
  1: ['yellow'],
  2: ['yellow', 'green'],
  3: ['yellow', 'green'],
}

export const phaseOrder = Object.keys(phases) as readonly PhaseId[]

/** vierhain-rounds-a. */
export const rounds = { sets: 3, operating: 2 } as const
