import type { BuildStation, State } from '@stellwerk/1854'
import { boardHex, phases } from '@stellwerk/1854'
import { ChoiceButton, PassButton } from '../../../../decision/parts/choice-button.js'
import { WhatElse } from '../../../../decision/parts/what-else.js'
import type { Draft } from '../../draft.js'
import { actionsOf } from '../choices.js'
import type { StepProps } from '../desk.js'
import { laterWishes } from './later.js'

/** Building a station; what was chosen on the map stands first and is loudest. */
export function StationStep({ desk }: StepProps) {
  const { state, say } = desk
  const draft = desk.table.draft as Draft
  const isChosen = ({ hex, stop }: BuildStation): boolean =>
    draft?.kind === 'station' && draft.hex === hex && draft.stop === stop
  const sites = actionsOf(desk.choices, 'buildStation').toSorted(
    (a, b) => Number(isChosen(b)) - Number(isChosen(a)) || valueAt(state, b) - valueAt(state, a),
  )
  return (
    <>
      {sites.map((action) => (
        <ChoiceButton
          key={`${action.hex} ${action.stop}`}
          desk={desk}
          action={action}
          look={isChosen(action) ? 'primary' : 'plain'}
          focus={{ kind: 'hex', id: action.hex }}
        >
          <span class="choice-facts">{say('stationFacts', { value: valueAt(state, action) })}</span>
        </ChoiceButton>
      ))}
      <PassButton desk={desk} />
      <WhatElse desk={desk} wishes={() => laterWishes(desk)} />
    </>
  )
}

/** What a call there earns now. */
function valueAt(state: State, { hex, stop }: BuildStation): number {
  const value = boardHex(state, hex).stops[stop]?.value ?? 0
  return typeof value === 'number' ? value : value[phases[state.phase].value]
}
