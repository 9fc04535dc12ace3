import type { RandomPlay, Setup } from '@stellwerk/engine'
import type { Description } from './position.js'

/** Kinds of action that take the game back; all others build it up. */
const shunned = ['pass', 'sellShares']

/** How random players play Vierhain. */
export const randomPlay: RandomPlay = {
  ambition: { weight: (type) => (shunned.includes(type) ? 1 : 20), first: [] },
  late,
}

/** Before the last stock round, with the first 5-train near; two players have fewer 2-trains (vierhain-setup-e). */
function late({ players, seed }: Setup): Description {
  const [first = '', second = '', third = first, fourth = second] = players
  const more = players.length > 2 ? ['2' as const] : []
  return {
    players,
    seed,
    phase: '2',
    set: 3,
    cash: {
      ...Object.fromEntries(players.map((player) => [player, 120])),
      ...Object.fromEntries([60, 40, 130, 90].map((cash, i) => [`company:${'ABDE'[i]}`, cash])),
    },
    companies: {
      A: { price: 83, shares: { [first]: 3, [second]: 1 }, trains: ['2', '3'] },
      B: { price: 71, shares: { [second]: 2 }, trains: ['2', ...more] },
      D: { price: 60, shares: { [third]: 2 }, trains: more },
      E: { price: 96, shares: { [fourth]: 2 }, trains: ['3'] },
    },
    tiles: { B4: 'T03:2', C5: 'M:0', C7: 'T02:1', B6: 'S01:3', D4: 'T03:0', D6: 'T02:2' },
    at: { round: 'stock' },
  }
}
