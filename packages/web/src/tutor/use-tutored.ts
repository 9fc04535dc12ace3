import { useMemo, useRef, useState } from 'preact/hooks'
import type { Warning } from '@stellwerk/bots'
import type { Action, CoreState } from '@stellwerk/engine'
import { useSettings } from '../settings/index.js'
import type { TableView } from '../table/table.js'

/** A move that was held back, and what the tutor has against it. */
export interface HeldBack {
  readonly action: Action
  readonly warning: Warning
}

interface Tutored {
  readonly view: TableView
  readonly heldBack: HeldBack | null
  /** The reader's answer: to go on, or to think again. */
  answer(isGoingOn: boolean): void
}

/** With warnings on, the tutor looks at each move before it is made, and asks once about a blunder. */
export function useTutored(view: TableView): Tutored {
  const [{ tips, warnings }] = useSettings()
  const [heldBack, setHeldBack] = useState<HeldBack | null>(null)
  const askedFor = useRef<CoreState | null>(null)
  const looking = useRef<ReturnType<TableView['act']> | null>(null)
  const isOn = tips && warnings && view.session.tips !== false
  const act = useMemo((): TableView['act'] => {
    const { session, shown, decision } = view
    const look = async (action: Action): ReturnType<TableView['act']> => {
      const { warningOf } = await import('./warning.js')
      const warning = await warningOf(session, shown.state, action)
      if (!warning) return view.act(action)
      askedFor.current = shown.state
      setHeldBack({ action, warning })
      return undefined
    }
    return (action) => {
      if (!isOn || askedFor.current === shown.state || (decision?.choices.length ?? 0) < 2)
        return view.act(action)
      looking.current ??= look(action).finally(() => (looking.current = null))
      return looking.current
    }
  }, [view, isOn])
  return {
    view: useMemo(() => (isOn ? { ...view, act } : view), [view, act, isOn]),
    heldBack,
    answer(isGoingOn) {
      setHeldBack(null)
      if (isGoingOn && heldBack) void view.act(heldBack.action)
    },
  }
}
