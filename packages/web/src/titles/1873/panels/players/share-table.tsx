import type { Holder } from '@stellwerk/1873'
import { companyOf, holderOf, marketOrder, percentOf, priceOf, shareIds } from '@stellwerk/1873'
import { useSay } from '../../../../language/language.js'
import { CompanyChip } from '../../chip.js'
import type { Board } from '../board.js'
import { Pointed, Scroll } from '../../../../panels/parts.js'
import { panelTexts } from '../texts.js'
import { playerTexts } from './texts.js'

/** Every company against every holder, in percent. */
export function ShareTable({ board }: { readonly board: Board }) {
  const say = useSay(playerTexts)
  const common = useSay(panelTexts)
  const { state } = board
  // the MHE has no marker where its price never moves
  const companies = new Set([...marketOrder(state), ...shareIds(state)])
  const holders: readonly Holder[] = [...state.order.map(holderOf), 'pool', 'issue']
  return (
    <section>
      <h2>{say('allShares')}</h2>
      <Scroll label={say('allShares')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('company')}</th>
              <th scope="col">{say('price')}</th>
              {state.order.map((player) => (
                <th key={player} scope="col">
                  {board.nameOf(player)}
                </th>
              ))}
              <th scope="col">{common('pool')}</th>
              <th scope="col">{common('issue')}</th>
            </tr>
          </thead>
          <tbody>
            {[...companies].map((id) => {
              const director = companyOf(state, id)?.director ?? null
              return (
                <Pointed as="tr" kind="company" id={id} key={id}>
                  <th scope="row">
                    <CompanyChip company={id} />
                  </th>
                  <td>{board.number(priceOf(state, id))}</td>
                  {holders.map((holder) => (
                    <td key={holder}>
                      {percentOf(state, id, holder) > 0 && board.percent(percentOf(state, id, holder))}
                      {director !== null && holder === holderOf(director) && (
                        <>
                          <b aria-hidden="true"> ★</b>
                          <span class="visually-hidden">{say('directs')}</span>
                        </>
                      )}
                    </td>
                  ))}
                </Pointed>
              )
            })}
          </tbody>
        </table>
      </Scroll>
    </section>
  )
}
