import type { CompanyId, PayOut } from '@stellwerk/1873'
import { companyOf, priceOf } from '@stellwerk/1873'
import { purseOf } from '@stellwerk/engine'
import { numeral } from '@stellwerk/texts'
import { Button } from '../../../../ui/button.js'
import { Change } from '../../../../ui/change.js'
import { ofType } from '../choices.js'
import type { Desk } from '../desk.js'
import { treasuryOf } from '../facts.js'
import type { Outcome } from '../outcome.js'
import { useOutcome } from '../outcomes.js'

const ways = ['full', 'half', 'withhold'] as const

/** What becomes of the profit: three ways side by side, with what each brings to whom. */
export function PayoutStep({ desk }: { readonly desk: Desk }) {
  const { state, step, player, say, language } = desk
  const company = step['operation'] as CompanyId
  const profit = Number(step['profit'])
  const actions = ofType(desk.choices, 'payOut').map(({ action }) => action)
  const act = (how: PayOut['how']): PayOut => ({ type: 'payOut', player, how })
  const outcomes = [
    useOutcome(state, [act('full')]),
    useOutcome(state, [act('half')]),
    useOutcome(state, [act('withhold')]),
  ]
  const denomination = companyOf(state, company)?.denomination ?? 10
  const gained = (purse: string, after: Outcome | undefined): string => {
    const gain = after ? treasuryOf(after.state, purse) - treasuryOf(state, purse) : 0
    return after ? (gain > 0 ? `+${numeral(language, gain)}` : numeral(language, gain)) : '…'
  }
  const price = priceOf(state, company)
  const paid = (how: PayOut['how']): number => (how === 'full' ? profit : how === 'half' ? profit / 2 : 0)
  const holders = state.order.filter((other) =>
    outcomes.some(
      (after) => after && treasuryOf(after.state, purseOf(other)) !== treasuryOf(state, purseOf(other)),
    ),
  )
  return (
    <div class="payout-scroll">
      <table class="payout">
        <thead>
          <tr>
            <td />
            {ways.map((how) => (
              <th key={how} scope="col">
                <Button
                  class="payout-way"
                  disabled={!actions.some((action) => action.how === how)}
                  onPress={() => void desk.act(act(how))}
                >
                  {say(`payout.${how}`)}
                </Button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{say('perShare', { denomination })}</th>
            {ways.map((how) => (
              <td key={how}>{numeral(language, (paid(how) * denomination) / 100)}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{say('treasury')}</th>
            {outcomes.map((after, i) => (
              <td key={ways[i]}>{gained(company, after)}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{say('sharePrice')}</th>
            {outcomes.map((after, i) => (
              <td key={ways[i]}>
                {after ? <Change from={price} to={priceOf(after.state, company)} /> : '…'}
              </td>
            ))}
          </tr>
          {holders.map((other) => (
            <tr key={other} class={other === player ? 'payout-own' : undefined}>
              <th scope="row">{desk.nameOf(other)}</th>
              {outcomes.map((after, i) => (
                <td key={ways[i]}>{gained(purseOf(other), after)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {outcomes.map((after, i) =>
        after?.effects.map(
          (effect, k) =>
            effect.kind === 'note' && (
              <p key={`${i} ${k}`} class="decision-hint">
                {say(`payout.${ways[i] ?? 'full'}`)}: {desk.line(effect.event, after.state)}
              </p>
            ),
        ),
      )}
    </div>
  )
}
