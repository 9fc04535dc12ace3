import type { BuyDirector, BuyOption, BuyShare, ShareCompanyId, State } from '@stellwerk/1854'
import {
  certificatesOf,
  countedCertificates,
  directorOf,
  floatShares,
  holderOf,
  isOverLimit,
  issueSpaces,
  limitOf,
  majorIds,
  majors,
  optionOf,
  percentOf,
  priceAt,
  shareCompanyIds,
} from '@stellwerk/1854'
import { ChoiceButton, PassButton } from '../../../../decision/parts/choice-button.js'
import { ChoiceForm } from '../../../../decision/parts/choice-form.js'
import { Fold, Section } from '../../../../decision/parts/section.js'
import type { Wish } from '../../../../decision/parts/what-else.js'
import { WhatElse } from '../../../../decision/parts/what-else.js'
import { CompanyChip } from '../../chip.js'
import { fullName, shortName } from '../../names.js'
import { actionsOf, ofType } from '../choices.js'
import type { Desk, StepProps } from '../desk.js'
import { Sales } from './sales.js'

/** A turn in a stock round: sell as much as wanted, then buy one certificate. */
export function StockStep({ desk }: StepProps) {
  const { state, player, choices, say } = desk
  const founding = ofType(choices, 'buyDirector')
  const buying = actionsOf(choices, 'buyShare')
  const byOption = ofType(choices, 'buyOption')
  const options = [...actionsOf(choices, 'completeOption'), ...actionsOf(choices, 'sellOption')]
  const isOver = isOverLimit(state, player)
  return (
    <>
      {isOver && (
        <p class="decision-fault">
          {say('overLimit', { held: countedCertificates(state, player), limit: limitOf(state) })}
        </p>
      )}
      {options.length > 0 && (
        <Section heading={say('option')}>
          {options.map((action) => (
            <ChoiceButton key={action.type} desk={desk} action={action} />
          ))}
        </Section>
      )}
      {buying.length > 0 && (
        <Section heading={say('buy')}>
          {buying.map((action) => (
            <ChoiceButton
              key={`${action.company} ${action.from}`}
              desk={desk}
              action={action}
              mark={<CompanyChip company={action.company} />}
              focus={{ kind: 'company', id: action.company }}
            />
          ))}
        </Section>
      )}
      {founding.length > 0 && (
        <Section heading={say('found')}>
          <ChoiceForm<BuyDirector>
            desk={desk}
            choices={founding}
            facets={[
              {
                id: 'company',
                label: say('company'),
                of: ({ company }) => company,
                name: (id) => `${id} ${majors[id as keyof typeof majors].name}`,
              },
              {
                id: 'price',
                label: say('issuePrice'),
                of: ({ price }) => String(price),
                name: (price) => price,
              },
            ]}
            note={({ price }) => (
              <span class="choice-facts">
                {say('floatsWith', { treasury: desk.money(floatShares * price) })}
              </span>
            )}
          />
        </Section>
      )}
      {byOption.length > 0 && (
        <Fold heading={say('byOption')}>
          <ChoiceForm<BuyOption>
            desk={desk}
            choices={byOption}
            facets={[
              {
                id: 'company',
                label: say('company'),
                of: ({ company }) => company,
                name: (id) => fullName(desk.language, id),
              },
              {
                id: 'from',
                label: say('source'),
                of: ({ from }) => from,
                name: (from) => say(`source.${from as BuyOption['from']}`),
              },
            ]}
          />
        </Fold>
      )}
      {actionsOf(choices, 'sellShares').length > 0 && (
        <Fold heading={say('sell')} open={isOver}>
          <Sales desk={desk} />
        </Fold>
      )}
      <PassButton desk={desk} />
      <WhatElse desk={desk} wishes={() => wishesOf(desk)} />
    </>
  )
}

/**
 * What is looked for in a stock round: every company's certificates, and selling what is held. Companies without a price
 * have no words for it but these.
 */
function wishesOf({ state, player, choices, say, language }: Desk): Wish[] {
  const missing = (type: 'buyShare' | 'buyDirector' | 'sellShares', company: ShareCompanyId): boolean =>
    !actionsOf(choices, type).some((action) => action.company === company)
  const label = (key: 'buyOf' | 'foundOf' | 'sellOf', company: ShareCompanyId): string =>
    say(key, { company: shortName(language, company) })
  const companies = shareCompanyIds(state)
  const founding = majorIds
    .filter((company) => directorOf(state, company) === null && missing('buyDirector', company))
    .map((company) => ({
      action: { type: 'buyDirector', player, company, price: leastIssuePrice },
      label: label('foundOf', company),
    }))
  const buying = companies
    .filter((company) => directorOf(state, company) !== null && missing('buyShare', company))
    .map((company) => ({
      action: { type: 'buyShare', player, company, from: sourceOf(state, company) },
      label: label('buyOf', company),
    }))
  const selling = companies
    .filter((company) => percentOf(state, company, holderOf(player)) > 0 && missing('sellShares', company))
    .map((company) => ({
      action: { type: 'sellShares', player, company, count: 1 },
      label: label('sellOf', company),
    }))
  const completing =
    optionOf(state, player) && actionsOf(choices, 'completeOption').length === 0
      ? [{ action: { type: 'completeOption', player } }]
      : []
  return [...completing, ...buying, ...founding, ...selling]
}

const leastIssuePrice = Math.min(...issueSpaces.map(priceAt))

/** Where a certificate of a company would come from now. */
const sourceOf = (state: State, company: ShareCompanyId): BuyShare['from'] =>
  (['pool', 'tableau', 'split'] as const).find((from) => certificatesOf(state, company, from) > 0) ?? 'pool'
