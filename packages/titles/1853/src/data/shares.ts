import type { Certificate, PlayerCount } from './types.js'

/** 1853-1.2-a: the director's certificate first. */
export const certificates: readonly Certificate[] = [
  { percent: 20, director: true },
  { percent: 10 },
  { percent: 10 },
  { percent: 10 },
  { percent: 10 },
  { percent: 10 },
  { percent: 10 },
  { percent: 10 },
  { percent: 10 },
]

export interface PlayerLimits {
  readonly startCash: number
  /** Shares of one company, the director's certificate counting two. */
  readonly sharesOfOneCompany: number
  readonly papers: number
  /** Issued shares with which a company goes into operation. */
  readonly threshold: number
}

/** Table 3 (1853-2.7.6-b). */
export const playerLimits: Readonly<Record<PlayerCount, PlayerLimits>> = {
  3: { startCash: 730, sharesOfOneCompany: 6, papers: 21, threshold: 6 },
  4: { startCash: 570, sharesOfOneCompany: 6, papers: 16, threshold: 5 },
  5: { startCash: 570, sharesOfOneCompany: 5, papers: 13, threshold: 5 },
  6: { startCash: 510, sharesOfOneCompany: 4, papers: 11, threshold: 4 },
}

/** 1853-3.3.1-a: times par, when a company goes into operation. */
export const capitalShares = 10

/** 1853-2.8.3-a: what a share sold in the first stock round brings less than par. */
export const firstRoundDiscount = 5
