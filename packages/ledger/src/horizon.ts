import type { Money } from '@stellwerk/table'
import { Sales } from './sales.js'

/** How long a game may last, and what is sold when, seen from one position. `T` are the trains on regular sale, `P` the phases. */
export interface Horizon<T, P extends string> {
  /** Operating rounds to come. */
  readonly rounds: number
  /** After how many of them each phase begins; 0 for those that have begun. */
  readonly begins: Readonly<Record<P, number>>
  /** The regular train that will be on sale after this many rounds. */
  onSale(round: number): T
}

/** What a title says about its trains, phases and bank, for a game that ends when the bank is broken. */
export interface HorizonSource<S, T, P extends string> {
  readonly phases: readonly P[]
  /** The regular trains in the order in which they are sold. */
  readonly order: readonly T[]
  /** The phase that the first train of a kind begins. */
  begins(train: T): P | undefined
  phaseOf(state: S): P
  /** How many of a regular train are left. */
  left(state: S, train: T): number
  bank(state: S): Money
  /** What the companies earn in a round as things are. */
  paid(state: S): Money
  /** The least that a round costs the bank sooner or later. */
  readonly leastPaid: Money
  /** How many regular trains are sold in a round. */
  readonly sold: number
  /**
   * How many companies have the money for the next train, or must have one: they buy in their next turn, in addition to
   * what is usually sold.
   */
  buyers?(state: S): number
  /** For how many rounds nobody begins the next phase without having to. */
  waits?(state: S): number
  /** The rounds until the end if the bank can pay for this many, when the last set is played to its end. */
  inSets?(state: S, rounds: number): number
}

/** Companies grow, so rounds to come cost the bank this many times the present one. */
const growth = 1.6
const mostRounds = 14

/** Makes the horizon of a position, once for each position. */
export function horizonsOf<S extends object, T, P extends string>(
  source: HorizonSource<S, T, P>,
): (state: S) => Horizon<T, P> {
  const known = new WeakMap<S, Horizon<T, P>>()
  return (state) => {
    const found = known.get(state) ?? seenFrom(source, state)
    known.set(state, found)
    return found
  }
}

function seenFrom<S, T, P extends string>(source: HorizonSource<S, T, P>, state: S): Horizon<T, P> {
  const { phases, order, leastPaid, sold } = source
  const cost = Math.max(leastPaid, growth * source.paid(state))
  const paidFor = Math.min(mostRounds, Math.max(1, source.bank(state) / cost))
  const rounds = source.inSets?.(state, paidFor) ?? paidFor
  const sales = new Sales<T>(
    order,
    order.map((train) => source.left(state, train)),
    sold,
  )
  const now = phases.indexOf(source.phaseOf(state))
  const untilNext = sales.untilFirst(order.find((train) => phases.indexOf(source.begins(train) as P) > now))
  const delay = Math.max(0, (source.waits?.(state) ?? 0) - untilNext)
  const soon = (source.buyers?.(state) ?? 0) / sold
  const begins = Object.fromEntries(
    phases.map((phase, i) => {
      const first = order.find((train) => source.begins(train) === phase)
      const hasBegun = first === undefined || i <= now
      return [phase, hasBegun ? 0 : 1 + delay + Math.max(0, sales.untilFirst(first) - soon)]
    }),
  ) as Record<P, number>
  return { rounds, begins, onSale: (round) => sales.after(Math.max(0, round - delay)) }
}

/** For how many rounds a train will run if it is scrapped in a given phase, or never. */
export const roundsUntil = <P extends string>(
  scrappedIn: P | undefined,
  { rounds, begins }: Horizon<unknown, P>,
): number => (scrappedIn === undefined ? rounds : Math.min(rounds, begins[scrappedIn]))

/** The rounds before the next of some phases begins. */
export function roundsBeforeNext<P extends string>(
  some: readonly P[],
  { rounds, begins }: Horizon<unknown, P>,
): number {
  const next = some.find((phase) => begins[phase] > 0)
  return next === undefined ? rounds : Math.min(rounds, begins[next])
}

/** The phase in which a later round is played. */
export const phaseAfter = <P extends string>(
  phases: readonly P[],
  { begins }: Horizon<unknown, P>,
  round: number,
): P | undefined => phases.findLast((phase) => begins[phase] <= round)
