/** How far the search for the best run goes. */
export interface Effort {
  /** How many routes there may be to choose from. */
  readonly routes: number
  /** Steps of the search for all plans, and of the proof if these are too many. */
  readonly steps: number
  readonly proof: number
  /** How many plans with one route exchanged are tried where not all plans were seen. */
  readonly trials: number
  /** The same for the diesel. */
  readonly diesel: number
  readonly dieselProof: number
  /** Steps of the search for the largest number of routes (1873-4.4.3-o). */
  readonly most: number
}

/** What a run of the game is worth. */
export const thorough: Effort = {
  routes: 2_000,
  steps: 6_000,
  proof: 30_000,
  trials: 120,
  diesel: 400,
  dieselProof: 4_000,
  most: 200_000,
}

/** What one of many ideas is worth. */
export const quick: Effort = {
  routes: 400,
  steps: 1_200,
  proof: 0,
  trials: 40,
  diesel: 100,
  dieselProof: 400,
  most: 6_000,
}
