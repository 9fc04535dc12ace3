/**
 * Skill as a mean and a deviation, learned from the ranks of whole games: the Bayesian approximation of Weng and Lin
 * (2011) for the Plackett-Luce model. It takes any number of players and shared ranks, needs only the ranks, and says
 * how sure it is. Figures are on the familiar scale: everybody starts at 1500.
 */
export interface Rating {
  readonly mean: number
  readonly deviation: number
}

const scale = 60
export const beginner: Rating = { mean: 25 * scale, deviation: (25 / 3) * scale }

/** How much luck and form vary in one game. */
const performance = (25 / 6) * scale
/** People change: nobody is ever known for certain. */
const drift = (25 / 300) * scale
/** One game never makes a rating certain. */
const leastShrink = 0.0001

export interface Ranked extends Rating {
  /** 1 is first; equal ranks are a draw. */
  readonly rank: number
}

/** What the ratings of all who played a game are after it. */
export function rated(players: readonly Ranked[]): Rating[] {
  const known = players.map(({ mean, deviation, rank }) => ({
    mean,
    variance: deviation ** 2 + drift ** 2,
    rank,
  }))
  const spread = Math.sqrt(known.reduce((sum, { variance }) => sum + variance + performance ** 2, 0))
  const strengths = known.map(({ mean }) => Math.exp(mean / spread))
  /** For each player, the strength of all who did not come before them, and how many share their rank. */
  const fields = known.map(({ rank }) => ({
    strength: strengths.reduce((sum, one, i) => ((known[i]?.rank ?? 0) >= rank ? sum + one : sum), 0),
    alike: known.filter((one) => one.rank === rank).length,
  }))
  return known.map(({ mean, variance, rank }, i) => {
    let [shift, certainty] = [0, 0]
    fields.forEach(({ strength, alike }, q) => {
      if ((known[q]?.rank ?? 0) > rank) return
      const chance = (strengths[i] ?? 0) / strength
      shift += ((q === i ? 1 : 0) - chance) / alike
      certainty += (chance * (1 - chance)) / alike
    })
    const share = variance / spread ** 2
    const shrink = 1 - share * (Math.sqrt(variance) / spread) * certainty
    return {
      mean: mean + (variance / spread) * shift,
      deviation: Math.sqrt(variance * Math.max(shrink, leastShrink)),
    }
  })
}

/** The range in which somebody's skill lies with 95 % confidence. */
export const rangeOf = ({ mean, deviation }: Rating): { readonly low: number; readonly high: number } => ({
  low: Math.round(mean - 2 * deviation),
  high: Math.round(mean + 2 * deviation),
})
