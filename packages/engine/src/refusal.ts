import type { Json } from './json.js'

/**
 * Why an action, a set-up or a position was not accepted. `rule` is an id from the title's ledger, or one of the
 * engine's own (`engine-…`) if no rule of the game was reached.
 */
export interface Refusal {
  readonly rule: string
  readonly params: { readonly [name: string]: Json }
}

/** A value, or why there is none. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal }

/** A refusal by a rule, with the facts that its sentence names. */
export function refusal(rule: string, params: Refusal['params'] = {}): Refusal {
  return { rule, params }
}

/** A result that is a refusal. */
export function refused(rule: string, params: Refusal['params'] = {}): { ok: false; refusal: Refusal } {
  return { ok: false, refusal: { rule, params } }
}

/** A result that is a value. */
export function accepted<T>(value: T): { ok: true; value: T } {
  return { ok: true, value }
}

/** The engine's own reasons. */
export const engineRules = {
  /** A value does not have the form it should have; `path` says where. */
  malformed: 'engine-malformed',
  /** Somebody else has to decide. */
  turn: 'engine-turn',
  /** The present step has no such kind of action. */
  step: 'engine-step',
  /** The game is over. */
  over: 'engine-over',
  /** The outcome depends on random draws that a view cannot make; only whoever has the full state can. */
  chance: 'engine-chance',
  /** An offer that was declined may not be repeated unchanged in the same step. */
  repeated: 'engine-repeated-offer',
  /** Too many offers of this player were declined in this step. */
  proposals: 'engine-proposals',
  /** A player who declines an offer about a price may wish for another price above 0. */
  wish: 'engine-wish',
  /** A stored action does not lead to the state whose hash was stored with it. */
  hash: 'engine-hash',
  /** A described position is impossible; `path` says where. */
  position: 'engine-position',
  /** The number of players, a name or an option is not one the title has. */
  setup: 'engine-setup',
} as const
