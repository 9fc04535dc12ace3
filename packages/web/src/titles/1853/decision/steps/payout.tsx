import type { PayOut, PayoutFrame } from '@stellwerk/1853'
import { PayoutChoice } from '../../../../decision/parts/payout-choice.js'
import { priceOf } from '../../facts.js'
import type { StepProps } from '../desk.js'

/** What becomes of the earnings: both ways side by side. */
export function PayoutStep({ desk }: StepProps) {
  const { player, say } = desk
  const { revenue, company } = desk.step as PayoutFrame
  const uses = (['full', 'withhold'] as const).map((how) => ({
    action: { type: 'payOut', player, how } satisfies PayOut,
    label: say(`payout.${how}`),
    each: how === 'full' ? Math.floor(revenue / 10) : 0,
  }))
  return (
    <PayoutChoice
      desk={desk}
      company={company}
      uses={uses}
      perShare={say('perShare')}
      priceIn={(state) => priceOf(state, company)}
    />
  )
}
