import type { Holder } from '@stellwerk/1854'
import { directorOf, holderOf, percentOf, priceIfAny, shareCompanyIds } from '@stellwerk/1854'
import { useSay } from '../../../../language/language.js'
import { HoldingsTable, PercentHeld } from '../../../../panels/holdings.js'
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
    <HoldingsTable
      label={say('all')}
      company={say('company')}
      columns={[
        { id: 'price', label: common('price') },
        ...state.order.map((player) => ({ id: holderOf(player), label: board.nameOf(player) })),
        ...places.map((place) => ({ id: place, label: common(place) })),
      ]}
      rows={shareCompanyIds(state).map((company) => {
        const price = priceIfAny(state, company)
        const director = directorOf(state, company)
        return {
          company,
          cells: [
            price === undefined ? '–' : board.number(price),
            ...holders.map((holder) => (
              <PercentHeld
                board={board}
                percent={percentOf(state, company, holder)}
                director={director !== null && holder === holderOf(director) && common('director')}
              />
            )),
          ],
        }
      })}
      Chip={CompanyChip}
    />
  )
}
