import type { State } from '@stellwerk/1853'
import { india1853 } from '@stellwerk/1853'
import type { Action, PlayerId } from '@stellwerk/engine'
import { playRandomly, view, viewOfAction, viewOfEvents } from '@stellwerk/engine'
import type { Moment } from '../../../session/session.js'
import { momentsOf } from '../../../story/testing.js'

/** What a viewer sees of the first so many actions of a game by random players; all of it for nobody in particular. */
export function randomGame(seed: number, actions: number, viewer?: PlayerId): Moment<State>[] {
  const made = india1853.create({ players: ['Anna', 'Ben', 'Cem'], seed, options: {} })
  if (!made.ok) throw new Error(made.refusal.rule)
  const { history } = playRandomly(india1853, made.value, seed, actions)
  return momentsOf(history).map((moment) => (viewer === undefined ? moment : seenBy(moment, viewer)))
}

const seenBy = ({ action, state, events }: Moment<State>, viewer: PlayerId): Moment<State> => ({
  action: action && (viewOfAction(india1853, action, viewer) as Action),
  state: view(india1853, state, viewer),
  events: viewOfEvents(india1853, events, viewer),
})
