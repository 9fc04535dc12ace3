/** A fact about a fault: a name, an amount, or several names. */
export type Fact = string | number | readonly string[]

/** What is wrong with a described position: a kind, and the facts that its words need. Titles have kinds of their own. */
export interface PositionFault {
  readonly kind: string
  readonly [fact: string]: Fact
}

/** The kinds of fault that the engine itself or several titles find. */
export type CommonFault =
  // values
  | { readonly kind: 'one-of'; readonly values: readonly string[] }
  | { readonly kind: 'at-least'; readonly least: number }
  | { readonly kind: 'between'; readonly low: number; readonly high: number }
  | { readonly kind: 'multiple'; readonly of: number }
  // players and money
  | { readonly kind: 'order' }
  | { readonly kind: 'purse' }
  | { readonly kind: 'treasury'; readonly purse: string }
  | { readonly kind: 'bank'; readonly most: number; readonly unless: string }
  // shares and directors
  | { readonly kind: 'shares'; readonly most: number }
  | {
      readonly kind: 'director'
      readonly company: string
      readonly player: string
      /** In percent. */
      readonly held: number
      readonly most: number
    }
  // companies
  | { readonly kind: 'price' }
  | { readonly kind: 'stack' }
  // trains
  | { readonly kind: 'trains'; readonly train: string }
  | { readonly kind: 'train-limit'; readonly company: string; readonly most: number }
  | { readonly kind: 'wrong-trains'; readonly company: string; readonly trains: readonly string[] }
  | { readonly kind: 'wrong-pool'; readonly pool: string }
  // the board
  | { readonly kind: 'tile'; readonly example: string }
  | { readonly kind: 'misfit'; readonly rule: string }
  | { readonly kind: 'many-tiles'; readonly tile: string; readonly used: number; readonly hex: string }
  | { readonly kind: 'no-stop' }
  | { readonly kind: 'circles'; readonly hex: string; readonly count: number; readonly circles: number }
  | { readonly kind: 'twice'; readonly hex: string }
  | { readonly kind: 'many-markers'; readonly company: string; readonly count: number }
  // where the game stands
  | { readonly kind: 'no-turn' }
  /** A law that no description should be able to break. */
  | { readonly kind: 'unsound' }

/**
 * A conservation law that a state breaks: words for a bug report, and the fault to show to whoever described the
 * position.
 */
export interface Breach {
  readonly words: string
  readonly fault: PositionFault
}

/** What an audit finds; only words where nothing but a bug can cause it. */
export type Broken = string | Breach

/** A broken law with a common fault, or with one of a title's own: `breach<OwnFault>(…)`. */
export const breach = <Own extends PositionFault = never>(
  words: string,
  fault: NoInfer<CommonFault | Own>,
): Breach => ({ words, fault })

/** The words for a broken law, for logs and tests. */
export const wordsOf = (broken: Broken): string => (typeof broken === 'string' ? broken : broken.words)
