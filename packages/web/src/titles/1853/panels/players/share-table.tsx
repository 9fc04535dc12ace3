import { companyOrder, heldBy, limitsOf, sharesOf } from '@stellwerk/1853'
import { useSay } from '../../../../language/language.js'
import { HoldingsTable } from '../../../../panels/holdings.js'
import { CompanyChip } from '../../chip.js'
import { unredeemedOf } from '../../facts.js'
import type { Board } from '../board.js'
import { panelTexts } from '../texts.js'
import { playerTexts } from './texts.js'

const places = ['pool', 'offer'] as const

/** All shares side by side: a line for each company, those that are not paid for after a plus. */
export function ShareTable({ board }: { readonly board: Board }) {
  const say = useSay(playerTexts)
  const common = useSay(panelTexts)
  const { state, number } = board
  const { sharesOfOneCompany, papers } = limitsOf(state)
  const some = (count: number): string => (count === 0 ? '–' : number(count))
  return (
    <HoldingsTable
      label={say('shares')}
      company={say('company')}
      columns={[
        ...state.order.map((player) => ({ id: player, label: board.nameOf(player) })),
        ...places.map((place) => ({ id: place, label: common(place) })),
      ]}
      rows={companyOrder.map((company) => ({
        company,
        cells: [
          ...state.order.map((player) => {
            const unredeemed = unredeemedOf(state, company, player)
            const paid = heldBy(state, company, player) - unredeemed
            const held = unredeemed > 0 ? `${number(paid)} + ${number(unredeemed)}` : some(paid)
            return state.companies[company].director === player ? `${held} ★` : held
          }),
          ...places.map((place) => some(sharesOf(state, company, place))),
        ],
      }))}
      Chip={CompanyChip}
    >
      <p class="panel-note">{say('limit', { one: sharesOfOneCompany, papers })}</p>
    </HoldingsTable>
  )
}
