import type { Holder } from '@stellwerk/1873'
import { companyOf, holderOf, marketOrder, percentOf, priceOf, shareIds } from '@stellwerk/1873'
import { useSay } from '../../../../language/language.js'
import { HoldingsTable, PercentHeld } from '../../../../panels/holdings.js'
import { CompanyChip } from '../../chip.js'
import type { Board } from '../board.js'
import { panelTexts } from '../texts.js'
import { playerTexts } from './texts.js'

const places = ['pool', 'issue'] as const

/** Every company against every holder, in percent. */
export function ShareTable({ board }: { readonly board: Board }) {
  const say = useSay(playerTexts)
  const common = useSay(panelTexts)
  const { state } = board
  // the MHE has no marker where its price never moves
  const companies = new Set([...marketOrder(state), ...shareIds(state)])
  const holders: readonly Holder[] = [...state.order.map(holderOf), ...places]
  return (
    <HoldingsTable
      label={say('allShares')}
      company={say('company')}
      columns={[
        { id: 'price', label: say('price') },
        ...state.order.map((player) => ({ id: holderOf(player), label: board.nameOf(player) })),
        ...places.map((place) => ({ id: place, label: common(place) })),
      ]}
      rows={[...companies].map((company) => {
        const director = companyOf(state, company)?.director ?? null
        return {
          company,
          cells: [
            board.number(priceOf(state, company)),
            ...holders.map((holder) => (
              <PercentHeld
                board={board}
                percent={percentOf(state, company, holder)}
                director={director !== null && holder === holderOf(director) && say('directs')}
              />
            )),
          ],
        }
      })}
      Chip={CompanyChip}
    />
  )
}
