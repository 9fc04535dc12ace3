/** 1853-1.6-a: before anything is paid out. A setting of the game (1853-1.6-b), as R-51 leaves the short game open. */
export const bankMoney = 15_000

/** 1853-1.6-a: all that is in the box. */
export const moneyInBox = 17_760
