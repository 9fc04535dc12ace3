/** What tells players of 1854 apart where no search is made: people plan too little, pay too much and keep too much. */
export interface Habits {
  /** The part of what it takes to float a major that is kept in the auction. */
  readonly plans: number
  /** What a private seems to be worth, as a part of what it is. */
  readonly pays: number
  /** The part of the cash that stays in hand when a share is bought or a major is founded. */
  readonly inHand: number
  /** The part of the next train's price below which a treasury seems too small to pay anything out. */
  readonly saves: number
}

/** Of those who know all that is known here. */
export const masterly: Habits = { plans: 1, pays: 1, inHand: 0, saves: 0 }

/** Of weaker players, by level. */
export const lesser: Readonly<Record<'good' | 'easy', Habits>> = {
  good: { plans: 0.9, pays: 1, inHand: 0.1, saves: 0.3 },
  easy: { plans: 0.6, pays: 1.1, inHand: 0.4, saves: 0.4 },
}
