import type { CoreState } from '@stellwerk/engine'
import type { Kept, Origin } from './shelf.js'

/** A line of play that has been played by the rules. */
export interface Line {
  readonly origin: Origin
  readonly record: readonly Kept[]
  /** Where it leads, and by how many actions. */
  readonly state: CoreState
  readonly length: number
}
