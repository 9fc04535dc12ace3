import type { Action, Choice } from '@stellwerk/engine'
import { useSay } from '../../language/language.js'
import { Button } from '../../ui/button.js'
import { Change } from '../../ui/change.js'
import { Unbroken } from '../../ui/unbroken.js'
import { withNumber } from '../choices.js'
import type { Desk } from '../desk.js'
import { quickNumbers } from '../number.js'
import { cardTexts } from '../texts.js'
import { ChoiceForm } from './choice-form.js'
import { Fold } from './section.js'

interface BidsProps<A extends Action> {
  readonly desk: Desk
  readonly choice: Choice<A>
  /** What the bidder has, where the winner pays the bid. */
  readonly cash?: number
}

/** The next bids are one tap away; any other can be entered. */
export function Bids<A extends Action>({ desk, choice, cash }: BidsProps<A>) {
  const say = useSay(cardTexts)
  const { range } = choice
  const left = (bid: number) =>
    cash !== undefined && <Change label={say('ifWon')} from={cash} to={cash - bid} />
  const bids = range ? quickNumbers(range) : []
  return (
    <>
      <div class="decision-row">
        {bids.map((bid, i) => (
          <Button
            key={bid}
            look={i === 0 ? 'primary' : 'plain'}
            class="choice"
            onPress={() => void desk.act(withNumber(choice, bid))}
          >
            <span class="choice-label">
              <Unbroken text={desk.label(withNumber(choice, bid))} />
            </span>
            <span class="effects">{left(bid)}</span>
          </Button>
        ))}
      </div>
      {range && range.max > range.min && (
        <Fold heading={say('otherBid', { max: desk.money(range.max) })}>
          <ChoiceForm
            desk={desk}
            choices={[choice]}
            facets={[]}
            number={say('bid')}
            note={(action) => (
              <span class="effects">{left(Number((action as unknown as { bid: number }).bid))}</span>
            )}
          />
        </Fold>
      )}
    </>
  )
}
