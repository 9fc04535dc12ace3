import { useMemo } from 'preact/hooks'
import type { Action } from '@stellwerk/engine'
import { isSiteDraft, offerOf, offersIn } from '../board/site-draft.js'
import { useChoosing } from '../decision/choosing.js'
import { useStep } from './description.js'
import { useTable } from './table.js'

/** What would be done by the next press: what lies on the map as a draft, or what is chosen on the card. */
export function useDraftedAction(): Action | undefined {
  const { draft, mayAct } = useTable()
  const { chosen, primary } = useChoosing()
  const step = useStep()
  const onMap = useMemo(
    () => (isSiteDraft(draft) ? offerOf(offersIn(step), draft)?.row.action : undefined),
    [step, draft],
  )
  if (!mayAct) return undefined
  return onMap ?? primary?.action ?? chosen
}
