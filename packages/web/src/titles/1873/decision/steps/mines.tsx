import type { MineId, OperationId } from '@stellwerk/1873'
import { incomeOf, mineIds, mines } from '@stellwerk/1873'
import { numeral } from '@stellwerk/texts'
import { ofType } from '../choices.js'
import type { Desk } from '../desk.js'
import { treasuryOf } from '../facts.js'
import { mineLabel } from '../names.js'
import { PassButton } from '../../../../decision/parts/choice-button.js'
import { ChoiceForm } from '../../../../decision/parts/choice-form.js'
import type { Wish } from '../../../../decision/parts/what-else.js'
import { WhatElse } from '../../../../decision/parts/what-else.js'

/** A public mine buys a mine: from a player for an agreed price, or a closed one from the bank. */
export function MinePurchaseStep({ desk }: { readonly desk: Desk }) {
  const { say, state, language } = desk
  const choices = ofType(desk.choices, 'buyMine').toSorted(
    (a, b) => incomeOf(state, b.action.mine) - incomeOf(state, a.action.mine),
  )
  return (
    <>
      {choices.length > 0 && (
        <ChoiceForm
          desk={desk}
          choices={choices}
          facets={[
            {
              id: 'mine',
              label: say('mineToBuy'),
              of: ({ mine }) => String(mine),
              name: (mine) => mineLabel(desk, Number(mine) as MineId),
            },
          ]}
          number={say('price')}
          worth={({ mine }) => mines[mine].faceValue}
          note={({ mine }) => (
            <span class="choice-facts">
              {say('mineNow', {
                income: numeral(language, incomeOf(state, mine)),
                face: numeral(language, mines[mine].faceValue),
                treasury: numeral(language, treasuryOf(state, `mine:${mine}`)),
              })}
            </span>
          )}
        />
      )}
      <PassButton desk={desk} />
      <WhatElse desk={desk} wishes={() => wishesOf(desk)} />
    </>
  )
}

/** Every mine that is neither the company's own nor for sale now. */
function wishesOf({ state, step, player, choices }: Desk): Wish[] {
  const company = step['operation'] as OperationId
  const offered = new Set(ofType(choices, 'buyMine').map(({ action }) => action.mine))
  return mineIds
    .filter((mine) => !offered.has(mine) && state.mines[mine]?.owner !== company)
    .map((mine) => ({ action: { type: 'buyMine', player, mine, price: mines[mine].faceValue } }))
}
