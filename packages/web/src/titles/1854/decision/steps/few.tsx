import type { CharterFrame, CompanyId, EmergencyFrame, GiveUpFrame } from '@stellwerk/1854'
import { directorOf, localAgSpace, mailContracts, priceAt, trainsOnOffer } from '@stellwerk/1854'
import { purseOf } from '@stellwerk/engine'
import { listed } from '@stellwerk/texts'
import { ChoiceButton, PassButton } from '../../../../decision/parts/choice-button.js'
import { Section } from '../../../../decision/parts/section.js'
import type { Wish } from '../../../../decision/parts/what-else.js'
import { WhatElse } from '../../../../decision/parts/what-else.js'
import { CompanyChip } from '../../chip.js'
import { fullName, shortName } from '../../names.js'
import { actionsOf } from '../choices.js'
import type { Desk, StepProps } from '../desk.js'
import { companyOfStep } from '../desk.js'
import { treasuryOf } from '../facts.js'
import { Sales } from './sales.js'

/** Steps with a few plain choices, each with what one has to know for it. */

/** A company above its limit gives up trains, one after the other. */
export function GiveUpStep({ desk }: StepProps) {
  const [company] = (desk.step as GiveUpFrame).todo
  return (
    <>
      <p class="decision-hint">
        {desk.say('giveUpHint', { company: fullName(desk.language, company as CompanyId) })}
      </p>
      {actionsOf(desk.choices, 'giveUpTrain').map((action) => (
        <ChoiceButton key={action.train} desk={desk} action={action} />
      ))}
    </>
  )
}

/** The director sells until the train can be paid; then it is bought at once. */
export function EmergencyStep({ desk }: StepProps) {
  const { state, say } = desk
  const { company, price } = desk.step as EmergencyFrame
  const director = directorOf(state, company)
  const cash = director === null ? 0 : treasuryOf(state, purseOf(director))
  const missing = Math.max(0, price - treasuryOf(state, company) - cash)
  return (
    <>
      <p class="decision-fault">
        {say('emergencyHint', { company: shortName(desk.language, company), missing: desk.money(missing) })}
      </p>
      {actionsOf(desk.choices, 'sellOption').map((action) => (
        <ChoiceButton key="option" desk={desk} action={action} />
      ))}
      {actionsOf(desk.choices, 'sellShares').length > 0 && (
        <Section heading={say('sell')}>
          <Sales desk={desk} />
        </Section>
      )}
    </>
  )
}

/** A mail contract pays at the start of each turn, more in later phases. */
export function ContractStep({ desk }: StepProps) {
  const { state, say, money } = desk
  return (
    <>
      <p class="decision-hint">
        {say('treasuryIs', { treasury: money(treasuryOf(state, companyOfStep(desk))) })}
      </p>
      {actionsOf(desk.choices, 'buyContract').map((action) => (
        <ChoiceButton key={action.size} desk={desk} action={action}>
          <span class="choice-facts">
            {say('contractFacts', { ...mailContracts[action.size].income })}
            {' · '}
            {say('contractsLeft', { left: state.contracts[action.size] })}
          </span>
        </ChoiceButton>
      ))}
      <PassButton desk={desk} />
      <WhatElse desk={desk} wishes={() => trainWishes(desk)} />
    </>
  )
}

/** The step before may have been skipped, so trains are what is looked for here. */
const trainWishes = (desk: Desk): Wish[] =>
  trainsOnOffer(desk.state, companyOfStep(desk)).map((offer) => ({
    action: { type: 'buyTrain', player: desk.player, ...offer },
  }))

/** Which local railway the one that is asked merges with. */
export function MergerStep({ desk }: StepProps) {
  return (
    <>
      <p class="decision-hint">{desk.say('mergeHint', { price: desk.money(priceAt(localAgSpace)) })}</p>
      {actionsOf(desk.choices, 'merge').map((action) => (
        <ChoiceButton
          key={action.with}
          desk={desk}
          action={action}
          mark={<CompanyChip company={action.with} />}
        />
      ))}
      <PassButton desk={desk} />
    </>
  )
}

export function CharterStep({ desk }: StepProps) {
  const { locals } = desk.step as CharterFrame
  const names = locals.map((local) => fullName(desk.language, local))
  return (
    <>
      <p class="decision-hint">
        {desk.say('charterHint')} {listed(desk.language, names)}
      </p>
      {actionsOf(desk.choices, 'chooseCharter').map((action) => (
        <ChoiceButton
          key={action.ag}
          desk={desk}
          action={action}
          mark={<CompanyChip company={action.ag} />}
        />
      ))}
    </>
  )
}
