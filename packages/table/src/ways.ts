import type { HexRef } from './values.js'

/** How trains go along the track of a board, hex by hex. */
export interface Ways {
  /** The hexes to which track leads on for a train that came from another; at its beginning it leaves from any stop. */
  onward(hex: HexRef, from: HexRef | undefined): readonly HexRef[]
  /** Whether the track that comes into a hex from another leads to a stop there. */
  stopsIn(hex: HexRef, from: HexRef): boolean
  /** Whether a route may begin in a hex. */
  begins(hex: HexRef): boolean
  /** Whether no train goes on through a hex that it has come to from another. */
  ends(hex: HexRef, from: HexRef): boolean
  /** Whether a route may end where it has come to; at every stop, unless a title says otherwise. */
  mayEnd?(hex: HexRef, from: HexRef): boolean
}
