import type { CoreState } from '@stellwerk/engine'
import type { CompanyRef, TitleFace } from '@stellwerk/table'
import type { Moments } from './gather.js'

/** The company that a moment is about: the one its action names or was done for, or whose doing it was. */
export function actorAt<S extends CoreState>(
  { story }: Pick<TitleFace<S>, 'story'>,
  moments: Moments<S>,
  at: number,
): CompanyRef | undefined {
  const [before, moment] = [moments[at - 1], moments[at]]
  if (!before || !moment) return undefined
  const { action, events, state } = moment
  return (
    story.about(action, before.state) ??
    events.map((event) => story.tells(event, state)?.actor).find((actor) => actor !== undefined)
  )
}
