import type { TrainId } from './types.js'

/** What depends on the number of players; null where there is no limit. */
interface Terms {
  readonly cash: number
  readonly founders: number
  readonly mostOfOne: number | null
  readonly trains: Readonly<Record<TrainId, number | null>>
}

const usual = { founders: 2, mostOfOne: 3, trains: { 2: 4, 3: 2, 5: null } }

/** By number of players: vierhain-setup-b, vierhain-found-a, vierhain-trade-c, vierhain-setup-e. */
export const terms: Readonly<Record<number, Terms>> = {
  2: { cash: 240, founders: 3, mostOfOne: null, trains: { ...usual.trains, 2: 2 } },
  3: { cash: 240, ...usual },
  4: { cash: 180, ...usual },
}

export const termsOf = ({ players }: { readonly players: readonly unknown[] }): Terms =>
  terms[players.length] as Terms
