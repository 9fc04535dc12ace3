import type { PositionKind } from './kinds.js'

const players = ['Anna', 'Ben', 'Chiara']

/** Positions of 1854 are entered as text. */
export const kind: PositionKind = {
  empty: { players, phase: '1', privates: 'sold', at: { round: 'stock' } },
  example: ({ title }) => ({
    ...(title.randomPlay.late({ players, seed: 1, options: {} }) as object),
    at: { round: 'operating', turn: 'KE', step: 'run' },
  }),
  optionsOf: () => ({}),
}
