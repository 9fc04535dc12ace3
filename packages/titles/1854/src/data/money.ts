/** 1854-setup-b: before anything is paid out. */
export const bankMoney = 10_000

/** 1854-setup-c, by number of players. */
export const startCash: Readonly<Record<number, number>> = { 3: 860, 4: 650, 5: 525, 6: 450 }
