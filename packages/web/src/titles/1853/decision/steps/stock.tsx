import type { BuyShare, Redeem, SellShares, StockFrame } from '@stellwerk/1853'
import {
  companyOrder,
  firstRoundDiscount,
  heldBy,
  issuedShares,
  limitsOf,
  purchasePrice,
} from '@stellwerk/1853'
import { purseOf } from '@stellwerk/engine'
import type { Facet } from '../../../../decision/choices.js'
import { ChoiceButton, PassButton } from '../../../../decision/parts/choice-button.js'
import { ChoiceForm } from '../../../../decision/parts/choice-form.js'
import { Fold, Section } from '../../../../decision/parts/section.js'
import type { Wish } from '../../../../decision/parts/what-else.js'
import { WhatElse } from '../../../../decision/parts/what-else.js'
import { CompanyChip } from '../../chip.js'
import { treasuryOf, unredeemedOf } from '../../facts.js'
import { actionsOf, ofType } from '../choices.js'
import type { Desk, StepProps } from '../desk.js'

/** A turn in a stock round: selling, redeeming, and buying one share, in any order. */
export function StockStep({ desk }: StepProps) {
  const { state, player, say, money } = desk
  const { boughtNow } = desk.step as StockFrame
  const buying = actionsOf(desk.choices, 'buyShare')
  const selling = ofType(desk.choices, 'sellShares')
  const redeeming = ofType(desk.choices, 'redeem')
  const ending = actionsOf(desk.choices, 'proposeEnd')
  return (
    <>
      <p class="decision-hint">{say('cashIs', { cash: money(treasuryOf(state, purseOf(player))) })}</p>
      {state.round.stock === 1 && (
        <p class="decision-hint">{say('firstRound', { discount: money(firstRoundDiscount) })}</p>
      )}
      {boughtNow !== null && <p class="decision-hint">{say('bought', { company: boughtNow })}</p>}
      {redeeming.length > 0 && (
        <Section heading={say('redeem')}>
          <p class="decision-hint">{say('redeemHint')}</p>
          <ChoiceForm<Redeem>
            desk={desk}
            choices={redeeming}
            facets={[companyFacet(desk), countFacet(desk)]}
          />
        </Section>
      )}
      {buying.length > 0 && (
        <Section heading={say('buy')}>
          {buying.map((action) => (
            <BuyButton key={`${action.company} ${action.from}`} desk={desk} action={action} />
          ))}
        </Section>
      )}
      {selling.length > 0 && (
        <Fold heading={say('sell')} open={buying.length === 0}>
          <ChoiceForm<SellShares>
            desk={desk}
            choices={selling}
            facets={[companyFacet(desk), countFacet(desk)]}
          />
        </Fold>
      )}
      <PassButton desk={desk} />
      {ending.map((action) => (
        <Fold key={action.type} heading={say('endGame')}>
          <p class="decision-hint">{say('endGameHint')}</p>
          <ChoiceButton desk={desk} action={action} />
        </Fold>
      ))}
      <WhatElse desk={desk} wishes={() => wishesOf(desk)} />
    </>
  )
}

/** A share of the offer costs par, one of the pool its price. */
function BuyButton({ desk, action }: StepProps & { readonly action: BuyShare }) {
  const { state, say, money } = desk
  const { company, from } = action
  const price = purchasePrice(state, company, from)
  return (
    <ChoiceButton
      desk={desk}
      action={action}
      mark={<CompanyChip company={company} />}
      label={say(from === 'offer' ? 'buyOffer' : 'buyPool', { price: money(price) })}
      focus={{ kind: 'company', id: company }}
    >
      {!state.companies[company].operating && (
        <span class="choice-facts">
          {say('issued', { issued: issuedShares(state, company), threshold: limitsOf(state).threshold })}
        </span>
      )}
    </ChoiceButton>
  )
}

const companyFacet = ({ say }: Desk): Facet<SellShares | Redeem> => ({
  id: 'company',
  label: say('company'),
  of: ({ company }) => company,
  name: (company) => company,
})

const countFacet = ({ say }: Desk): Facet<SellShares | Redeem> => ({
  id: 'count',
  label: say('count'),
  of: ({ count }) => String(count),
  name: (count) => count,
})

/** A share of each company that cannot be bought, and sales that are not possible. */
function wishesOf(desk: Desk): Wish[] {
  const { state, player, choices } = desk
  const buyable = new Set(actionsOf(choices, 'buyShare').map(({ company }) => company))
  const sellable = new Set(actionsOf(choices, 'sellShares').map(({ company }) => company))
  return [
    ...companyOrder
      .filter((company) => unredeemedOf(state, company, player) > 0)
      .map((company) => ({ action: { type: 'redeem', player, company, count: 1 } })),
    ...companyOrder
      .filter((company) => !buyable.has(company))
      .map((company) => ({ action: { type: 'buyShare', player, company, from: 'offer' } })),
    ...companyOrder
      .filter((company) => heldBy(state, company, player) > 0 && !sellable.has(company))
      .map((company) => ({ action: { type: 'sellShares', player, company, count: 1 } })),
  ]
}
