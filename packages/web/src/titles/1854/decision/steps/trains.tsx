import type { BuyTrain, State } from '@stellwerk/1854'
import { companyOf, mustBuyTrain, trains as allTrains, trainLimit, trainsOnOffer } from '@stellwerk/1854'
import type { Choice } from '@stellwerk/engine'
import { listed } from '@stellwerk/texts'
import type { Facet } from '../../../../decision/choices.js'
import { useOutcome } from '../../../../decision/outcomes.js'
import { ChoiceButton, PassButton } from '../../../../decision/parts/choice-button.js'
import { ChoiceForm } from '../../../../decision/parts/choice-form.js'
import { Fold, Section } from '../../../../decision/parts/section.js'
import type { Wish } from '../../../../decision/parts/what-else.js'
import { WhatElse } from '../../../../decision/parts/what-else.js'
import { shortName } from '../../names.js'
import { actionsOf, ofType } from '../choices.js'
import type { Desk, StepProps } from '../desk.js'
import { companyOfStep } from '../desk.js'
import { treasuryOf } from '../facts.js'

/** Bank and pools sell at printed prices. */
const stores = ['bank', 'pool', 'scrap'] as const

/** Buying trains: from the bank, the pools and other companies. */
export function TrainsStep({ desk }: StepProps) {
  const { state, choices, say, money, language } = desk
  const company = companyOfStep(desk)
  const buying = ofType(choices, 'buyTrain')
  const trades = buying.filter(({ action }) => !stores.some((store) => store === action.from))
  const { trains } = companyOf(state, company)
  return (
    <>
      <p class="decision-hint">
        {say('trainsOwned', {
          trains: trains.length === 0 ? say('noTrains') : listed(language, trains),
          limit: trainLimit(state, company),
          treasury: money(treasuryOf(state, company)),
        })}
      </p>
      {mustBuyTrain(state, company) && (
        <p class="decision-fault">{say('mustBuy', { company: shortName(language, company) })}</p>
      )}
      {stores.map((store) => (
        <Store
          key={store}
          desk={desk}
          heading={say(`from.${store}`)}
          choices={buying.filter(({ action }) => action.from === store)}
        />
      ))}
      {trades.length > 0 && (
        <Fold heading={say('from.company')}>
          <ChoiceForm<BuyTrain>
            desk={desk}
            choices={trades}
            facets={[
              {
                id: 'train',
                label: say('train'),
                of: ({ from, train }) => `${from} ${train}`,
                name: (_, { from, train }) => `${shortName(language, from)} · ${train}`,
              },
              givesFacet(desk),
            ]}
            number={say('price')}
            worth={({ train }) => allTrains[train].price}
          />
        </Fold>
      )}
      <EndOfPurchases desk={desk} />
      <WhatElse desk={desk} wishes={() => wishesOf(desk)} />
    </>
  )
}

interface StoreProps extends StepProps {
  readonly heading: string
  readonly choices: readonly Choice<BuyTrain>[]
}

function Store({ desk, heading, choices }: StoreProps) {
  if (choices.length === 0) return null
  const isExchange = choices.some(({ action }) => action.gives !== undefined)
  return (
    <Section heading={heading}>
      {isExchange ? (
        <ChoiceForm<BuyTrain>
          desk={desk}
          choices={choices}
          facets={[
            {
              id: 'train',
              label: desk.say('train'),
              of: ({ train }) => train,
              name: (train) => train,
            },
            givesFacet(desk),
          ]}
        />
      ) : (
        choices.map(({ action }) => <ChoiceButton key={action.train} desk={desk} action={action} />)
      )}
    </Section>
  )
}

/** What a company at its limit gives up for the train that it must buy. */
const givesFacet = ({ say }: Desk): Facet<BuyTrain> => ({
  id: 'gives',
  label: say('gives'),
  of: ({ gives }) => gives ?? '',
  name: (train) => train,
})

/** Ending the step; a director who cannot pay for any train is warned that this is the end. */
function EndOfPurchases({ desk }: StepProps) {
  const [pass] = actionsOf(desk.choices, 'pass')
  const outcome = useOutcome(desk, pass ? [pass] : [])
  const isBankruptcy = outcome?.events.some(({ kind }) => kind === 'bankrupt') ?? false
  return (
    <>
      {isBankruptcy && (
        <p class="decision-fault" role="alert">
          {desk.say('bankruptcy')}
        </p>
      )}
      <PassButton desk={desk} />
    </>
  )
}

/** What is looked for in this step: every train that bank and pools have, and ending it. */
function wishesOf(desk: Desk): Wish[] {
  const { state, player, choices } = desk
  const company = companyOfStep(desk)
  const possible = new Set(actionsOf(choices, 'buyTrain').map(({ from, train }) => `${from} ${train}`))
  return [
    ...offersFor(state, desk)
      .filter(({ from, train }) => !possible.has(`${from} ${train}`))
      .map((offer) => ({ action: { type: 'buyTrain', player, ...offer } })),
    ...(mustBuyTrain(state, company) ? [{ action: { type: 'pass', player } }] : []),
  ]
}

const offersFor = (state: State, desk: Desk) => trainsOnOffer(state, companyOfStep(desk))
