import type {
  CompanyId,
  DebtFrame,
  GiveBackFrame,
  OfferElephant,
  ProposeElephant,
  TrainId,
} from '@stellwerk/1853'
import { debtOf, secondTileFee, secondTileFreeFrom, trainLimit } from '@stellwerk/1853'
import { listed } from '@stellwerk/texts'
import { ChoiceButton } from '../../../../decision/parts/choice-button.js'
import { ChoiceForm } from '../../../../decision/parts/choice-form.js'
import { Fold } from '../../../../decision/parts/section.js'
import { actionsOf, ofType } from '../choices.js'
import type { StepProps } from '../desk.js'
import { companyOfStep } from '../desk.js'

/** Steps with a few plain choices, each with what one has to know for it. */

/** A new director settles what the company owes for its train. */
export function DebtStep({ desk }: StepProps) {
  const { state, say } = desk
  const { company } = desk.step as DebtFrame
  const debt = desk.money(debtOf(state, company))
  return (
    <>
      <p class="decision-hint">
        {say('debtHint', { company, debt, train: state.companies[company].credit ?? '' })}
      </p>
      {actionsOf(desk.choices, 'settleDebt').map((action) => (
        <ChoiceButton key={action.how} desk={desk} action={action} />
      ))}
    </>
  )
}

/** The elephant between the rounds: its holder offers it, the others ask for it, or it stays. */
export function ElephantStep({ desk }: StepProps) {
  const { say, choices } = desk
  const offers = ofType(choices, 'offerElephant')
  const proposals = ofType(choices, 'proposeElephant')
  return (
    <>
      <p class="decision-hint">{say('elephantHint')}</p>
      {actionsOf(choices, 'keepElephant').map((action) => (
        <ChoiceButton key="keep" desk={desk} action={action} />
      ))}
      {offers.length > 0 && (
        <Fold heading={say('offerElephant')}>
          <ChoiceForm<OfferElephant>
            desk={desk}
            choices={offers}
            number={say('price')}
            facets={[
              { id: 'to', label: say('to'), of: ({ to }) => to, name: (_, { to }) => desk.nameOf(to) },
            ]}
          />
        </Fold>
      )}
      {proposals.map((proposal) => (
        <Fold
          key={proposal.action.player}
          heading={say('proposeElephant', { player: desk.nameOf(proposal.action.player) })}
        >
          <ChoiceForm<ProposeElephant> desk={desk} choices={[proposal]} facets={[]} number={say('price')} />
        </Fold>
      ))}
    </>
  )
}

/** The holder of the elephant decides whether there is one more operating round. */
export function ExtraRoundStep({ desk }: StepProps) {
  return (
    <>
      <p class="decision-hint">{desk.say('extraHint')}</p>
      {actionsOf(desk.choices, 'extraRound').map((action) => (
        <ChoiceButton key={String(action.wanted)} desk={desk} action={action} />
      ))}
    </>
  )
}

/** Two ways to a second yellow tile. */
export function OptionStep({ desk }: StepProps) {
  const { say, money } = desk
  const fee = money(secondTileFee[companyOfStep(desk)] ?? 0)
  return (
    <>
      <p class="decision-hint">{say('optionHint')}</p>
      {actionsOf(desk.choices, 'chooseOption').map((action) => (
        <ChoiceButton key={action.option} desk={desk} action={action}>
          <span class="choice-facts">
            {say(`option.${action.option}`, { phase: secondTileFreeFrom, fee })}
          </span>
        </ChoiceButton>
      ))}
    </>
  )
}

/** A company above its limit gives trains back, one after the other. */
export function GiveBackStep({ desk }: StepProps) {
  const { state, say, language } = desk
  const company = (desk.step as GiveBackFrame).todo[0] as CompanyId
  const { trains } = state.companies[company]
  const without = (train: TrainId): TrainId[] => trains.toSpliced(trains.indexOf(train), 1)
  return (
    <>
      <p class="decision-hint">{say('giveBackHint', { company, limit: trainLimit(state) })}</p>
      {actionsOf(desk.choices, 'giveBackTrain').map((action) => (
        <ChoiceButton key={action.train} desk={desk} action={action}>
          <span class="choice-facts">
            {say('keeps', { company, trains: listed(language, without(action.train)) })}
          </span>
        </ChoiceButton>
      ))}
    </>
  )
}
