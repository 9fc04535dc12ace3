import type { PhaseId, Size, TileColour } from './types.js'

/** What may need maintenance. */
export type Equipment = 'machine' | 'train' | 'switcher'

interface PhaseFacts {
  readonly operatingRounds: number
  readonly tiles: readonly TileColour[]
  /** Which of the coloured values of a grey hex counts (1873-4.4.4-b). */
  readonly value: TileColour
  readonly switcher: Size | null
  /** 1873-T2-b: what a piece costs, by size. */
  readonly maintenance: Readonly<Record<Equipment, Readonly<Partial<Record<Size, number>>>>>
}

export const phaseOrder: readonly PhaseId[] = ['1', '2', '3', '4', '5', 'D']

const none = { machine: {}, train: {}, switcher: {} }
const fourAndFive = { machine: { 1: 100, 2: 50 }, train: { 1: 100, 2: 100 }, switcher: { 2: 20 } }

/** 1873-T2-a, -b: the phase table. */
export const phases: Readonly<Record<PhaseId, PhaseFacts>> = {
  1: { operatingRounds: 1, tiles: ['yellow'], value: 'yellow', switcher: null, maintenance: none },
  2: { operatingRounds: 1, tiles: ['yellow'], value: 'yellow', switcher: 2, maintenance: none },
  3: {
    operatingRounds: 2,
    tiles: ['yellow', 'green'],
    value: 'green',
    switcher: 3,
    maintenance: { machine: { 1: 50 }, train: { 1: 50 }, switcher: {} },
  },
  4: {
    operatingRounds: 2,
    tiles: ['yellow', 'green'],
    value: 'green',
    switcher: 4,
    maintenance: fourAndFive,
  },
  5: {
    operatingRounds: 3,
    tiles: ['yellow', 'green', 'brown'],
    value: 'brown',
    switcher: 5,
    maintenance: fourAndFive,
  },
  D: {
    operatingRounds: 3,
    tiles: ['yellow', 'green', 'brown', 'grey'],
    value: 'grey',
    switcher: 5,
    maintenance: {
      machine: { 1: 150, 2: 100, 3: 50 },
      train: { 1: 150, 2: 150, 3: 150 },
      switcher: { 2: 50, 3: 30 },
    },
  },
}
