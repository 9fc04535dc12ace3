import type { Json } from './json.js'

/** A fact that happened. Log lines, animations, charts and audits are made from events. */
export interface GameEvent {
  readonly kind: string
  readonly [field: string]: Json | undefined
}
