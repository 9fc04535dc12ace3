import type { Shares } from '@stellwerk/1873'
import type { PlayerId } from '@stellwerk/engine'
import { useSay } from '../../../../language/language.js'
import { seatColour } from '../../story/colours.js'
import type { Board } from '../board.js'
import type { Holding } from '../facts.js'
import { holdings } from '../facts.js'
import { panelTexts } from '../texts.js'
import { companyTexts } from './texts.js'
import './companies.css'

interface OwnershipProps {
  readonly board: Board
  readonly company: string
  readonly shares: Shares
  readonly denomination: number
  readonly director: PlayerId | null
}

/** Whose a company is, as a bar and in words; the director has a star. */
export function Ownership({ board, company, shares, denomination, director }: OwnershipProps) {
  const say = useSay(companyTexts)
  const common = useSay(panelTexts)
  const held = holdings(board.state.order, shares, denomination)
  const colour = ({ holder, isPlayer }: Holding): { background: string } | undefined =>
    isPlayer ? { background: seatColour(board.state.players.indexOf(holder as PlayerId)) } : undefined
  const name = ({ holder, isPlayer }: Holding): string =>
    isPlayer ? board.nameOf(holder as PlayerId) : common(holder as 'pool' | 'issue')
  return (
    <>
      <div class="ownership-bar" aria-hidden="true">
        {held.map((holding) => (
          <span
            key={holding.holder}
            class={`ownership-${holding.holder}`}
            style={{ width: `${holding.percent}%`, ...colour(holding) }}
          />
        ))}
      </div>
      <ul class="panel-list" aria-label={say('owners', { company })}>
        {held.map((holding) => (
          <li key={holding.holder}>
            <span
              class={`ownership-dot ownership-${holding.holder}`}
              style={colour(holding)}
              aria-hidden="true"
            />
            {holding.holder === director ? (
              <>
                <b aria-hidden="true">{name(holding)} ★</b>
                <span class="visually-hidden">{say('directed', { name: name(holding) })}</span>
              </>
            ) : (
              name(holding)
            )}{' '}
            {board.percent(holding.percent)}
          </li>
        ))}
      </ul>
    </>
  )
}
