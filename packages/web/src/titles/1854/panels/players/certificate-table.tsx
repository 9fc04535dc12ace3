import type { Holder } from '@stellwerk/1854'
import { directorOf, holderOf, percentOf, priceIfAny, shareCompanyIds } from '@stellwerk/1854'
import { useSay } from '../../../../language/language.js'
import { Pointed, Scroll } from '../../../../panels/parts.js'
import { CompanyChip } from '../../chip.js'
import type { Board } from '../board.js'
import { panelTexts } from '../texts.js'
import { playerTexts } from './texts.js'

const places = ['pool', 'tableau', 'split'] as const

/** Every company against every holder, in percent. */
export function CertificateTable({ board }: { readonly board: Board }) {
  const say = useSay(playerTexts)
  const common = useSay(panelTexts)
  const { state } = board
  const holders: readonly Holder[] = [...state.order.map(holderOf), ...places]
  return (
    <section>
      <h2>{say('all')}</h2>
      <Scroll label={say('all')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('company')}</th>
              <th scope="col">{common('price')}</th>
              {state.order.map((player) => (
                <th key={player} scope="col">
                  {board.nameOf(player)}
                </th>
              ))}
              {places.map((place) => (
                <th key={place} scope="col">
                  {common(place)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shareCompanyIds(state).map((id) => {
              const director = directorOf(state, id)
              const price = priceIfAny(state, id)
              return (
                <Pointed as="tr" kind="company" id={id} key={id}>
                  <th scope="row">
                    <CompanyChip company={id} />
                  </th>
                  <td>{price === undefined ? '–' : board.number(price)}</td>
                  {holders.map((holder) => {
                    const percent = percentOf(state, id, holder)
                    return (
                      <td key={holder}>
                        {percent > 0 && board.percent(percent)}
                        {director !== null && holder === holderOf(director) && (
                          <>
                            <b aria-hidden="true"> ★</b>
                            <span class="visually-hidden">{common('director')}</span>
                          </>
                        )}
                      </td>
                    )
                  })}
                </Pointed>
              )
            })}
          </tbody>
        </table>
      </Scroll>
    </section>
  )
}
