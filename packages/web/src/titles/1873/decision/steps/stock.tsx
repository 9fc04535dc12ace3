import type { FormPublicMine, FoundRailway, MineId, SellShares, UseOption } from '@stellwerk/1873'
import {
  countOf,
  holderOf,
  priceOf,
  privateMinesOf,
  publicMines,
  shareIds,
  sharesOf,
  startPrices,
} from '@stellwerk/1873'
import { CompanyChip } from '../../chip.js'
import { ofType } from '../choices.js'
import type { Desk } from '../desk.js'
import { mineLabel } from '../names.js'
import { ChoiceButton, PassButton } from '../../../../decision/parts/choice-button.js'
import { ChoiceForm } from '../../../../decision/parts/choice-form.js'
import { Fold, Section } from '../../../../decision/parts/section.js'
import type { Wish } from '../../../../decision/parts/what-else.js'
import { WhatElse } from '../../../../decision/parts/what-else.js'

interface StepProps {
  readonly desk: Desk
}

/** A turn in a stock round. */
export function StockStep({ desk }: StepProps) {
  const { choices, say } = desk
  const options = ofType(choices, 'useOption')
  const founding = ofType(choices, 'foundRailway')
  const forming = ofType(choices, 'formPublicMine')
  const buying = ofType(choices, 'buyShare')
  const selling = ofType(choices, 'sellShares')
  const company = { id: 'company', label: say('company'), name: (id: string) => id }
  return (
    <>
      {options.length > 0 && (
        <Section heading={say('useOption')}>
          <ChoiceForm<UseOption>
            desk={desk}
            choices={options}
            facets={[{ ...company, of: (action) => action.company }, countFacet(desk)]}
          />
        </Section>
      )}
      {founding.length > 0 && (
        <Section heading={say('found')}>
          <ChoiceForm<FoundRailway>
            desk={desk}
            choices={founding}
            facets={[
              { id: 'railway', label: say('railway'), of: ({ railway }) => railway, name: (id) => id },
              {
                id: 'price',
                label: say('startPrice'),
                of: ({ price }) => String(price),
                name: (price) => price,
              },
              countFacet(desk),
            ]}
          />
        </Section>
      )}
      {buying.length > 0 && (
        <Section heading={say('buy')}>
          {buying.map(({ action }) => (
            <ChoiceButton
              key={`${action.company} ${action.from}`}
              desk={desk}
              action={action}
              mark={<CompanyChip company={action.company} />}
              label={say(action.from === 'pool' ? 'fromPool' : 'fromIssue', {
                price: desk.money(priceOf(desk.state, action.company)),
              })}
              focus={{ kind: 'company', id: action.company }}
            />
          ))}
        </Section>
      )}
      {forming.length > 0 && (
        <Fold heading={say('form')} open={buying.length === 0}>
          <ChoiceForm<FormPublicMine>
            desk={desk}
            choices={forming}
            facets={[
              {
                ...company,
                of: (action) => action.company,
                name: (id) => `${id} ${publicMines[id as keyof typeof publicMines].name}`,
              },
              mineFacet(desk, 0, say('ownMine')),
              mineFacet(desk, 1, say('secondMine')),
            ]}
          />
        </Fold>
      )}
      {selling.length > 0 && (
        <Fold heading={say('sell')}>
          <ChoiceForm<SellShares>
            desk={desk}
            choices={selling}
            facets={[{ ...company, of: (action) => action.company }, countFacet(desk)]}
          />
        </Fold>
      )}
      <PassButton desk={desk} />
      <WhatElse desk={desk} wishes={() => wishesOf(desk)} />
    </>
  )
}

const countFacet = ({ say }: Desk) => ({
  id: 'count',
  label: say('shares'),
  of: ({ count }: { readonly count: number }) => String(count),
  name: (count: string) => count,
})

const mineFacet = (desk: Desk, at: 0 | 1, label: string) => ({
  id: `mine${at}`,
  label,
  of: ({ mines }: { readonly mines: readonly [MineId, MineId] }) => String(mines[at]),
  name: (mine: string) => mineLabel(desk, Number(mine) as MineId),
})

/** What is looked for in a stock round: every company's shares, selling what is held, founding, forming. */
function wishesOf({ state, player, choices, say }: Desk): Wish[] {
  const buyable = new Set(ofType(choices, 'buyShare').map(({ action }) => action.company))
  const saleable = new Set(ofType(choices, 'sellShares').map(({ action }) => action.company))
  const companies = shareIds(state)
  const buying = companies
    .filter((company) => !buyable.has(company))
    .map((company) => {
      const from = countOf(sharesOf(state, company), 'pool') > 0 ? 'pool' : 'issue'
      return { action: { type: 'buyShare', player, company, from } }
    })
  const selling = companies
    .filter((company) => !saleable.has(company) && countOf(sharesOf(state, company), holderOf(player)) > 0)
    .map((company) => ({ action: { type: 'sellShares', player, company, count: 1 } }))
  const founding = Object.keys(state.concessions)
    .filter((railway) => state.concessions[railway] === holderOf(player) && !state.railways[railway])
    .map((railway) => ({
      action: { type: 'foundRailway', player, railway, price: startPrices[0], count: 1 },
    }))
  const own = privateMinesOf(state, player)
  const unformed = Object.keys(publicMines).find((id) => !state.publicMines[id])
  const forming =
    ofType(choices, 'formPublicMine').length === 0 && unformed !== undefined && own[0] !== undefined
      ? [
          {
            action: { type: 'formPublicMine', player, company: unformed, mines: [own[0], own[1] ?? own[0]] },
            label: say('form'),
          },
        ]
      : []
  return [...buying, ...selling, ...founding, ...forming]
}
