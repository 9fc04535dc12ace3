/**
 * The two editions, as the small set of differences that the ledger's table "Editions" names. Rules read the
 * difference they need from here and nowhere ask which edition is played.
 */
export interface Edition {
  /** ED-01 to ED-04: a fixed premium in drawn order, or players bid for premium and order. */
  readonly premium: 'fixed' | 'bidding'
  /** ED-05, ED-06: null where the MHE's value never moves, else the price its marker starts at. */
  readonly mheStartPrice: number | null
  /** The MHE's value where it never moves. */
  readonly mheValue: number
  /** ED-08: whether the director may use fewer markers of a bought machine than fit. */
  readonly machineMarkers: 'up to' | 'all'
  /** ED-09: what happens to the treasury in insolvency case (b). */
  readonly insolventTreasury: 'kept' | 'lost'
  /** ED-10: when a recapitalised company scraps what is obsolete. */
  readonly insolventScrapping: 'after' | 'before'
  /** ED-11: whose spare markers replace younger machines in a recapitalisation. */
  readonly spareMarkers: 'larger second machine' | 'every machine'
  /** ED-15: whether the yellow tiles are limited by the box. */
  readonly yellowTiles: 'counted' | 'unlimited'
  /** ED-16: tiles that are not in this edition's box. */
  readonly withoutTiles: readonly string[]
}

export type EditionId = 'R' | 'S'

export const editions: Readonly<Record<EditionId, Edition>> = {
  R: {
    premium: 'fixed',
    mheStartPrice: null,
    mheValue: 150,
    machineMarkers: 'up to',
    insolventTreasury: 'kept',
    insolventScrapping: 'after',
    spareMarkers: 'larger second machine',
    yellowTiles: 'counted',
    withoutTiles: ['914'],
  },
  S: {
    premium: 'bidding',
    mheStartPrice: 120,
    mheValue: 150,
    machineMarkers: 'all',
    insolventTreasury: 'lost',
    insolventScrapping: 'before',
    spareMarkers: 'every machine',
    yellowTiles: 'unlimited',
    withoutTiles: [],
  },
}
