import type { PayOut, PayoutFrame, ShareCompanyId } from '@stellwerk/1854'
import { certificatePercent, priceOf } from '@stellwerk/1854'
import { PayoutChoice } from '../../../../decision/parts/payout-choice.js'
import type { StepProps } from '../desk.js'

/** What becomes of the revenue: both ways side by side. */
export function PayoutStep({ desk }: StepProps) {
  const { player, say } = desk
  const { revenue, company } = desk.step as PayoutFrame
  const share = company as ShareCompanyId
  const percent = certificatePercent(desk.state, share)
  const uses = (['full', 'withhold'] as const).map((how) => ({
    action: { type: 'payOut', player, how } satisfies PayOut,
    label: say(`payout.${how}`),
    each: how === 'full' ? (revenue * percent) / 100 : 0,
  }))
  return (
    <PayoutChoice
      desk={desk}
      company={company}
      uses={uses}
      perShare={say('perCertificate', { percent })}
      priceIn={(state) => priceOf(state, share)}
    />
  )
}
