import type { RandomPlay, Setup } from '@stellwerk/engine'
import { ambitious } from '@stellwerk/engine'
import type { Description } from './position.js'

/** How random players play 1853. */
export const randomPlay: RandomPlay = {
  ambition: ambitious({
    shunned: ['decline', 'offerElephant', 'pass', 'proposeElephant', 'sellShares', 'sellTrain', 'withdraw'],
    liked: ['buyShare', 'buyTrain', 'layTile', 'redeem'],
  }),
  rare: ['proposeEnd'],
  late,
}

/** A rich table before its last rounds: a large BBCI runs, and either the bank or the market will not last long. */
function late({ players, seed }: Setup): Description {
  const [first = '', second = '', third = ''] = players
  return {
    players,
    seed,
    bank: 10_000,
    phase: '5',
    cash: {
      ...Object.fromEntries(players.map((player) => [player, 700])),
      EIR: 700,
      GIP: 600,
      BBCI: 500,
      MSM: 300,
    },
    contracts: {
      [first]: { bond: 150, cities: ['Calcutta', 'Patna', 'Delhi', 'Jaipur'] },
      [second]: { bond: 120, cities: ['Bombay', 'Ajmer', 'Allahabad', 'Jaipur'] },
    },
    companies: {
      EIR: {
        shares: { [first]: 4, [second]: 2, pool: 1 },
        price: seed % 16 < 8 ? 380 : 182,
        trains: ['5', '4'],
        option: 2,
      },
      GIP: { shares: { [second]: 3, [third]: 2, [first]: 1 }, price: 130, trains: ['4'] },
      BBCI: { shares: { [second]: 4, [third]: 2 }, size: 'large', price: 115, trains: ['4', '3M'] },
      MSM: { shares: { [third]: 4, [first]: 2 }, price: 75, trains: ['3M'] },
    },
    tiles: {
      H20: '15:4',
      H22: '14:0',
      H24: '15:4',
      H26: '8:5',
      I27: '4:2',
      L10: '4:0',
      K11: '9:0',
      J12: '8:0',
      I11: '9:2',
      H10: '6:5',
    },
    round: { stock: 5 },
    at: { round: 'stock' },
  }
}
