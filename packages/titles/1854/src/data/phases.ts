import type { PhaseId, TileColour } from './types.js'

interface PhaseFacts {
  /** 1854-rounds-c: in the sets that begin in this phase. */
  readonly operatingRounds: number
  readonly tiles: readonly TileColour[]
  /** Which of the coloured values counts, for places and mail. */
  readonly value: TileColour
  /** 1854-trains-i; R-37: four for majors in phase 3. That of local AGs is the same in all phases. */
  readonly trainLimit: { readonly major: number; readonly local: number }
  /** 1854-trade-a: whether companies trade trains. */
  readonly trade: boolean
  /** 1854-merge-a: whether local railways merge, and whether they must. */
  readonly mergers: 'none' | 'agreed' | 'forced'
}

/** 1854-local-ags-i, by the reading of the table. */
export const localAgTrainLimit = { 3: 3, 2: 2 } as const

export const phaseOrder: readonly PhaseId[] = ['1', '2', '3', '4', '5', '6', '7']

const first: PhaseFacts = {
  operatingRounds: 1,
  tiles: ['yellow'],
  value: 'yellow',
  trainLimit: { major: 4, local: 2 },
  trade: false,
  mergers: 'none',
}
const third: PhaseFacts = {
  ...first,
  operatingRounds: 2,
  tiles: ['yellow', 'green'],
  value: 'green',
  trade: true,
}
const fifth: PhaseFacts = {
  ...third,
  operatingRounds: 3,
  tiles: ['yellow', 'green', 'brown'],
  value: 'brown',
  trainLimit: { major: 2, local: 1 },
  mergers: 'agreed',
}
const sixth: PhaseFacts = { ...fifth, mergers: 'forced' }

/** 1854-phase-b to -h. What a phase scraps is told by the trains. */
export const phases: Readonly<Record<PhaseId, PhaseFacts>> = {
  1: first,
  2: first,
  3: third,
  4: { ...third, trainLimit: { major: 3, local: 1 } },
  5: fifth,
  6: sixth,
  7: { ...sixth, tiles: ['yellow', 'green', 'brown', 'grey'], value: 'grey' },
}
