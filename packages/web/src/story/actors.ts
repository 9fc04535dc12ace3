import type { Action, CoreState, Frame, GameEvent } from '@stellwerk/engine'
import type { Moment } from '../session/session.js'
import type { Moments } from './gather.js'
import { gathering } from './gather.js'

/** Where a title says for whom something is done. */
interface Traces {
  /** Whom a step is about. */
  subjectOf(frame: Frame): string | undefined
  /** Whom an action names itself. */
  namedBy(action: Action): string | undefined
  /** Who did it, if only the doing of a company itself brings such an event about. */
  doerOf(event: GameEvent): string | undefined
}

interface Actors<S extends CoreState> {
  noteActors(moments: Moments<S>): void
  /** The company, or what else acts, that an action was done for. */
  actorOf(moment: Moment<S>): string | undefined
}

/**
 * Most actions do not say for whom they are done: the step that was waiting does, and it stands in the state before.
 * Whoever goes through a game from its beginning notes here what was found.
 */
export function actorsBy<S extends CoreState>({ subjectOf, namedBy, doerOf }: Traces): Actors<S> {
  const found = new WeakMap<S, string>()
  return {
    noteActors: gathering<S, null>(
      () => null,
      (_, { moment, before }) => {
        const actor = before.state.flow.map(subjectOf).findLast((subject) => subject !== undefined)
        if (actor !== undefined) found.set(moment.state, actor)
        return null
      },
    ),
    actorOf: ({ action, state, events }) =>
      (action && namedBy(action)) ?? found.get(state) ?? events.map(doerOf).find(Boolean),
  }
}
