import { Random } from '@stellwerk/engine'
import type { Weights } from '@stellwerk/ledger'

/** What a changed weight did in a match of two against two on the same drawn openings. */
export interface TuningStep {
  readonly step: number
  readonly weight: keyof Weights
  readonly from: number
  readonly to: number
  readonly games: number
  /** Of the changed players; a shared win counts in part. */
  readonly wins: number
  /** Mean fortunes of the changed players and of the others. */
  readonly fortunes: readonly [number, number]
  readonly taken: boolean
}

const factors = [0.6, 0.8, 1.25, 1.6]

/** Which weight step `step` of a search tries, and as what. The same seed and the same earlier steps give the same try. */
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

/** A change is taken if it wins more than its half and is also the richer one. */
export const isBetter = ({ games, wins, fortunes: [own, others] }: Omit<TuningStep, 'taken'>): boolean =>
  wins > games / 2 && own > others

/** The weights that a record of steps led to. */
export const tuned = (start: Weights, steps: readonly TuningStep[]): Weights =>
  steps
    .filter(({ taken }) => taken)
    .reduce<Weights>((weights, { weight, to }) => ({ ...weights, [weight]: to }), start)
