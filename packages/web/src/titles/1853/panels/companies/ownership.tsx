import type { CompanyId, Holder } from '@stellwerk/1853'
import { holderOf, playerOf, sharesOf } from '@stellwerk/1853'
import { useSay } from '../../../../language/language.js'
import type { Held } from '../../../../panels/ownership.js'
import { OwnershipBar } from '../../../../panels/ownership.js'
import { seatColour } from '../../../../story/colours.js'
import { unredeemedOf } from '../../facts.js'
import { companyName } from '../../names.js'
import type { Board } from '../board.js'
import { panelTexts } from '../texts.js'
import { companyTexts } from './texts.js'

interface OwnershipProps {
  readonly board: Board
  readonly company: CompanyId
}

/** Whose a company is: players in seating order with what they have not paid for, then the pool and the offer. */
export function Ownership({ board, company }: OwnershipProps) {
  const say = useSay(companyTexts)
  const common = useSay(panelTexts)
  const { state } = board
  const held = (holder: Holder): readonly Held[] => {
    const count = sharesOf(state, company, holder)
    if (count === 0) return []
    const player = playerOf(holder)
    const unredeemed = player === undefined ? 0 : unredeemedOf(state, company, player)
    const name = player === undefined ? common(holder as 'pool' | 'offer') : board.nameOf(player)
    return [
      {
        id: holder,
        name,
        percent: count * 10,
        amount: say(unredeemed > 0 ? 'heldUnredeemed' : 'held', { count, unredeemed }),
        ...(player === undefined
          ? { place: holder === 'pool' ? ('pool' as const) : ('issue' as const) }
          : { colour: seatColour(state.players.indexOf(player)) }),
        ...(player !== undefined && state.companies[company].director === player
          ? { spoken: say('directed', { name }) }
          : {}),
      },
    ]
  }
  const holders: readonly Holder[] = [...state.order.map(holderOf), 'pool', 'offer']
  return (
    <OwnershipBar label={say('owners', { company: companyName(company) })} held={holders.flatMap(held)} />
  )
}
