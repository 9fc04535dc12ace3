import type { RandomPlay, Setup } from '@stellwerk/engine'
import { ambitious } from '@stellwerk/engine'
import { isEdition } from './editions.js'
import type { Description } from './position.js'

/** How random players play Harzbahn 1873. */
export const randomPlay: RandomPlay = {
  ambition: ambitious({
    shunned: ['closeMine', 'decline', 'pass', 'scrapSwitcher', 'scrapTrain', 'sellShares', 'withdraw'],
    liked: ['buyMachine', 'buyMine', 'issueShares', 'layTile'],
  }),
  late,
}

/** A rich table before its last rounds: one step below the price that ends the game. */
function late({ players, seed, options }: Setup): Description {
  const each = (shares: number): Record<string, number> =>
    Object.fromEntries(players.map((player) => [player, Math.floor(shares / players.length)]))
  const edition = options['edition'] ?? ''
  const machines = { machine: 4, switcher: 4, connected: true } as const
  return {
    edition: isEdition(edition) ? edition : 'R',
    players,
    seed,
    phase: '4',
    cash: { ...Object.fromEntries(players.map((player) => [player, 900])), CO: 1500, HBE: 800, GHE: 300 },
    mines: {
      11: machines,
      12: machines,
      13: machines,
      14: machines,
      15: machines,
      4: { owner: players[0] ?? '' },
    },
    publicMines: { CO: { price: 950, denomination: 10, shares: each(10), mines: [15, 14, 13, 11, 12] } },
    railways: {
      HBE: { price: 420, denomination: 10, shares: each(10), trains: [4, 3] },
      GHE: { price: 240, denomination: 20, shares: each(5), trains: [3, 2] },
    },
    mhe: { train: 4, shares: each(6) },
    tiles: { B17: '78:4', H19: '78:1' },
    trading: 6,
    set: 5,
    at: { round: 'operating' },
  }
}
