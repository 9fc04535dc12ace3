import type { DescribedMajor, Description } from '../position/description.js'

export const players = ['Anna', 'Bert', 'Cilli', 'Dora']

/**
 * KT of Anna has a route from Klagenfurt to Laibach and must own a train. In phase 3 that is a 3-train of 200 G.
 */
export const without = (
  treasury: number,
  cash: number,
  { majors = {}, kt = {}, ...more }: Partial<Description> & { kt?: DescribedMajor } = {},
): Description => ({
  players,
  phase: '3',
  privates: 'sold',
  tiles: { H18: '57:2' },
  cash: { KT: treasury, Anna: cash },
  majors: { KT: { director: 'Anna', certificates: { Cilli: 1 }, price: 82, ...kt }, ...majors },
  at: { round: 'operating', turn: 'KT', step: 'trains' },
  ...more,
})

/** Split at 104, with 10 % certificates. */
export const sd = (certificates: Record<string, number>): { SD: DescribedMajor } => ({
  SD: { director: 'Bert', split: true, space: 'R2C7', certificates },
})

/** One paid certificate of SB at 70 and one by option. */
export const shareAndOption: Partial<Description> = {
  majors: { SB: { director: 'Bert', certificates: { Anna: 2 }, space: 'R6C4' } },
  options: { Anna: { company: 'SB', price: 67, round: 2 } },
}

export const three = { from: 'bank', train: '3', price: 200 }
export const four = { from: 'bank', train: '4', price: 320 }
