import type { Shares } from '@stellwerk/1873'
import type { PlayerId } from '@stellwerk/engine'
import { useSay } from '../../../../language/language.js'
import type { Held } from '../../../../panels/ownership.js'
import { OwnershipBar } from '../../../../panels/ownership.js'
import { seatColour } from '../../../../story/colours.js'
import type { Board } from '../board.js'
import type { Holding } from '../facts.js'
import { holdings } from '../facts.js'
import { panelTexts } from '../texts.js'
import { companyTexts } from './texts.js'

interface OwnershipProps {
  readonly board: Board
  readonly company: string
  readonly shares: Shares
  readonly denomination: number
  readonly director: PlayerId | null
}

/** Whose a company is: players in order, then the pool and the issue field. */
export function Ownership({ board, company, shares, denomination, director }: OwnershipProps) {
  const say = useSay(companyTexts)
  const common = useSay(panelTexts)
  const held = ({ holder, isPlayer, percent }: Holding): Held => {
    const name = isPlayer ? board.nameOf(holder as PlayerId) : common(holder as 'pool' | 'issue')
    return {
      id: holder,
      name,
      percent,
      amount: board.percent(percent),
      ...(isPlayer
        ? { colour: seatColour(board.state.players.indexOf(holder as PlayerId)) }
        : { place: holder as 'pool' | 'issue' }),
      ...(holder === director ? { spoken: say('directed', { name }) } : {}),
    }
  }
  return (
    <OwnershipBar
      label={say('owners', { company })}
      held={holdings(board.state.order, shares, denomination).map(held)}
    />
  )
}
