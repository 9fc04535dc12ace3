import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { CoreState } from '@stellwerk/engine'
import type { Moment, Session } from '../session/session.js'
import { useNow } from '../session/use-now.js'
import type { Lines } from '../variations/lines.js'
import { reviewed } from './begun.js'
import { Doing } from './doing.js'
import { onTurnIn } from './on-turn.js'
import { reviewing } from './review.js'
import type { TableView } from './table.js'
import { resendOf } from './unsent.js'

interface ViewOptions<S extends CoreState> {
  readonly session: Session<S>
  /** The moment to begin with, if not the present. */
  readonly startAt: number | undefined
  openPanel(id: string): void
  readonly lines: Lines
}

/** Everything the components of the game screen share, from a session and what the reader does on the page. */
export function useTableView<S extends CoreState>(options: ViewOptions<S>): TableView<S> {
  const { session, startAt, openPanel, lines } = options
  const now = useNow(session)
  const [asked, setAsked] = useState<{ readonly of: object; readonly at: number | 'present' }>({
    of: session,
    at: startAt ?? 'present',
  })
  // another line is seen from its end
  const isOther = asked.of !== session
  const wanted = isOther ? 'present' : asked.at
  const at = wanted === 'present' ? now.length : Math.max(0, Math.min(wanted, now.length))
  const isPresent = at === now.length
  const show = useCallback((to: number | 'present') => setAsked({ of: session, at: to }), [session])
  // who looks at the last move follows the game from then on, also if that is the last one because others were undone
  const hasArrived = wanted !== 'present' && isPresent
  useLayoutEffect(() => {
    if (hasArrived || isOther) show('present')
  }, [hasArrived, isOther])
  const shown = useShown(now.at(at), now.at(now.length))
  const [, redraw] = useState({})
  const doing = useMemo(() => new Doing(session, () => redraw({})), [session])
  const { begun, refused, unsent } = doing

  const { title } = session.game
  const present = now.at(now.length)?.state
  const onTurn = useMemo(
    () => onTurnIn(title, now),
    [title, present, now.stopped, now.mine[0], now.mine.length],
  )
  const decider = isPresent ? onTurn : undefined
  const looked = useMemo(() => reviewing(session.game), [session])
  const review = useMemo(
    () => (isPresent ? reviewed(begun, looked, shown.state, decider ?? now.mine[0]) : nothingShown),
    [begun, looked, shown.state, isPresent, decider, now.mine[0]],
  )
  const resend = useMemo(() => resendOf(unsent, now, title), [unsent, now, title])

  return useMemo(
    () => ({
      session,
      now,
      at,
      shown,
      isPresent,
      show,
      decision: isPresent && now.decision?.step ? now.decision : null,
      onTurn,
      mayAct: decider !== undefined,
      // why something was refused is of interest on the board on which it was
      refusal: refused?.on === shown.state ? refused.why : null,
      ...review,
      entries: begun.entries,
      resend,
      setDraft: doing.setDraft,
      act: doing.act,
      travel: doing.travel,
      dismissRefusal: doing.dismissRefusal,
      dropUnsent: doing.dropUnsent,
      openPanel,
      lines,
    }),
    [
      session,
      doing,
      now,
      at,
      shown,
      isPresent,
      onTurn,
      decider,
      refused,
      review,
      begun,
      resend,
      openPanel,
      lines,
    ],
  )
}

const nothingShown = { draft: null, held: null }

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
