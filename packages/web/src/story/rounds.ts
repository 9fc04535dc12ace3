export type RoundKind = 'auction' | 'stock' | 'operating' | 'end'

/** A round by its kind and its numbers. */
export interface RoundName {
  readonly kind: RoundKind
  /** Of the trading round, or of the set of operating rounds. */
  readonly number: number
  /** Of the operating round in its set. */
  readonly operating?: number
}

/** "OR 3.2", "SR 2", "AU 2": the same in every language, as players write them. */
export function shortRound({ kind, number, operating = 0 }: RoundName): string {
  switch (kind) {
    case 'auction':
      return `AU ${number}`
    case 'stock':
      return `SR ${number}`
    case 'operating':
    case 'end':
      return `OR ${number}.${operating}`
  }
}
