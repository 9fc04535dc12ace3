import type { CompanyId, PayOut } from '@stellwerk/1873'
import { companyOf, priceOf } from '@stellwerk/1873'
import { PayoutChoice } from '../../../../decision/parts/payout-choice.js'
import type { Desk } from '../desk.js'

/** What becomes of the profit: three ways side by side. */
export function PayoutStep({ desk }: { readonly desk: Desk }) {
  const { step, player, say } = desk
  const company = step['operation'] as CompanyId
  const profit = Number(step['profit'])
  const denomination = companyOf(desk.state, company)?.denomination ?? 10
  const paid = { full: profit, half: profit / 2, withhold: 0 }
  const uses = (['full', 'half', 'withhold'] as const).map((how) => ({
    action: { type: 'payOut', player, how } satisfies PayOut,
    label: say(`payout.${how}`),
    each: (paid[how] * denomination) / 100,
  }))
  return (
    <PayoutChoice
      desk={desk}
      company={company}
      uses={uses}
      perShare={say('perShare', { denomination })}
      priceIn={(state) => priceOf(state, company)}
    />
  )
}
