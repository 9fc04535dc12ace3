import { Random } from '@stellwerk/engine'
import type { Weights } from '@stellwerk/ledger'

/** The result of a changed weight in a match of two against two on the same random openings. */
export interface TuningStep {
  readonly step: number
  readonly weight: keyof Weights
  readonly from: number
  readonly to: number
  readonly games: number
  /** Wins of the changed players; a shared win counts in part. */
  readonly wins: number
  /** Mean fortunes of the changed players and of the others. */
  readonly fortunes: readonly [number, number]
  readonly taken: boolean
}

const factors = [0.6, 0.8, 1.25, 1.6]

/**
 * The weight that a step of a search tries, and its new value. The same seed and the same earlier steps give the same
 * try.
 */
export function nextTry(
  weights: Weights,
  seed: number,
  step: number,
): { readonly weight: keyof Weights; readonly weights: Weights } {
  const random = new Random(seed + 7919 * step)
  const weight = random.pick(Object.keys(weights) as (keyof Weights)[])
  const changed = Math.round(weights[weight] * random.pick(factors) * 1000) / 1000
  return { weight, weights: { ...weights, [weight]: changed } }
}

/** Whether a change is taken: it must win more than half of the games and also be richer. */
export const isBetter = ({ games, wins, fortunes: [own, others] }: Omit<TuningStep, 'taken'>): boolean =>
  wins > games / 2 && own > others

/** The weights that a record of steps led to. */
export const tuned = (start: Weights, steps: readonly TuningStep[]): Weights =>
  steps
    .filter(({ taken }) => taken)
    .reduce<Weights>((weights, { weight, to }) => ({ ...weights, [weight]: to }), start)
