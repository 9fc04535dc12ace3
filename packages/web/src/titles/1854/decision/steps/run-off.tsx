import type { PrivateId } from '@stellwerk/1854'
import { freeFor } from '@stellwerk/1854'
import { Bids } from '../../../../decision/parts/bids.js'
import { ChoiceButton } from '../../../../decision/parts/choice-button.js'
import { actionsOf, ofType } from '../choices.js'
import type { StepProps } from '../desk.js'
import { privateFacts } from '../private-facts.js'
import { Purse, StandingBids, Withdrawals, auctionOf } from './auction.js'

/** Several have bid for the first private: the lowest bid is raised or given up, until one is left. */
export function RunOffStep({ desk }: StepProps) {
  const { state, step, choices, say } = desk
  const id = step['private'] as PrivateId
  const [raising] = ofType(choices, 'raise')
  const asked = raising?.action.player ?? desk.player
  return (
    <>
      <p class="decision-hint">{privateFacts(desk, id)}</p>
      <Purse desk={desk} player={asked} />
      {raising && <Bids desk={desk} choice={raising} cash={freeFor(state, auctionOf(desk), asked, id)} />}
      {actionsOf(choices, 'dropOut').map((action) => (
        <ChoiceButton
          key={action.player}
          desk={desk}
          action={action}
          look={action.player === asked ? 'plain' : 'quiet'}
          label={
            action.player === asked
              ? desk.label(action)
              : say('as', { player: desk.nameOf(action.player), label: desk.label(action) })
          }
        />
      ))}
      <Withdrawals desk={desk} />
      <StandingBids desk={desk} privates={[id]} />
    </>
  )
}
