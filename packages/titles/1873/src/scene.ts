import type { Description } from './position.js'

/** A board late in a game, for pictures of the title. */
export const scene = {
  players: ['Anna', 'Ben', 'Cleo'],
  phase: 'D',
  railways: Object.fromEntries(
    ['HBE', 'GHE', 'SHE', 'NWE', 'KEZ', 'WBE', 'QLB'].map((railway) => [
      railway,
      { price: 150, denomination: 20, shares: { Anna: 1, Ben: 1 } },
    ]),
  ),
  tiles: {
    B15: '77:4',
    B17: '957:4',
    B19: '987:5',
    C8: '79:0',
    C10: '78:2',
    C12: '956:1',
    C14: '962:2',
    C16: '975:2',
    C18: '79:2',
    D7: '962:0',
    D13: '75:4',
    D15: '986:5',
    D17: '962:2',
    D19: '79:2',
    E6: '956:0',
    E14: '957:1',
    E16: '977:4',
    F3: '956:0',
    G2: '956:0',
    G20: '987:5',
    H3: '78:3',
    H7: '78:2',
    H19: '78:1',
    I8: '956:0',
  },
  markers: {
    B9: [['NWE', 'WBE']],
    C16: [['HBE']],
    D15: [['HBE', 'WBE']],
    E4: [['SHE']],
    E6: [['WBE']],
    E18: [['QLB']],
    G6: [['NWE']],
  },
} satisfies Description
