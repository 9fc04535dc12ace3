import type { PlaceBase, State } from '@stellwerk/1853'
import { basesAt, boardHex } from '@stellwerk/1853'
import { ChoiceButton, PassButton } from '../../../../decision/parts/choice-button.js'
import { WhatElse } from '../../../../decision/parts/what-else.js'
import type { Draft } from '../../draft.js'
import { treasuryOf } from '../../facts.js'
import { actionsOf } from '../choices.js'
import type { StepProps } from '../desk.js'
import { companyOfStep } from '../desk.js'
import { laterWishes } from './later.js'

/** Placing a base; what was chosen on the map stands first and is loudest. */
export function BaseStep({ desk }: StepProps) {
  const { state, say, money } = desk
  const draft = desk.table.draft as Draft
  const isChosen = ({ hex, stop }: PlaceBase): boolean =>
    draft?.kind === 'station' && draft.hex === hex && draft.stop === stop
  const sites = actionsOf(desk.choices, 'placeBase').toSorted(
    (a, b) => Number(isChosen(b)) - Number(isChosen(a)) || valueAt(state, b) - valueAt(state, a),
  )
  return (
    <>
      <p class="decision-hint">
        {say('treasuryIs', { treasury: money(treasuryOf(state, companyOfStep(desk))) })}
      </p>
      {sites.map((action) => {
        const circles = boardHex(state, action.hex).stops[action.stop]?.circles ?? 0
        const free = circles - basesAt(state, action.hex, action.stop).length
        return (
          <ChoiceButton
            key={`${action.hex}/${action.stop}`}
            desk={desk}
            action={action}
            look={isChosen(action) ? 'primary' : 'plain'}
            focus={{ kind: 'hex', id: action.hex }}
          >
            <span class="choice-facts">
              {say('baseValue', { value: valueAt(state, action), free, circles })}
            </span>
          </ChoiceButton>
        )
      })}
      <PassButton desk={desk} />
      <WhatElse desk={desk} wishes={() => laterWishes(desk)} />
    </>
  )
}

const valueAt = (state: State, { hex, stop }: PlaceBase): number =>
  boardHex(state, hex).stops[stop]?.value ?? 0
