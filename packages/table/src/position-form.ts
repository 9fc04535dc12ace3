import type { CoreState } from '@stellwerk/engine'

/** A description of a position, whichever title it belongs to. */
export interface Described {
  readonly players?: readonly string[]
  readonly tiles?: Readonly<Record<string, string>>
  readonly [field: string]: unknown
}

/** What a description says about a company or the like. Whatever no field shows stays as it was written. */
export interface Told {
  readonly [field: string]: unknown
}

/** A field of a form. A label is the key of a message. */
export type FormField =
  /** Who directs or owns it. `none` is the key of what to say if no player does: empty for what is usual. */
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
  /** One of some sizes, the usual one first; undefined means none. */
  | {
      readonly kind: 'size'
      readonly field: string
      readonly label: string
      readonly sizes: readonly (number | undefined)[]
    }
  /** Its cash, which is kept in a field of its own. */
  | { readonly kind: 'treasury' }
  /** How many shares each player has. */
  | { readonly kind: 'shares' }

type FormCondition = (position: Described) => boolean

/** Things of one kind, which a description lists in one field. */
export interface FormGroup {
  readonly field: string
  /** The key of a message. */
  readonly heading: string
  /** A single thing that is the field itself has no id. */
  readonly items: readonly { readonly id: string; readonly name: string; readonly hex?: string }[]
  /** They are in the game even if the description does not mention them. */
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
  /** Where an example of a late position stands. */
  readonly example: Described
  readonly phases: readonly string[]
  readonly rounds: readonly ('stock' | 'auction' | 'operating')[]
  /** The step of a company's turn in which its trains run. */
  readonly runStep: string
  readonly groups: readonly FormGroup[]
  /** The field for station markers, and whether markers have an inactive side. */
  readonly markers: { readonly field: string; readonly twoSided: boolean }
  /** The tiles that could ever lie on a hex, judging by their kind. */
  tilesFor(hex: string): readonly string[]
  /** The part of a description that decides whether a tile fits on a hex. */
  bare(position: Described, hex: string): Described
  /** The description after a change, with whatever else changes because of it. */
  settled?(before: Described, after: Described): Described
  /** The companies that may have a marker on a hex. */
  stationsOf(state: S, hex: string): readonly string[]
}

type Shares = Readonly<Record<string, number>>

/** Who directs a company: the player it names, or the one with the most shares. */
export function directorOf({ director, shares }: Told, players: readonly string[]): string {
  if (typeof director === 'string') return director
  const held = (player: string): number => (shares as Shares | undefined)?.[player] ?? 0
  const most = Math.max(0, ...players.map(held))
  return players.find((player) => most > 0 && held(player) === most) ?? ''
}

/** Makes the player with the most shares director, unless the description names one. */
export function directedBy(told: Told, director: string, count: number): Told {
  const { director: _, ...others } = told
  if (director === '') return others
  const shares = (told['shares'] ?? {}) as Shares
  return { ...others, director, shares: shares[director] ? shares : { ...shares, [director]: count } }
}
