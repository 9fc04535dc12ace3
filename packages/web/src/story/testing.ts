import type { Action, CoreState, History, PlayerId, Title } from '@stellwerk/engine'
import { view, viewOfAction, viewOfEvents } from '@stellwerk/engine'
import { playRandomly } from '@stellwerk/engine/testing'
import type { Moment } from '../session/session.js'

/** Every moment of a game, as a page has it. */
export function momentsOf<S extends CoreState>(history: History<S>): Moment<S>[] {
  return Array.from({ length: history.length + 1 }, (_, n) => {
    const { entry, state, events } = history.at(n)
    const entered = history.record[entry]
    return { action: entered?.type === 'action' ? (entered.action as Action) : undefined, state, events }
  })
}

/** How a random game is played: with which options, how far, and who watches; everything is seen by nobody in particular. */
interface Course {
  readonly options?: { readonly [option: string]: string }
  readonly most?: number
  readonly viewer?: PlayerId
}

/** A game by random players, whole or as far as it goes in so many actions. */
export function randomGame<S extends CoreState>(
  title: Title<S>,
  seed: number,
  { options = {}, most, viewer }: Course = {},
): Moment<S>[] {
  const made = title.create({ players: ['Anna', 'Ben', 'Cem'], seed, options })
  if (!made.ok) throw new Error(made.refusal.rule)
  const { history, violation } = playRandomly(title, made.value, seed, most)
  if (violation !== undefined && history.length !== most) throw new Error(violation)
  const moments = momentsOf(history)
  return viewer === undefined ? moments : moments.map((moment) => seenBy(title, moment, viewer))
}

const seenBy = <S extends CoreState>(
  title: Title<S>,
  { action, state, events }: Moment<S>,
  viewer: PlayerId,
): Moment<S> => ({
  action: action && (viewOfAction(title, action, viewer) as Action),
  state: view(title, state, viewer),
  events: viewOfEvents(title, events, viewer),
})
