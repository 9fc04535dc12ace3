import type { PayOut, PayoutFrame } from '@stellwerk/1853'
import { purseOf } from '@stellwerk/engine'
import { numeral } from '@stellwerk/texts'
import { PayoutTable } from '../../../../decision/parts/payout-table.js'
import { Change } from '../../../../ui/change.js'
import { priceOf, treasuryOf } from '../../facts.js'
import { actionsOf } from '../choices.js'
import type { StepProps } from '../desk.js'
import type { Outcome } from '../outcome.js'

/** What becomes of the earnings: both ways side by side, with what each brings to whom and where the price goes. */
export function PayoutStep({ desk }: StepProps) {
  const { state, player, say, language } = desk
  const { revenue, company } = desk.step as PayoutFrame
  const possible = actionsOf(desk.choices, 'payOut').map(({ how }) => how)
  const ways = (['full', 'withhold'] as const).map((how) => ({
    id: how,
    label: say(`payout.${how}`),
    action: { type: 'payOut', player, how } satisfies PayOut,
    isPossible: possible.includes(how),
  }))
  const gain = (purse: string, { state: after }: Outcome): number =>
    treasuryOf(after, purse) - treasuryOf(state, purse)
  const gained = (purse: string) => (outcome: Outcome) => {
    const amount = gain(purse, outcome)
    return amount > 0 ? `+${numeral(language, amount)}` : numeral(language, amount)
  }
  return (
    <PayoutTable
      desk={desk}
      ways={ways}
      rows={(outcomes) => [
        {
          label: say('perShare'),
          of: (_, { id }) => numeral(language, id === 'full' ? Math.floor(revenue / 10) : 0),
        },
        { label: say('treasury'), of: gained(company) },
        {
          label: say('sharePrice'),
          of: ({ state: after }) => <Change from={priceOf(state, company)} to={priceOf(after, company)} />,
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
