import type { Action } from '@stellwerk/engine'
import { purseOf } from '@stellwerk/engine'
import type { Item, MineId, RailwayId } from '@stellwerk/1873'
import { concessionMinimum, mineIds, mines, railways } from '@stellwerk/1873'
import { numeral } from '@stellwerk/texts'
import { cardTexts } from '../../../../decision/texts.js'
import { useSay } from '../../../../language/language.js'
import { Change } from '../../../../ui/change.js'
import { CompanyChip } from '../../chip.js'
import { ofType } from '../choices.js'
import type { Desk } from '../desk.js'
import { treasuryOf } from '../facts.js'
import { Bids } from '../../../../decision/parts/bids.js'
import { ChoiceButton, PassButton } from '../../../../decision/parts/choice-button.js'
import { ChoiceForm } from '../../../../decision/parts/choice-form.js'
import { Section } from '../../../../decision/parts/section.js'
import type { Wish } from '../../../../decision/parts/what-else.js'
import { WhatElse } from '../../../../decision/parts/what-else.js'

interface StepProps {
  readonly desk: Desk
}

/** Bidding for the right to buy first. */
export function PremiumStep({ desk }: StepProps) {
  const [choice] = ofType(desk.choices, 'bidPremium')
  const highest = Number(desk.step['bid'] ?? -10)
  const wish: Wish = { action: { type: 'bidPremium', player: desk.player, bid: highest + 10 } }
  return (
    <>
      {choice && <Bids desk={desk} choice={choice} />}
      <PassButton desk={desk} />
      <WhatElse desk={desk} wishes={() => [wish]} />
    </>
  )
}

/** The auction of one item. */
export function AuctionStep({ desk }: StepProps) {
  const [choice] = ofType(desk.choices, 'bid')
  const wish: Wish = { action: { type: 'bid', player: desk.player, bid: Number(desk.step['bid']) + 10 } }
  return (
    <>
      <ItemFacts desk={desk} item={desk.step['item'] as Item} />
      {choice && <Bids desk={desk} choice={choice} cash={treasuryOf(desk.state, purseOf(desk.player))} />}
      <PassButton desk={desk} />
      <WhatElse desk={desk} wishes={() => [wish]} />
    </>
  )
}

/** Putting a concession or an option up for auction. */
export function AuctionRoundStep({ desk }: StepProps) {
  const card = useSay(cardTexts)
  const choices = ofType(desk.choices, 'openAuction')
  const cash = treasuryOf(desk.state, purseOf(desk.player))
  const wishes = (): Wish[] =>
    Object.keys(desk.state.concessions)
      .filter((railway) => desk.state.concessions[railway] === 'bank')
      .map((railway) => ({
        action: {
          type: 'openAuction',
          player: desk.player,
          item: `concession:${railway}`,
          bid: concessionMinimum,
        },
      }))
  return (
    <>
      {choices.length > 0 && (
        <ChoiceForm
          desk={desk}
          choices={choices}
          facets={[
            {
              id: 'item',
              label: desk.say('item'),
              of: ({ item }) => item,
              name: (item) => itemName(desk, item as Item),
            },
          ]}
          number={desk.say('openingBid')}
          note={({ item, bid }) => (
            <span class="effects">
              <ItemFacts desk={desk} item={item} />
              <Change label={card('ifWon')} from={cash} to={cash - bid} />
            </span>
          )}
        />
      )}
      <PassButton desk={desk} />
      <WhatElse desk={desk} wishes={wishes} />
    </>
  )
}

/** The sale of mines and concessions at a falling premium. */
export function SaleStep({ desk }: StepProps) {
  const { state, player } = desk
  const choices = ofType(desk.choices, 'buyItem')
  const premium = Number(desk.step['premium'])
  const wishes = (): Wish[] => {
    const concessions = Object.keys(state.concessions).filter((id) => state.concessions[id] === 'bank')
    const unsold = mineIds.filter((mine) => state.mines[mine]?.owner === 'bank')
    const priced = [
      ...concessions.map((id) => [`concession:${id}`, concessionMinimum] as const),
      ...unsold.map((mine) => [`mine:${mine}`, mines[mine].faceValue] as const),
    ]
    return [
      ...priced.map(([item, price]) => ({
        action: { type: 'buyItem', player, item, price: price + premium },
      })),
      { action: { type: 'pass', player } },
    ]
  }
  const part = (kind: string, heading: string) => {
    const items = choices.filter(({ action }) => action.item.startsWith(kind))
    if (items.length === 0) return null
    return (
      <Section heading={heading}>
        {items.map(({ action }) => (
          <ItemButton key={action.item} desk={desk} action={action} />
        ))}
      </Section>
    )
  }
  return (
    <>
      {part('concession', desk.say('concessions'))}
      {part('mine', desk.say('mines'))}
      <PassButton desk={desk} />
      <WhatElse desk={desk} wishes={wishes} />
    </>
  )
}

function ItemButton({ desk, action }: StepProps & { action: Action & { item: Item } }) {
  const [kind, id = ''] = action.item.split(':') as [string, string | undefined]
  return (
    <ChoiceButton
      desk={desk}
      action={action}
      mark={kind === 'mine' ? undefined : <CompanyChip company={id} />}
      focus={{ kind: kind === 'mine' ? 'mine' : 'company', id }}
    >
      <ItemFacts desk={desk} item={action.item} />
    </ChoiceButton>
  )
}

/** What an item is good for. */
function ItemFacts({ desk, item }: StepProps & { readonly item: Item }) {
  return <span class="choice-facts">{factsOf(desk, item)}</span>
}

function factsOf({ say, money, language, state }: Desk, item: Item): string {
  const [kind, id = ''] = item.split(':') as [string, string | undefined]
  const number = (n: number | undefined): string => numeral(language, n ?? 0)
  if (kind === 'mine') {
    const { baseIncome, machineIncome, switcherIncome } = mines[Number(id) as MineId]
    return say('mineFacts', {
      base: number(baseIncome),
      from: number(machineIncome[0]),
      to: number(machineIncome.at(-1)),
      switcher: number(switcherIncome.at(-1)),
    })
  }
  if (kind === 'concession') {
    const { name, concessionCost } = railways[id as RailwayId]
    return say('concessionFacts', { name, cost: money(concessionCost) })
  }
  const { price = 0, denomination = 0 } = state.railways[id] ?? state.publicMines[id] ?? {}
  return say('optionFacts', { price: money(price), denomination })
}

function itemName({ say }: Desk, item: Item): string {
  const [kind, id = ''] = item.split(':') as [string, string | undefined]
  return say(kind === 'option' ? 'optionFor' : 'concessionOf', { company: id })
}
