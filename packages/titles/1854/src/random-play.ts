import type { RandomPlay, Setup } from '@stellwerk/engine'
import { ambitious } from '@stellwerk/engine'
import type { Description } from './position.js'

/** How random players play 1854. */
export const randomPlay: RandomPlay = {
  ambition: ambitious({
    shunned: ['decline', 'dropBid', 'dropOut', 'pass', 'sellOption', 'sellShares', 'withdraw'],
    liked: ['buyDirector', 'buyShare', 'buyTrain', 'layTile'],
    // some local railways are to be left for the forced mergers
    seldom: ['merge'],
  }),
  late,
}

/** A rich table before its last rounds: the first 5-train is sold, and the bank will not last long. */
function late({ players, seed }: Setup): Description {
  const [first = '', second = '', third = ''] = players
  return {
    players,
    seed,
    phase: '5',
    privates: 'sold',
    cash: {
      ...Object.fromEntries(players.map((player) => [player, 900])),
      KE: 900,
      KR: 700,
      SB: 500,
      SD: 300,
    },
    majors: {
      KE: {
        issuePrice: 93,
        price: 143,
        split: true,
        director: first,
        certificates: { [second]: 2, [third]: 2 },
        trains: ['5', '4'],
        mail: 'large',
      },
      KR: {
        issuePrice: 87,
        space: 'R2C4',
        director: second,
        certificates: { [first]: 1, [third]: 1 },
        trains: ['4', '3'],
      },
      SB: { issuePrice: 82, director: third, certificates: { [second]: 1 }, trains: ['3'] },
      SD: { issuePrice: 72, director: first, certificates: { [third]: 1 }, trains: ['3'] },
    },
    trains: { 3: 0, 4: 0, 5: 1 },
    scrapPool: ['2', '2', '2', '2'],
    tiles: {
      C23: '433:0',
      C21: '15:4',
      C19: '4:1',
      C17: '14:0',
      D16: '4:0',
      E15: '8:1',
      E13: '15:4',
      D22: '15:2',
      E23: '9:2',
      F24: '3:1',
      F22: '15:1',
    },
    round: { stock: 5 },
    at: { round: 'stock' },
  }
}
