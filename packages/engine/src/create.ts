import type { GameEvent } from './event.js'
import type { Procedures } from './flow.js'
import { settle } from './flow.js'
import type { Playable, Setup } from './game.js'
import { Random } from './random.js'
import type { Settings } from './readings.js'
import { readSettings, readingsPart } from './readings.js'
import type { Result } from './refusal.js'
import { accepted, refused } from './refusal.js'
import { refuseNames, refuseSeed } from './seats.js'
import type { CoreState, PlayerId } from './state.js'
import { bank, purseOf } from './state.js'
import { pay, workOn } from './work.js'

/** How a title sets up a game. */
export interface CreationPlan<S extends CoreState> extends Pick<Playable<S>, 'options' | 'readings'> {
  refusePlayers(players: readonly string[]): Result<never> | undefined
  /** The state with the box unpacked as the table chose and everybody seated. */
  empty(players: readonly PlayerId[], seed: number, settings: Settings): S
  /** What each player starts with, by the number of players. */
  startCash(players: number): number
  /** The kind of frame with which the game begins. */
  readonly first: string
  readonly procedures: Procedures<S>
}

/** Makes `create` from a title's plan: the game before the first move, or why there cannot be one. */
export const createBy =
  <S extends CoreState>({ options, readings, ...plan }: CreationPlan<S>) =>
  ({ players, seed, options: given }: Setup): Result<S> => {
    const settings = readSettings({ options, readings }, given)
    if (!settings.ok) return settings
    const fault = plan.refusePlayers(players) ?? refuseSeed(seed)
    if (fault) return fault
    const seats = players as readonly PlayerId[]
    const work = workOn<CoreState, GameEvent>({
      ...plan.empty(seats, seed, settings.value),
      ...readingsPart(readings, settings.value),
      flow: [{ kind: 'course', next: plan.first }],
    })
    for (const player of seats) pay(work, bank, purseOf(player), plan.startCash(seats.length), 'start cash')
    settle(plan.procedures as unknown as Procedures<CoreState>, work)
    return accepted(work.state as S)
  }

/** What a title lists of itself before the rest of it is loaded. */
type Front<S extends CoreState> = Pick<Playable<S>, 'id' | 'seats' | 'options' | 'readings'>

/**
 * Puts a `Playable` together from what the title lists of itself and its rules, for titles whose state says when the
 * game is over.
 */
export const playable = <S extends CoreState & { readonly over: boolean }>(
  { id, seats, options, readings }: Front<S>,
  rules: Omit<Playable<S>, keyof Front<S> | 'isOver'>,
): Playable<S> => ({ id, seats, options, readings, isOver: ({ over }) => over, ...rules })

/** The players in random order. */
export const drawnOrder = (players: readonly PlayerId[], seed: number): readonly PlayerId[] =>
  new Random(seed >>> 0).shuffle(players)

/** Checks the number of players, and that each has a different name. */
export const seatsBetween =
  (rule: string, { min, max }: Playable['seats']) =>
  (players: readonly string[]): Result<never> | undefined =>
    players.length < min || players.length > max
      ? refused(rule, { players: players.length })
      : refuseNames(players)
