import type { CompanyId, PayOut } from '@stellwerk/1873'
import { companyOf, priceOf } from '@stellwerk/1873'
import { purseOf } from '@stellwerk/engine'
import { numeral } from '@stellwerk/texts'
import { PayoutTable } from '../../../../decision/parts/payout-table.js'
import { Change } from '../../../../ui/change.js'
import { ofType } from '../choices.js'
import type { Desk } from '../desk.js'
import { treasuryOf } from '../facts.js'
import type { Outcome } from '../outcome.js'

/** What becomes of the profit: three ways side by side, with what each brings to whom. */
export function PayoutStep({ desk }: { readonly desk: Desk }) {
  const { state, step, player, say, language } = desk
  const company = step['operation'] as CompanyId
  const profit = Number(step['profit'])
  const possible = ofType(desk.choices, 'payOut').map(({ action }) => action.how)
  const ways = (['full', 'half', 'withhold'] as const).map((how) => ({
    id: how,
    label: say(`payout.${how}`),
    action: { type: 'payOut', player, how } satisfies PayOut,
    isPossible: possible.includes(how),
  }))
  const denomination = companyOf(state, company)?.denomination ?? 10
  const paid = (how: string): number => (how === 'full' ? profit : how === 'half' ? profit / 2 : 0)
  const gain = (purse: string, { state: after }: Outcome): number =>
    treasuryOf(after, purse) - treasuryOf(state, purse)
  const gained = (purse: string) => (outcome: Outcome) => {
    const amount = gain(purse, outcome)
    return amount > 0 ? `+${numeral(language, amount)}` : numeral(language, amount)
  }
  const price = priceOf(state, company)
  return (
    <PayoutTable
      desk={desk}
      ways={ways}
      rows={(outcomes) => [
        {
          label: say('perShare', { denomination }),
          of: (_, { id }) => numeral(language, (paid(id) * denomination) / 100),
        },
        { label: say('treasury'), of: gained(company) },
        {
          label: say('sharePrice'),
          of: ({ state: after }) => <Change from={price} to={priceOf(after, company)} />,
        },
        ...state.order
          .filter((other) => outcomes.some((outcome) => outcome && gain(purseOf(other), outcome) !== 0))
          .map((other) => ({
            label: desk.nameOf(other),
            isOwn: other === player,
            of: gained(purseOf(other)),
          })),
      ]}
      notes={({ effects, state: after }) =>
        effects.flatMap((effect) => (effect.kind === 'note' ? [desk.line(effect.event, after)] : []))
      }
    />
  )
}
