import type { PolicyName } from '../policy.js'

/** A figure of a match, the policy it belongs to, and its target. */
export interface Demand {
  readonly policy: PolicyName
  readonly figure: Figure
  readonly limit: number
  /** Whether the limit is a minimum or a maximum. */
  readonly bound: 'least' | 'most'
}

/**
 * What is measured. Wins are a share of all games; times are processor milliseconds per decision; blunders and notes
 * have the names that the title gives them.
 */
export type Figure =
  | 'wins'
  | 'fortune'
  | 'idle'
  | 'median'
  | 'most99'
  | 'most'
  | `blunder:${string}`
  | `note:${string}`

/** A match that shows whether targets are met. */
export interface Trial {
  readonly id: string
  readonly seats: readonly PolicyName[]
  readonly games: number
  readonly demands: readonly Demand[]
}

const least = (policy: PolicyName, figure: Figure, limit: number): Demand => ({
  policy,
  figure,
  limit,
  bound: 'least',
})
const most = (policy: PolicyName, figure: Figure, limit: number): Demand => ({
  policy,
  figure,
  limit,
  bound: 'most',
})

/** What a title's computer players have to reach. */
interface Aims {
  readonly overRandom: { readonly wins: number; readonly games: number }
  readonly overGreedy: { readonly wins: number; readonly games: number }
  readonly easyOverRandom: number
  readonly fortune: number
  /** Processor milliseconds a move: median, 99 %, most. */
  readonly time: readonly [number, number, number]
  /** For four strong players. */
  readonly others: readonly Demand[]
}

const aims: Readonly<Record<string, Aims>> = {
  '1873': {
    overRandom: { wins: 1, games: 200 },
    overGreedy: { wins: 0.95, games: 120 },
    easyOverRandom: 0.95,
    fortune: 16_000,
    time: [5, 1000, 2000],
    others: [most('strong', 'blunder:insolvency', 0.3), most('strong', 'idle', 0.25)],
  },
  '1854': {
    overRandom: { wins: 0.98, games: 200 },
    overGreedy: { wins: 0.85, games: 120 },
    easyOverRandom: 0.85,
    fortune: 6500,
    time: [10, 1200, 2000],
    others: [most('strong', 'blunder:bankruptcy', 0), most('strong', 'blunder:late phase 3', 0)],
  },
  '1853': {
    overRandom: { wins: 1, games: 100 },
    overGreedy: { wins: 0.85, games: 60 },
    easyOverRandom: 0.9,
    fortune: 7500,
    time: [10, 1500, 2000],
    others: [least('strong', 'note:contracts', 0.7), most('strong', 'note:bond', 150)],
  },
}

const gamesOfLevels = 60
const gamesOfFour = 40
const gamesOfOtherTables = 12

/** The trials of a title at four seats, and at every other number of seats that it is played with. */
export function trialsOf(title: string, seats: readonly number[]): readonly Trial[] {
  const known = aims[title]
  const four: readonly Trial[] = !known || !seats.includes(4) ? [] : atFour(known)
  return [...four, ...seats.filter((count) => !known || count !== 4).map(atTableOf)]
}

function atFour({ overRandom, overGreedy, easyOverRandom, fortune, time, others }: Aims): Trial[] {
  const [median, most99, mostOfAll] = time
  const pair = (a: PolicyName, b: PolicyName, wins: number, games: number): Trial => ({
    id: `${a} against ${b}, 2:2`,
    seats: [a, a, b, b],
    games,
    demands: [least(a, 'wins', wins)],
  })
  const alone = (a: PolicyName, wins: number, games: number): Trial => ({
    id: `${a} against random, 1:3`,
    seats: [a, 'random', 'random', 'random'],
    games,
    demands: [least(a, 'wins', wins)],
  })
  return [
    alone('strong', overRandom.wins, overRandom.games),
    pair('strong', 'greedy', overGreedy.wins, overGreedy.games),
    pair('strong', 'good', 0.7, gamesOfLevels),
    pair('good', 'easy', 0.75, gamesOfLevels),
    alone('easy', easyOverRandom, gamesOfLevels),
    {
      id: 'four strong ones',
      seats: ['strong', 'strong', 'strong', 'strong'],
      games: gamesOfFour,
      demands: [
        least('strong', 'fortune', fortune),
        most('strong', 'median', median),
        most('strong', 'most99', most99),
        most('strong', 'most', mostOfAll),
        ...others,
      ],
    },
  ]
}

/** One strong player among greedy ones has to win more than an even share. */
const atTableOf = (count: number): Trial => ({
  id: `strong against greedy at a table of ${count}`,
  seats: ['strong', ...Array.from({ length: count - 1 }, () => 'greedy' as const)],
  games: gamesOfOtherTables,
  demands: [least('strong', 'wins', 1 / count)],
})
