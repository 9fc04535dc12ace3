import type { FaultPlaces } from './fault-place.js'
import { placeOfFault } from './fault-place.js'
import type { Frame, Procedures } from './flow.js'
import { settle } from './flow.js'
import type { Broken, CommonFault, PositionFault } from './position-fault.js'
import type { Result } from './refusal.js'
import { accepted, engineRules, refused } from './refusal.js'
import type { Shape } from './shape.js'
import { fields, recordOf, text, whole } from './shape.js'
import type { CoreState, PlayerId } from './state.js'
import { workOn } from './work.js'

/**
 * A description of a position that cannot be built; `path` says where. The fault is a common one, or one of a title's
 * own: `new Impossible<OwnFault>(…)`.
 */
export class Impossible<Own extends PositionFault = never> extends Error {
  readonly fault: PositionFault

  constructor(
    readonly path: string,
    fault: NoInfer<CommonFault | Own>,
  ) {
    super(`${path}: ${fault.kind}`)
    this.fault = fault
  }
}

/** How a title builds the state from a description. */
export interface PositionPlan<S extends CoreState, D extends { readonly players: readonly string[] }> {
  readonly shape: Shape
  readonly refusePlayers: (players: D['players']) => Result<never> | undefined
  /** The state without its flow. Throws `Impossible`, as `stand` does. */
  readonly build: (description: D) => S
  /** Where the game stands: the steps that wait. */
  readonly stand: (description: D, state: S) => readonly Frame[]
  readonly laws: (state: S) => readonly Broken[]
  /** Where a description mentions what breaks a law. */
  readonly places: FaultPlaces
  readonly procedures: Procedures<S>
}

/**
 * Makes `position` from a title's plan: builds a state from a sparse description, or says what is wrong with it. For
 * tests, puzzles, bug reports and people who enter the position on their table.
 */
export const positionBy =
  <S extends CoreState, D extends { readonly players: readonly string[] }>(plan: PositionPlan<S, D>) =>
  (description: unknown): Result<S> =>
    built(plan, description)

function built<S extends CoreState, D extends { readonly players: readonly string[] }>(
  { shape, refusePlayers, build, stand, laws, places, procedures }: PositionPlan<S, D>,
  description: unknown,
): Result<S> {
  const fault = shape(description, '')
  if (fault) return refused(engineRules.malformed, { ...fault })
  const told = description as D
  const players = refusePlayers(told.players)
  if (players) return players
  try {
    const state = build(told)
    const work = workOn({ ...state, flow: stand(told, state) })
    const broken = laws(work.state)[0]
    if (broken !== undefined) {
      const found = faultOf(broken)
      return refused(engineRules.position, { path: placeOfFault(places, found, description), fault: found })
    }
    settle(procedures, work)
    return accepted(work.state as S)
  } catch (error) {
    if (error instanceof Impossible)
      return refused(engineRules.position, { path: error.path, fault: error.fault })
    throw error
  }
}

const faultOf = (broken: Broken): PositionFault =>
  typeof broken === 'string' ? { kind: 'unsound' } : broken.fault

/** The progress of a stock round that goes on until all have passed. */
export interface AtStock {
  readonly round: 'stock'
  readonly turn?: string
  readonly passes?: number
  readonly sold?: Readonly<Record<string, readonly string[]>>
  readonly lastActor?: string
}

/** The shape of `AtStock`; `sold` is the shape of what one player has sold. */
export const atStockShape = (sold: Shape): Shape =>
  fields({ round: text }, { turn: text, passes: whole, sold: recordOf(sold), lastActor: text })

/** The player of this name, who must have a seat. */
export function seatOf(players: readonly string[], player: string, path: string): PlayerId {
  if (!players.includes(player)) throw new Impossible(path, { kind: 'one-of', values: players })
  return player as PlayerId
}

/** The value, unless it is too small; then the position is impossible. */
export function atLeast(value: number, least: number, path: string): number {
  if (value < least) throw new Impossible(path, { kind: 'at-least', least })
  return value
}

/** The markers that a description puts on a hex, by stop; a plain list means the first stop. */
export const describedStops = (
  described: readonly (string | readonly string[])[],
): readonly (readonly string[])[] =>
  described.every((stop) => typeof stop === 'string') ? [described] : described.map((stop) => [stop].flat())

/**
 * Puts the markers of a description on their hexes; `read` turns a word into a marker, if that may lie on the board.
 */
export function placeDescribed<M>(
  field: string,
  described: { readonly [hex: string]: readonly (string | readonly string[])[] } | undefined,
  stopsOf: (hex: string) => M[][],
  read: (word: string) => M | undefined,
): void {
  for (const [hex, stops] of Object.entries(described ?? {}))
    for (const [i, words] of describedStops(stops).entries())
      for (const word of words) {
        const [stop, marker] = [stopsOf(hex)[i], read(word)]
        if (!stop || marker === undefined) throw new Impossible(`${field}.${hex}`, { kind: 'no-stop' })
        stop.push(marker)
      }
}
