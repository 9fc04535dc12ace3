import { useEffect, useState } from 'preact/hooks'
import type { Advice } from '@stellwerk/bots'
import type { CoreState, PlayerId } from '@stellwerk/engine'
import { hash } from '@stellwerk/engine'
import type { Asked } from '../computers/deciding.js'
import { askForAdvice } from '../computers/deciding.js'
import type { Session } from '../session/session.js'

/** The decision of a player as the tutor's worker is told of it. */
export const askedIn = (session: Session, state: CoreState, player: PlayerId): Asked => ({
  title: session.game.title.id,
  state,
  player,
  seed: Number.parseInt(hash(session.id).slice(0, 8), 16),
})

type Known = { readonly advice: Advice } | { readonly failed: true }

/** Advice on the decision at hand; undefined while the tutor thinks. */
export function useAdvice(
  session: Session,
  state: CoreState,
  player: PlayerId,
): readonly [Known | undefined, () => void] {
  const [known, setKnown] = useState<Known>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    setKnown(undefined)
    const gone = new AbortController()
    askForAdvice(askedIn(session, state, player), gone.signal).then(
      (advice) => !gone.signal.aborted && setKnown({ advice }),
      () => !gone.signal.aborted && setKnown({ failed: true }),
    )
    return () => {
      // whoever has an answer already keeps the worker for the next question
      gone.abort()
    }
  }, [session, state, player, tries])
  return [known, () => setTries((n) => n + 1)]
}
