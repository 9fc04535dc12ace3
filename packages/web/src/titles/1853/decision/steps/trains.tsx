import type { BuyTrain, SellTrain, TrainId } from '@stellwerk/1853'
import { controllerOf, trainLimit, trains } from '@stellwerk/1853'
import { purseOf } from '@stellwerk/engine'
import { ChoiceButton, PassButton } from '../../../../decision/parts/choice-button.js'
import { ChoiceForm } from '../../../../decision/parts/choice-form.js'
import { Fold, Section } from '../../../../decision/parts/section.js'
import { NumberEntry } from '../../../../decision/number-entry.js'
import { quickNumbers } from '../../../../decision/number.js'
import { useEntry } from '../../../../decision/use-entry.js'
import type { Wish } from '../../../../decision/parts/what-else.js'
import { WhatElse } from '../../../../decision/parts/what-else.js'
import { treasuryOf } from '../../facts.js'
import { actionsOf, ofType } from '../choices.js'
import type { Desk, StepProps } from '../desk.js'
import { companyOfStep } from '../desk.js'

const isBank = ({ from }: BuyTrain): boolean => from === 'bank' || from === 'returned'

/** The last step of a turn: trains of the bank and of other companies. */
export function TrainsStep({ desk }: StepProps) {
  const { state, say, money } = desk
  const company = companyOfStep(desk)
  const buying = ofType(desk.choices, 'buyTrain')
  const fromBank = buying.filter(({ action }) => isBank(action))
  const traded = buying.filter(({ action }) => !isBank(action) && action.gift === undefined)
  const gifts = actionsOf(desk.choices, 'buyTrain').filter(
    (action) => !isBank(action) && action.gift !== undefined,
  )
  const selling = ofType(desk.choices, 'sellTrain')
  const count = state.companies[company].trains.length
  return (
    <>
      <p class="decision-hint">
        {say('trainLimit', {
          company,
          count,
          limit: trainLimit(state),
          treasury: money(treasuryOf(state, company)),
        })}
      </p>
      {fromBank.length > 0 && (
        <Section heading={say('fromBank')}>
          {fromBank.map(({ action }) => (
            <BankTrain key={JSON.stringify(action)} desk={desk} action={action} />
          ))}
        </Section>
      )}
      {traded.length + gifts.length > 0 && (
        <Fold heading={say('fromCompanies')}>
          {traded.length > 0 && (
            <ChoiceForm<BuyTrain>
              desk={desk}
              choices={traded}
              number={say('price')}
              worth={({ train }) => trains[train].price}
              facets={[
                { id: 'from', label: say('seller'), of: ({ from }) => from, name: (from) => from },
                { id: 'train', label: say('train'), of: ({ train }) => train, name: (train) => train },
              ]}
            />
          )}
          {gifts.map((action) => (
            <GiftForm key={`${action.from} ${action.train}`} desk={desk} first={action} />
          ))}
        </Fold>
      )}
      {selling.length > 0 && (
        <Fold heading={say('sellTrains')}>
          <ChoiceForm<SellTrain>
            desk={desk}
            choices={selling}
            number={say('price')}
            worth={({ train }) => trains[train].price}
            facets={[
              {
                id: 'by',
                label: say('by'),
                of: ({ player }) => player,
                name: (_, { player }) => desk.nameOf(player),
              },
              { id: 'seller', label: say('seller'), of: ({ seller }) => seller, name: (seller) => seller },
              { id: 'train', label: say('train'), of: ({ train }) => train, name: (train) => train },
            ]}
          />
        </Fold>
      )}
      <PassButton desk={desk} />
      {controllerOf(state, company) === desk.player && <WhatElse desk={desk} wishes={() => wishesOf(desk)} />}
    </>
  )
}

/** A train of the bank, with how it is paid for where that is not plain. */
function BankTrain({ desk, action }: StepProps & { readonly action: BuyTrain }) {
  const { say, money, state } = desk
  const { train, price, gift, credit, token } = action
  const notes = [
    ...(gift === undefined ? [] : [say('giftIs', { gift: money(gift) })]),
    ...(credit ? [say('onCredit', { company: companyOfStep(desk), price: money(price) })] : []),
    ...(token ? [say('withToken')] : []),
    ...(state.doubleCards && (train === '2' || train === '1M') ? [say('doubleCard', { train })] : []),
  ]
  return (
    <ChoiceButton desk={desk} action={action}>
      {notes.length > 0 && <span class="choice-facts">{notes.join(' · ')}</span>}
    </ChoiceButton>
  )
}

/** A train of another company for more than the buyer has: its controller adds what is missing. */
function GiftForm({ desk, first }: StepProps & { readonly first: BuyTrain }) {
  const { state, say, money, player } = desk
  const treasury = treasuryOf(state, companyOfStep(desk))
  const name = `gift ${first.from} ${first.train}`
  const range = {
    field: 'price',
    min: first.price,
    max: treasury + treasuryOf(state, purseOf(player)),
    step: 1,
  }
  const [entered, enter] = useEntry<number | undefined>(name, () => undefined)
  const price = Math.min(range.max, Math.max(range.min, entered ?? range.min))
  const action: BuyTrain = { ...first, price, gift: price - treasury }
  return (
    <Fold heading={say('withGift')}>
      <NumberEntry
        name={name}
        label={say('price')}
        range={range}
        value={price}
        quick={quickNumbers(range, trains[first.train].price)}
        onChange={enter}
        onEnter={() => void desk.act(action)}
      />
      <ChoiceButton desk={desk} action={action}>
        <span class="choice-facts">{say('giftIs', { gift: money(price - treasury) })}</span>
      </ChoiceButton>
    </Fold>
  )
}

/** Trains that somebody might look for in the bank. */
function wishesOf(desk: Desk): Wish[] {
  const { player, choices } = desk
  const possible = new Set(
    actionsOf(choices, 'buyTrain')
      .filter(isBank)
      .map(({ train }) => train),
  )
  return (Object.keys(trains) as TrainId[])
    .filter((train) => !possible.has(train))
    .map((train) => ({
      action: { type: 'buyTrain', player, from: 'bank', train, price: trains[train].price },
    }))
}
