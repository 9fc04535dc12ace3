import type { AuctionFrame, PrivateId } from '@stellwerk/1854'
import { bidsOn, cashOf, facePrice, fallingPrice, lowestPossibleBid, unsoldPrivates } from '@stellwerk/1854'
import type { PlayerId } from '@stellwerk/engine'
import { frameOf, purseOf } from '@stellwerk/engine'
import { ChoiceButton, PassButton } from '../../../../decision/parts/choice-button.js'
import { ChoiceForm } from '../../../../decision/parts/choice-form.js'
import { Section } from '../../../../decision/parts/section.js'
import type { Wish } from '../../../../decision/parts/what-else.js'
import { WhatElse } from '../../../../decision/parts/what-else.js'
import { fullName } from '../../names.js'
import { actionsOf, ofType } from '../choices.js'
import type { Desk, StepProps } from '../desk.js'
import { boundMoney, freeMoney } from '../facts.js'
import { hexOfPrivate, privateFacts } from '../private-facts.js'

export function auctionOf({ state }: Desk): AuctionFrame {
  const auction = frameOf<AuctionFrame>(state, 'auction')
  if (!auction) throw new Error('nothing is auctioned')
  return auction
}

/** A turn in the auction of the privates: the first one is for sale, the later ones take bids. */
export function AuctionStep({ desk }: StepProps) {
  const { state, choices, say, player, language } = desk
  const auction = auctionOf(desk)
  const [head] = unsoldPrivates(state)
  const [buying] = actionsOf(choices, 'buyPrivate')
  const bidding = ofType(choices, 'bid')
  const isOnTurn = player === auction.turn
  return (
    <>
      {!isOnTurn && <p class="decision-hint">{say('notYourTurn', { player: desk.nameOf(auction.turn) })}</p>}
      <Purse desk={desk} player={player} />
      {buying && head && (
        <Section heading={say('forSale')}>
          <ChoiceButton desk={desk} action={buying} focus={{ kind: 'hex', id: hexOfPrivate(head) }}>
            <span class="choice-facts">{privateFacts(desk, head)}</span>
          </ChoiceButton>
        </Section>
      )}
      {bidding.length > 0 && (
        <Section heading={say('bidFor')}>
          <ChoiceForm
            desk={desk}
            choices={bidding}
            facets={[
              {
                id: 'private',
                label: say('private'),
                of: (action) => action.private,
                name: (id) => fullName(language, id),
              },
            ]}
            number={say('bid')}
            note={(action) => <span class="choice-facts">{privateFacts(desk, action.private)}</span>}
          />
        </Section>
      )}
      <Withdrawals desk={desk} />
      <PassButton desk={desk} />
      <StandingBids desk={desk} privates={unsoldPrivates(state)} />
      {isOnTurn && <WhatElse desk={desk} wishes={() => wishesOf(desk)} />}
    </>
  )
}

/** What a player has, and what bids leave of it. */
export function Purse({ desk, player }: StepProps & { readonly player: PlayerId }) {
  const { state, say, money } = desk
  return (
    <p class="decision-hint">
      {say('purse', {
        cash: money(cashOf(state, purseOf(player))),
        bound: money(boundMoney(state, player)),
        free: money(freeMoney(state, player)),
      })}
    </p>
  )
}

/** Bids that were outbid: their owners may take them back at any time, each for oneself. */
export function Withdrawals({ desk }: StepProps) {
  const { choices, say, player } = desk
  const dropping = actionsOf(choices, 'dropBid')
  if (dropping.length === 0) return null
  const label = (action: (typeof dropping)[number]): string =>
    action.player === player
      ? desk.label(action)
      : say('as', { player: desk.nameOf(action.player), label: desk.label(action) })
  return (
    <Section heading={say('withdraw')}>
      {dropping.map((action) => (
        <ChoiceButton
          key={`${action.player} ${action.private}`}
          desk={desk}
          action={action}
          look="quiet"
          label={label(action)}
        />
      ))}
    </Section>
  )
}

interface StandingBidsProps extends StepProps {
  readonly privates: readonly PrivateId[]
}

/** Every private that is not sold, with the bids that stand on it, the highest first. */
export function StandingBids({ desk, privates }: StandingBidsProps) {
  const { say, money, language } = desk
  const auction = auctionOf(desk)
  const [head] = unsoldPrivates(desk.state)
  const price = (id: PrivateId): number =>
    id === head && id === fallingPrice.of ? auction.price : facePrice(id)
  return (
    <Section heading={say('standingBids')}>
      <div class="payout-scroll">
        <table class="payout standing-bids">
          <thead>
            <tr>
              <th scope="col">{say('private')}</th>
              <th scope="col">{say('facePrice')}</th>
              <th scope="col">{say('bids')}</th>
              <th scope="col">{say('leastBid')}</th>
            </tr>
          </thead>
          <tbody>
            {privates.map((id) => {
              const bids = Object.entries(bidsOn(auction, id)).toSorted(([, a], [, b]) => b - a)
              return (
                <tr key={id}>
                  <th scope="row">{fullName(language, id)}</th>
                  <td>{money(price(id))}</td>
                  <td>
                    {bids.length === 0
                      ? say('noBids')
                      : bids
                          .map(([bidder, bid]) =>
                            say('bidBy', { player: desk.nameOf(bidder as PlayerId), bid: money(bid) }),
                          )
                          .join(' · ')}
                  </td>
                  <td>{id === head && bids.length === 0 ? '–' : money(lowestPossibleBid(auction, id))}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </Section>
  )
}

/** What is looked for in the auction: the first private, and a bid on every other one. */
function wishesOf(desk: Desk): Wish[] {
  const { state, player, choices } = desk
  const possible = new Set(ofType(choices, 'bid').map(({ action }) => action.private))
  const [head, ...later] = unsoldPrivates(state)
  const buying: Wish[] =
    head && actionsOf(choices, 'buyPrivate').length === 0 ? [{ action: { type: 'buyPrivate', player } }] : []
  return [
    ...buying,
    ...later
      .filter((id) => !possible.has(id))
      .map((id) => ({
        action: { type: 'bid', player, private: id, bid: lowestPossibleBid(auctionOf(desk), id) },
      })),
  ]
}
