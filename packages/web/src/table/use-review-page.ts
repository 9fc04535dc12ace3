import { useMemo, useState } from 'preact/hooks'
import type { Plan } from '@stellwerk/table'
import type { PlanAt } from '../board/plan-on-map.js'
import type { DockTab } from './dock.js'
import { reviewTab } from './dock.js'
import { useTable } from './table.js'

/** The page of the review, which takes the place of the board while its tab is chosen. */
export interface ReviewPageState {
  readonly isPossible: boolean
  readonly isOpen: boolean
  open(): void
  close(): void
  /** Leads back to the board at a moment, with a run to look at. */
  go(at: number, plan?: Plan): void
  /** The run that the map shows because the review pointed it out. */
  readonly plan: PlanAt | null
}

export function useReviewPage(
  tabs: readonly DockTab[],
  panel: string | null,
  setPanel: (id: string | null) => void,
): ReviewPageState {
  const { now, show } = useTable()
  const [plan, setPlan] = useState<PlanAt | null>(null)
  const isPossible = tabs.some(({ id }) => id === reviewTab)
  const isOpen = isPossible && panel === reviewTab
  return useMemo(
    () => ({
      isPossible,
      isOpen,
      open: () => setPanel(reviewTab),
      close() {
        if (isOpen) setPanel(null)
      },
      go(at, run) {
        const state = now.at(at)?.state
        setPlan(run && state ? { state, plan: run } : null)
        setPanel(null)
        show(at)
      },
      plan,
    }),
    [isPossible, isOpen, plan, now, show, setPanel],
  )
}
