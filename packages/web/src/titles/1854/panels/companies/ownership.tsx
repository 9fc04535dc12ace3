import type { Holder, ShareCompanyId } from '@stellwerk/1854'
import { certificatesOf, holderOf, optionOf, percentOf, playerOf, shareCompanyOf } from '@stellwerk/1854'
import { useSay } from '../../../../language/language.js'
import type { Held } from '../../../../panels/ownership.js'
import { OwnershipBar } from '../../../../panels/ownership.js'
import { seatColour } from '../../../../story/colours.js'
import { fullName } from '../../names.js'
import type { Board } from '../board.js'
import { panelTexts } from '../texts.js'
import { companyTexts } from './texts.js'

interface OwnershipProps {
  readonly board: Board
  readonly company: ShareCompanyId
}

/** Whose a company is: players in order, then the pool, the tableau and the split field. */
export function Ownership({ board, company }: OwnershipProps) {
  const say = useSay(companyTexts)
  const common = useSay(panelTexts)
  const { state, percent } = board
  const { director } = shareCompanyOf(state, company)
  const held = (holder: Holder): readonly Held[] => {
    const share = percentOf(state, company, holder)
    if (share === 0) return []
    const player = playerOf(holder)
    const isDirector = player === undefined ? holder === 'tableau' && director === null : director === player
    const count = certificatesOf(state, company, holder) + (isDirector ? 1 : 0)
    const byOption = player !== undefined && optionOf(state, player)?.company === company
    const name = player === undefined ? common(holder as 'pool' | 'tableau' | 'split') : board.nameOf(player)
    return [
      {
        id: holder,
        name,
        percent: share,
        amount: say(byOption ? 'heldByOption' : 'held', { percent: percent(share), count }),
        ...(player === undefined
          ? { place: holder === 'pool' ? ('pool' as const) : ('issue' as const) }
          : { colour: seatColour(state.players.indexOf(player)) }),
        ...(player !== undefined && isDirector ? { spoken: say('directed', { name }) } : {}),
      },
    ]
  }
  const holders: readonly Holder[] = [...state.order.map(holderOf), 'pool', 'tableau', 'split']
  return (
    <OwnershipBar
      label={say('owners', { company: fullName(board.language, company) })}
      held={holders.flatMap(held)}
    />
  )
}
