import type { ComponentType } from 'preact'
import { useSay } from '../language/language.js'
import { useTable } from '../table/table.js'
import type { Desk } from './desk.js'
import { cardTexts } from './texts.js'
import { matterOf } from './use-entry.js'
import './decision.css'

/** What stands in the decision card when a player of this page decides: a title's steps, each with its desk. */
export function decisionOf<D extends Desk>(
  useDesk: () => D | undefined,
  Step: ComponentType<{ readonly desk: D }>,
): ComponentType {
  return function Decision() {
    const desk = useDesk()
    const say = useSay(cardTexts)
    const { entries } = useTable()
    return (
      <div class="decision">
        {desk ? (
          <Step key={`${entries.id} ${matterOf(desk.step)}`} desk={desk} />
        ) : (
          <p class="decision-hint">{say('workingOut')}</p>
        )}
      </div>
    )
  }
}
