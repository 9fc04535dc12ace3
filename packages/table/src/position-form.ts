import type { CoreState } from '@stellwerk/engine'

/** A description of a position, whichever title it belongs to. */
export interface Described {
  readonly players?: readonly string[]
  readonly tiles?: Readonly<Record<string, string>>
  readonly [field: string]: unknown
}

/** What a description tells of a company or the like; what no field shows stays as it was written. */
export interface Told {
  readonly [field: string]: unknown
}

/** A field of a form. A label is the key of a message. */
export type FormField =
  /** Who directs or owns it. `none` is said of what no player has but nobody cannot get; empty for what is as usual. */
  | { readonly kind: 'holder'; readonly label: string; readonly none?: string }
  | { readonly kind: 'count'; readonly field: string; readonly label: string; readonly when?: FormCondition }
  /** Names or numbers. */
  | {
      readonly kind: 'list'
      readonly field: string
      readonly label: string
      readonly example: readonly (string | number)[]
    }
  | { readonly kind: 'flag'; readonly field: string; readonly label: string }
  /** One of some sizes, the usual one first; undefined is none. */
  | {
      readonly kind: 'size'
      readonly field: string
      readonly label: string
      readonly sizes: readonly (number | undefined)[]
    }
  /** Its cash, which stands in a field of its own. */
  | { readonly kind: 'treasury' }
  /** How many shares each player has. */
  | { readonly kind: 'shares' }

type FormCondition = (position: Described) => boolean

/** Things of a kind that a description tells of in one field. */
export interface FormGroup {
  readonly field: string
  /** The key of a message. */
  readonly heading: string
  /** A single thing that the field itself tells of has no id. */
  readonly items: readonly { readonly id: string; readonly name: string; readonly hex?: string }[]
  /** They are in the game also if nothing is told of them. */
  readonly always?: boolean
  readonly fields: readonly FormField[]
  /** One that comes into the game. */
  begun?(position: Described, id: string, player: string): Told
  /** The same thing of another player; of nobody if the name is empty. */
  heldBy?(told: Told, player: string): Told
  holderOf?(told: Told, players: readonly string[]): string
}

/** How positions of a title are entered. */
export interface PositionForm<S extends CoreState = CoreState> {
  /** A table with nothing on it. */
  readonly empty: Described
  /** What makes a late position worth looking at: where it stands. */
  readonly example: Described
  readonly phases: readonly string[]
  readonly rounds: readonly ('stock' | 'auction' | 'operating')[]
  /** The step of a company's turn in which its trains run. */
  readonly runStep: string
  readonly groups: readonly FormGroup[]
  /** The field in which station markers stand, and whether they have an inactive side. */
  readonly markers: { readonly field: string; readonly twoSided: boolean }
  /** The tiles that can ever come to a hex, as far as their kind tells. */
  tilesFor(hex: string): readonly string[]
  /** Of a description only what decides whether a tile fits on a hex. */
  bare(position: Described, hex: string): Described
  /** What else changes with a change. */
  settled?(before: Described, after: Described): Described
  /** Whoever may have a marker on a hex. */
  stationsOf(state: S, hex: string): readonly string[]
}

type Shares = Readonly<Record<string, number>>

/** Who directs a company: as it says, or the player with the most shares. */
export function directorOf({ director, shares }: Told, players: readonly string[]): string {
  if (typeof director === 'string') return director
  const held = (player: string): number => (shares as Shares | undefined)?.[player] ?? 0
  const most = Math.max(0, ...players.map(held))
  return players.find((player) => most > 0 && held(player) === most) ?? ''
}

/** Shares of the company make its director, unless the description knows better. */
export function directedBy(told: Told, director: string, count: number): Told {
  const { director: _, ...others } = told
  if (director === '') return others
  const shares = (told['shares'] ?? {}) as Shares
  return { ...others, director, shares: shares[director] ? shares : { ...shares, [director]: count } }
}
