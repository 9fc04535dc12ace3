import type { Desk } from './desk.js'
import { ChoiceList, PassButton } from './parts/choice-button.js'

/** A step with a few plain choices. */
export function AnyStep({ desk }: { readonly desk: Desk }) {
  const choices = desk.choices.filter(({ action }) => action.type !== 'pass')
  return (
    <>
      <ChoiceList desk={desk} choices={choices} />
      <PassButton desk={desk} />
    </>
  )
}
