import type { BuySwitcher, BuyTrain, MineId, OperationId, RailwayId } from '@stellwerk/1873'
import {
  diesels,
  isPublicMine,
  isRailway,
  minesOf,
  railwayOf,
  switcherOnSale,
  unitOnSale,
  units,
} from '@stellwerk/1873'
import type { Facet } from '../../../../decision/choices.js'
import { ofType } from '../choices.js'
import type { Desk } from '../desk.js'
import { ChoiceButton, ChoiceList, PassButton } from '../../../../decision/parts/choice-button.js'
import { ChoiceForm } from '../../../../decision/parts/choice-form.js'
import { Fold, Section } from '../../../../decision/parts/section.js'
import type { Wish } from '../../../../decision/parts/what-else.js'
import { WhatElse } from '../../../../decision/parts/what-else.js'
import { MachineForm } from './machine-form.js'

/** Trains, machines and switchers of any operation, from the bank and from others. */
export function PurchasesStep({ desk }: { readonly desk: Desk }) {
  const { choices, say } = desk
  const trains = ofType(choices, 'buyTrain')
  const machines = ofType(choices, 'buyMachine')
  const switchers = ofType(choices, 'buySwitcher')
  const given = [...ofType(choices, 'scrapTrain'), ...ofType(choices, 'scrapSwitcher')]
  const closing = ofType(choices, 'closeMine')
  const fromBank = switchers.filter(({ action }) => action.from === 'bank')
  const fromOthers = switchers.filter(({ action }) => action.from !== 'bank')
  const trades = trains.filter(({ action }) => action.from !== 'bank')
  const bankTrains = trains.filter(({ action }) => action.from === 'bank')
  return (
    <>
      {bankTrains.length + machines.length + fromBank.length > 0 && (
        <Section heading={say('fromBank')}>
          {bankTrains.map(({ action }) => (
            <ChoiceButton key={action.size} desk={desk} action={action} />
          ))}
          {machines.length > 0 && <MachineForm desk={desk} choices={machines} />}
          {fromBank.length > 0 && <ChoiceForm desk={desk} choices={fromBank} facets={[placeFacet(desk)]} />}
        </Section>
      )}
      {trades.length > 0 && (
        <Fold heading={say('trainsOfOthers')}>
          <ChoiceForm
            desk={desk}
            choices={trades}
            facets={[trainFacet(desk), payerFacet(desk)]}
            number={say('price')}
            worth={({ size }) => (size === 'D' ? diesels.price : units[size].train)}
          />
        </Fold>
      )}
      {fromOthers.length > 0 && (
        <Fold heading={say('switchersOfOthers')}>
          <ChoiceForm
            desk={desk}
            choices={fromOthers}
            facets={[switcherFacet(desk), payerFacet(desk), placeFacet(desk)]}
            number={say('price')}
            worth={({ size }) => (size === 'D' ? 0 : (units[size].switcher ?? 0))}
          />
        </Fold>
      )}
      {given.length + closing.length > 0 && (
        <Fold heading={say('giveUp')}>
          <ChoiceList desk={desk} choices={[...given, ...closing]} />
        </Fold>
      )}
      <PassButton desk={desk} />
      <WhatElse desk={desk} wishes={() => wishesOf(desk)} />
    </>
  )
}

const sizeName = ({ say }: Desk, size: number | string): string =>
  size === 'D' ? say('diesel') : say('size', { size })

const trainFacet = (desk: Desk): Facet<BuyTrain> => ({
  id: 'piece',
  label: desk.say('train'),
  of: ({ from, size }) => `${from} ${size}`,
  name: (_, { from, size }) => `${from} · ${sizeName(desk, size)}`,
})

const switcherFacet = (desk: Desk): Facet<BuySwitcher> => ({
  id: 'piece',
  label: desk.say('switcher'),
  of: ({ from, size, fromMine }) => `${from} ${size} ${fromMine ?? ''}`,
  name: (_, { from, size, fromMine }) =>
    [
      desk.purse(from),
      ...(fromMine === undefined ? [] : [desk.say('mine', { mine: fromMine })]),
      sizeName(desk, size),
    ].join(' · '),
})

const payerFacet = ({ say }: Desk): Facet<BuyTrain | BuySwitcher> => ({
  id: 'payer',
  label: say('maintenance'),
  of: ({ maintenance }) => maintenance ?? '',
  name: (payer) => (payer === 'seller' ? say('sellerPays') : say('buyerPays')),
})

/** Where a public mine puts a switcher, or what it scraps for it. */
const placeFacet = ({ say }: Desk): Facet<BuySwitcher> => ({
  id: 'place',
  label: say('place'),
  of: ({ mine, scraps }) => `${mine ?? ''}/${scraps ?? ''}`,
  name: (_, { mine, scraps }) =>
    mine !== undefined ? say('mine', { mine }) : say('scrapping', { size: scraps ?? 0 }),
})

/** What is looked for in a purchase step: the units, diesels and switchers of the bank, scrapping, and ending it. */
function wishesOf({ state, step, player, say }: Desk): Wish[] {
  const operation = step['operation'] as OperationId
  const size = unitOnSale(state)
  const from = 'bank'
  // before any is on sale one asks for the first
  const switcher = switcherOnSale(state) ?? 2
  const switcherWish = {
    action: {
      type: 'buySwitcher',
      player,
      from,
      size: switcher,
      price: units[switcher].switcher ?? 0,
    },
  }
  const pass = { action: { type: 'pass', player } }
  if (isRailway(operation))
    return [
      { action: { type: 'buyTrain', player, from, size, price: units[size].train } },
      { action: { type: 'buyTrain', player, from, size: 'D', price: diesels.price } },
      switcherWish,
      ...[...new Set(railwayOf(state, operation as RailwayId).trains)].map((train) => ({
        action: { type: 'scrapTrain', player, size: train },
      })),
      pass,
    ]
  const smaller = minesOf(state, operation).filter((mine) => (state.mines[mine]?.machine ?? 1) < size)
  const mines: readonly MineId[] = isPublicMine(operation)
    ? smaller.slice(0, size)
    : minesOf(state, operation)
  return [
    { action: { type: 'buyMachine', player, mines }, label: say('kind.buyMachine') },
    switcherWish,
    pass,
  ]
}
