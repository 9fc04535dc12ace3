import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Action, CoreState, Refusal } from '@stellwerk/engine'
import { decidersOf } from '@stellwerk/engine'
import type { Moment, Session } from '../session/session.js'
import { useNow } from '../session/use-now.js'
import type { BoardFace } from '../titles/face.js'
import type { TableView } from './table.js'

interface ViewOptions<S extends CoreState> {
  readonly session: Session<S>
  readonly face: BoardFace<S>
  /** The moment to begin with, if not the present. */
  readonly startAt: number | undefined
  openPanel(id: string): void
  tryFromHere(at: number): Promise<void>
}

/** Everything the components of the game screen share, from a session and what the reader does on the page. */
export function useTableView<S extends CoreState>(options: ViewOptions<S>): TableView<S> {
  const { session, face, startAt, openPanel, tryFromHere } = options
  const now = useNow(session)
  const [wanted, setWanted] = useState<number | 'present'>(startAt ?? 'present')
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [draft, setDraft] = useState<unknown>(null)

  const at = wanted === 'present' ? now.length : Math.max(0, Math.min(wanted, now.length))
  const isPresent = at === now.length
  const shown = useShown(now.at(at), now.at(now.length))

  // what was begun belongs to the board on which it was begun
  useEffect(() => {
    setDraft(null)
    setRefusal(null)
  }, [shown.state])

  const show = useCallback((to: number | 'present') => setWanted(to), [])
  const act = useCallback(
    async (action: Action) => {
      const no = await session.act(action)
      setRefusal(no ?? null)
      if (!no) setDraft(null)
      return no
    },
    [session],
  )
  const dismissRefusal = useCallback(() => setRefusal(null), [])

  return useMemo(() => {
    const decision = isPresent && now.decision?.step ? now.decision : null
    const mayAct =
      isPresent && decidersOf(session.game.title, shown.state).some((player) => now.mine.includes(player))
    return {
      session,
      face,
      now,
      at,
      shown,
      isPresent,
      show,
      decision,
      mayAct,
      act,
      refusal,
      dismissRefusal,
      draft,
      setDraft,
      openPanel,
      tryFromHere,
    }
  }, [session, face, now, at, shown, isPresent, refusal, draft, openPanel, tryFromHere])
}

/** The moment to show; while one is being loaded, the last one that was shown stays. */
function useShown<S extends CoreState>(
  wanted: Moment<S> | undefined,
  present: Moment<S> | undefined,
): Moment<S> {
  const last = useRef<Moment<S> | undefined>(undefined)
  const shown = wanted ?? last.current ?? present
  if (!shown) throw new Error('a session without a present')
  last.current = shown
  return shown
}
