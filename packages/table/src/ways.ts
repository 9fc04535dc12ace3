import type { HexRef } from './values.js'

/** How trains go along the track of a board, hex by hex. */
export interface Ways {
  /** The hexes to which track leads on for a train from another hex; a train that begins here leaves from any stop. */
  onward(hex: HexRef, from: HexRef | undefined): readonly HexRef[]
  /** Whether the track that comes into a hex from another leads to a stop there. */
  stopsIn(hex: HexRef, from: HexRef): boolean
  /** Whether a route may begin in a hex. */
  begins(hex: HexRef): boolean
  /** Whether a train that came from another hex cannot go on through this one. */
  ends(hex: HexRef, from: HexRef): boolean
  /** Whether a route may end where it is; at every stop, unless a title says otherwise. */
  mayEnd?(hex: HexRef, from: HexRef): boolean
}
