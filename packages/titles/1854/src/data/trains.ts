import type { PhaseId, TrainId } from './types.js'

export interface TrainFacts {
  readonly kind: 'regular' | 'plus'
  /** `null`: as many as are wanted. */
  readonly count: number | null
  readonly price: number
  /** Stops for a regular train, big stations and far destinations for a plus train (1854-run-e, -f). */
  readonly range: number
  /** 1854-run-h: it may pass stops without calling. */
  readonly maySkip?: true
  /** The phase that the first one bought from the bank begins. */
  readonly begins?: PhaseId
  /** 1854-trains-f: not on sale before. */
  readonly onSaleFrom?: PhaseId
  /** The phase that scraps it. */
  readonly scrappedIn?: PhaseId
}

/** 1854-trains-a; numbers and prices: F-01, F-02. */
export const trains: Readonly<Record<TrainId, TrainFacts>> = {
  2: { kind: 'regular', count: 6, price: 100, range: 2, begins: '2', scrappedIn: '4' },
  3: { kind: 'regular', count: 5, price: 200, range: 3, begins: '3', scrappedIn: '6' },
  4: { kind: 'regular', count: 4, price: 320, range: 4, begins: '4', scrappedIn: '7' },
  5: { kind: 'regular', count: 3, price: 530, range: 5, begins: '5' },
  6: { kind: 'regular', count: 2, price: 670, range: 6, begins: '6' },
  // F-01: the rulebook prints a sign instead of the numbers of 8 and 80x, read as "any"; elsewhere five of each
  8: { kind: 'regular', count: null, price: 900, range: 8, begins: '7' },
  // the Orient Express calls at eight stops and passes any number
  '80x': { kind: 'regular', count: null, price: 1200, range: 8, maySkip: true, begins: '7' },
  '1+': { kind: 'plus', count: 6, price: 100, range: 1, begins: '2', scrappedIn: '4' },
  '2+': { kind: 'plus', count: 4, price: 120, range: 2, onSaleFrom: '3', scrappedIn: '5' },
  '3+': { kind: 'plus', count: 3, price: 160, range: 3, onSaleFrom: '3', scrappedIn: '6' },
}

/** 1854-trains-e, -f: in each stack the next group is on sale when the one before is gone. */
export const trainStacks: Readonly<Record<TrainFacts['kind'], readonly (readonly TrainId[])[]>> = {
  regular: [['2'], ['3'], ['4'], ['5'], ['6'], ['8', '80x']],
  plus: [['1+'], ['2+'], ['3+']],
}

/** 1854-local-ags-k: what a repaired train costs above its printed price. */
export const repairSurcharge = 30

/** 1854-local-ags-l: the first repaired train of one type takes the other out of the game. */
export const repairedTrainThatEnds: { readonly first: TrainId; readonly ends: TrainId } = {
  first: '4',
  ends: '2',
}

/** 1854-trains-n: if just one of these is left in the bank when a set of operating rounds ends, it leaves the game. */
export const loneTrain: { readonly train: TrainId; readonly inPhase: PhaseId } = { train: '4', inPhase: '4' }
