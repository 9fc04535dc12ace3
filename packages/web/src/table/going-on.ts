import type { Action, CoreState, PlayerId, Playable } from '@stellwerk/engine'
import { NeedsChance, apply, decidersOf, reveals, top } from '@stellwerk/engine'
import type { Effect, Section, Step } from '@stellwerk/table'

/**
 * What a player has asked for besides the move itself: to pass in this kind of step until somebody does anything else
 * (`change`), or to pass for everything that follows of the same kind and is theirs (`alike`).
 */
export interface Standing {
  readonly player: PlayerId
  readonly kind: string
  readonly until: 'change' | 'alike'
  /** How many moves the game had when it was asked for. */
  readonly since: number
}

/** The one way to pass that a step offers. */
export function passOf({ sections }: Step): Action | undefined {
  const passes = sections.filter((section) => section.kind === 'pass')
  return passes.length === 1 ? passes[0]?.row.action : undefined
}

/** What passing now would make it worth asking for; undefined if the next decision is of another kind. */
export function standingAfter<S extends CoreState>(
  title: Playable<S>,
  state: S,
  pass: Action,
): Standing['until'] | undefined {
  const after = outcome(title, state, pass)
  if (!after || title.isOver(after) || top(after)?.kind !== top(state)?.kind) return undefined
  return decidersOf(title, after).includes(pass.player) ? 'alike' : 'change'
}

/** Whether a wish to pass still holds: nobody has done anything else, and what is asked is of the same kind. */
export function holds(
  { player, kind, until, since }: Standing,
  step: string | undefined,
  deciders: readonly PlayerId[],
  movesSince: (from: number) => readonly Action[],
  isPass: (action: Action) => boolean,
): boolean {
  const isMine = deciders.includes(player)
  if (until === 'alike') return isMine && step === kind
  return (
    (!isMine || step === kind) && movesSince(since).every((move) => move.player === player || isPass(move))
  )
}

/**
 * The only thing that is possible, if nothing is lost by doing it unasked: no amount to enter, no other run that one might
 * enter, nothing that others learn, nothing drawn by lot.
 */
export function onlyChoice<S extends CoreState>(
  title: Playable<S>,
  state: S,
  step: Step,
  choices: readonly { readonly action: Action; readonly range?: unknown }[],
): Action | undefined {
  const [only, ...others] = choices
  if (!only || others.length > 0 || only.range !== undefined || !step.sections.every(isClosed))
    return undefined
  const after = outcome(title, state, only.action)
  return after && !reveals(title, state, after) ? only.action : undefined
}

/** Whether the choices of a section are all that there is. */
const isClosed = ({ kind }: Section): boolean => kind === 'rows' || kind === 'pass' || kind === 'sites'

/** Whether a player or a company of theirs would have less money. */
export const costs = (effects: readonly Effect[]): boolean =>
  effects.some(
    ({ what, tone, rank }) => (what === 'cash' || what === 'treasury') && tone === 'bad' && rank < 2,
  )

/** The state after an action; undefined if it is not possible or depends on a random draw. */
function outcome<S extends CoreState>(title: Playable<S>, state: S, action: Action): S | undefined {
  try {
    const done = apply(title, state, action)
    return done.ok ? done.state : undefined
  } catch (error) {
    if (error instanceof NeedsChance) return undefined
    throw error
  }
}
