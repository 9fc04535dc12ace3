import type { Standing } from './game.js'
import type { PlayerId } from './state.js'
import { engineRules, refused } from './refusal.js'

/** Names a seat can have: letters of any script, digits, and a few signs. */
const playerName = /^[\p{L}\p{N}][\p{L}\p{N} ._'-]{0,39}$/u

/** A refusal unless every seat has a valid name that no other seat has. */
export function refuseNames(players: readonly string[]): ReturnType<typeof refused> | undefined {
  const bad = players.findIndex((name, i) => !playerName.test(name) || players.indexOf(name) !== i)
  return bad < 0
    ? undefined
    : refused(engineRules.setup, { path: `players[${bad}]`, expected: 'a name that nobody else has' })
}

/** A refusal unless the seed, from which all chance of a game comes, is a whole number. */
export const refuseSeed = (seed: number): ReturnType<typeof refused> | undefined =>
  Number.isSafeInteger(seed)
    ? undefined
    : refused(engineRules.setup, { path: 'seed', expected: 'a whole number' })

/** The standings of a game: largest fortune first, equal fortunes share a rank. */
export function standings(
  players: readonly PlayerId[],
  fortuneOf: (player: PlayerId) => number,
): readonly Standing[] {
  const sorted = players
    .map((player) => ({ player, fortune: fortuneOf(player) }))
    .toSorted((a, b) => b.fortune - a.fortune)
  return sorted.map(({ player, fortune }) => ({
    player,
    fortune,
    rank: 1 + sorted.filter((other) => other.fortune > fortune).length,
  }))
}
