import type { PhaseId, TileColour } from './types.js'

interface PhaseFacts {
  readonly tiles: readonly TileColour[]
  readonly trainLimit: number
  /** Without the extra one of the elephant (1853-4.9-b). */
  readonly operatingRounds: number
  /** 1853-4.2.3-a, 1853-4.4.2-a: whether a company with a 5- or 6-train may upgrade and place bases outside its home area. */
  readonly beyondHomeArea: boolean
}

export const phaseOrder: readonly PhaseId[] = ['2', '3', '4', '5']

/** Table 6 (1853-4.10.5-d). What begins a phase and what it scraps is told by the trains. */
export const phases: Readonly<Record<PhaseId, PhaseFacts>> = {
  2: { tiles: ['yellow'], trainLimit: 4, operatingRounds: 1, beyondHomeArea: false },
  3: { tiles: ['yellow', 'green'], trainLimit: 4, operatingRounds: 2, beyondHomeArea: false },
  4: { tiles: ['yellow', 'green', 'brown'], trainLimit: 3, operatingRounds: 3, beyondHomeArea: false },
  5: { tiles: ['yellow', 'green', 'brown', 'grey'], trainLimit: 2, operatingRounds: 3, beyondHomeArea: true },
}
