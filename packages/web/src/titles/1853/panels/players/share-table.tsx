import { companyOrder, heldBy, limitsOf, sharesOf } from '@stellwerk/1853'
import { useSay } from '../../../../language/language.js'
import { Pointed, Scroll } from '../../../../panels/parts.js'
import { CompanyChip } from '../../chip.js'
import { unredeemedOf } from '../../facts.js'
import type { Board } from '../board.js'
import { panelTexts } from '../texts.js'
import { playerTexts } from './texts.js'

/** All shares side by side: a line for each company, those that are not paid for after a plus. */
export function ShareTable({ board }: { readonly board: Board }) {
  const say = useSay(playerTexts)
  const common = useSay(panelTexts)
  const { state, number } = board
  const { sharesOfOneCompany, papers } = limitsOf(state)
  const some = (count: number): string => (count === 0 ? '–' : number(count))
  return (
    <section>
      <h2>{say('shares')}</h2>
      <Scroll label={say('shares')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('company')}</th>
              {state.order.map((player) => (
                <th key={player} scope="col">
                  {board.nameOf(player)}
                </th>
              ))}
              <th scope="col">{common('pool')}</th>
              <th scope="col">{common('offer')}</th>
            </tr>
          </thead>
          <tbody>
            {companyOrder.map((company) => (
              <Pointed key={company} as="tr" kind="company" id={company}>
                <th scope="row">
                  <CompanyChip company={company} />
                </th>
                {state.order.map((player) => {
                  const unredeemed = unredeemedOf(state, company, player)
                  const paid = heldBy(state, company, player) - unredeemed
                  return (
                    <td key={player}>
                      {unredeemed > 0 ? `${number(paid)} + ${number(unredeemed)}` : some(paid)}
                      {state.companies[company].director === player && ' ★'}
                    </td>
                  )
                })}
                <td>{some(sharesOf(state, company, 'pool'))}</td>
                <td>{some(sharesOf(state, company, 'offer'))}</td>
              </Pointed>
            ))}
          </tbody>
        </table>
      </Scroll>
      <p class="panel-note">{say('limit', { one: sharesOfOneCompany, papers })}</p>
    </section>
  )
}
