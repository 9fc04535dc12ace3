import type { CoreState, PurseId } from './state.js'
import type { GameEvent } from './event.js'
import { nextRandom } from './random.js'

/**
 * The workspace in which one action is carried out: a copy of the state's root, whose parts are replaced and never
 * changed, and the events so far. What is not touched stays shared with the previous state.
 */
export interface Work<S extends CoreState, E extends GameEvent = GameEvent> {
  readonly state: { -readonly [K in keyof S]: S[K] }
  /** Null in a simulation, which needs no events. */
  readonly events: E[] | null
}

/** Work that records its events. */
export interface RecordedWork<S extends CoreState, E extends GameEvent = GameEvent> extends Work<S, E> {
  readonly events: E[]
}

/** Starts work on a state without recording events. */
export function workOn<S extends CoreState, E extends GameEvent>(state: S): Work<S, E> {
  return { state: { ...state }, events: null }
}

/** Starts work on a state and records the events. */
export function recordedWorkOn<S extends CoreState, E extends GameEvent>(state: S): RecordedWork<S, E> {
  return { state: { ...state }, events: [] }
}

/** Replaces some fields of one entry of a record in the state. */
export function patch<T extends object>(
  record: { readonly [id: string]: T },
  id: string | number,
  change: Partial<T>,
): { readonly [id: string]: T } {
  const entry = record[id]
  if (!entry) throw new Error(`no entry ${id}`)
  return { ...record, [id]: { ...entry, ...change } }
}

/** The type of a title's own `tell`: `Fields` lists its events by kind, each with its fields. */
export type Tell<Fields> = <K extends keyof Fields & string>(
  work: Work<CoreState>,
  kind: K,
  fields: Fields[K],
) => void

/** Records an event. A title gives this function the type of its own events. */
export function tell(work: Work<CoreState>, kind: string, fields: unknown): void {
  work.events?.push({ kind, ...(fields as object) })
}

/** Moves money from one purse to another. Any purse but the bank's becoming negative is a bug. */
export function pay(work: Work<CoreState>, from: PurseId, to: PurseId, amount: number, reason: string): void {
  payEach(work, from, [{ to, amount }], reason)
}

interface Payment {
  readonly to: PurseId
  readonly amount: number
}

/** Pays several purses from one, as a dividend does, copying the purses only once. */
export function payEach(
  work: Work<CoreState>,
  from: PurseId,
  payments: readonly Payment[],
  reason: string,
): void {
  let after: { [purse: PurseId]: number } | undefined
  for (const { to, amount } of payments) {
    if (!Number.isSafeInteger(amount) || amount < 0) throw new Error(`cannot pay ${amount}`)
    if (amount === 0) continue
    after ??= copyOf(work.state.cash)
    const have = after[from]
    const had = after[to]
    if (have === undefined || had === undefined) throw new Error(`no purse ${have === undefined ? from : to}`)
    if (from !== 'bank' && have < amount)
      throw new Error(`${from} has ${have} and cannot pay ${amount} (${reason})`)
    after[from] = have - amount
    after[to] = had + amount
    work.events?.push({ kind: 'money', from, to, amount, reason })
  }
  if (after) work.state.cash = after
}

function copyOf(cash: CoreState['cash']): { [purse: PurseId]: number } {
  const copy: { [purse: PurseId]: number } = {}
  // spreading takes five times as long if some purses have numeric names, as in 1854
  for (const purse in cash) copy[purse] = cash[purse] as number
  return copy
}

/**
 * Thrown to end an action that a view cannot carry out, since it does not know the random source; `apply` then refuses
 * it.
 */
export class NeedsChance extends Error {
  constructor() {
    super('a view cannot draw lots')
  }
}

/** Draws a whole number from 0 to `below` - 1 from the game's recorded random source. */
export function draw(work: Work<CoreState>, below: number): number {
  if (work.state.random === null) throw new NeedsChance()
  const { value, state } = nextRandom(work.state.random)
  work.state.random = state
  return Math.floor(value * below)
}
